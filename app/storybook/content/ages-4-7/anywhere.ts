/** A turn that fits every kind of obstacle. */
export const anywhere = ["path", "keeper", "work"] as const;
