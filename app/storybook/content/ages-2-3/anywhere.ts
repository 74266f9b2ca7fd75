export const anyTrouble = ["path", "keeper", "work"] as const;
export const anyGoal = ["journey", "making"] as const;
