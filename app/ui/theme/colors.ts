/** The tokens `--sky` by day and by night, for the browser's own frame and for installed copies, which read no style sheet. */
export const skyColors = { day: "#f1e5cf", night: "#16131a" } as const;
