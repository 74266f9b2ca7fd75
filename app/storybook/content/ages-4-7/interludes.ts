import type { Band } from "../../content-contract";
import { calm } from "./interludes-calm";
import { glad } from "./interludes-glad";
import { way } from "./interludes-way";
import { worry } from "./interludes-worry";

export const interludes: Band["interludes"] = { way, worry, glad, calm };
