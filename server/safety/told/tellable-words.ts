/** Innocent in a story, though a parent may not ask for them, or a disguise may be read so. */
export const tellableWords =
  "put|hugged|hug|ass|cock|cocks|dick|hell|fool|pig|cow|idiot|stupid|a hole|puts|make out|made out|makes out|grope|gropes|groped|groping|fondly|fond|torture|poker|blow me";
