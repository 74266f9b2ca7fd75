import type { SyntheticEvent } from "react";

/** Whether a control was pressed by key: such a press arrives as a click without a count. */
export function isByKey({ nativeEvent }: SyntheticEvent): boolean {
  return nativeEvent instanceof UIEvent && nativeEvent.detail === 0;
}
