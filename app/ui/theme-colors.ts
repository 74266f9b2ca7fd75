/** The tokens `--sky` by day and by night, for the browser's own frame and for installed copies, which read no style sheet. */
export const skyColors = { day: "#f3ead9", night: "#14142a" } as const;
