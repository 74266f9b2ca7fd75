import type { TellingFailure } from "./telling";

interface AnalyticsEvent {
  event: string;
  label: string;
  value: number;
}

/** For the operator's tag manager, if there is one; nothing is sent by ourselves. */
function pushToDataLayer(event: AnalyticsEvent): void {
  const page = window as { dataLayer?: unknown };
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  (page.dataLayer as unknown[]).push(event);
}

export function reportTelling(outcome: "success" | TellingFailure, attempt: number): void {
  pushToDataLayer(
    outcome === "success"
      ? { event: "story_generated", label: "success", value: attempt }
      : { event: "story_generation_error", label: outcome.message, value: attempt },
  );
}
