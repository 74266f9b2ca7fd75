/** The product's name in one place, so that a fork renames it here. The public origin comes from configuration. */
export const brand = {
  name: "Moonthread",
  slug: "moonthread",
  tagline: "Bedtime stories made for your child",
} as const;
