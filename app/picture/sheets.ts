import type { Piece } from "./pieces";

const addresses = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });

/** Address of a sheet of drawings. */
export const addressOf = (sheet: Piece["sheet"]): string => addresses[`./art/${sheet}.svg`] ?? "";
