/** The six questions, in order, with the words of docs/specification.md. Field names are those of the story request. */
export const steps = [
  {
    field: "age",
    title: "Child's Age",
    headline: "How old is your little one?",
    dataEvent: "age_selected",
  },
  {
    field: "gender",
    title: "Child's Gender",
    headline: "Tell us about your child",
    dataEvent: "gender_selected",
  },
  {
    field: "interests",
    title: "Interests",
    headline: "What does your child love?",
    dataEvent: "interests_selected",
  },
  {
    field: "style",
    title: "Story Style",
    headline: "What kind of story mood?",
    dataEvent: "mood_selected",
  },
  {
    field: "lesson",
    title: "Life Lesson",
    headline: "What lesson should we include?",
    dataEvent: "lesson_selected",
  },
  {
    field: "readingTime",
    title: "Story Length",
    headline: "How long should the story be?",
    dataEvent: "length_selected",
  },
] as const;

export type Step = (typeof steps)[number];
export type StepField = Step["field"];
