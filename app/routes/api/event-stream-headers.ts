export const eventStreamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // A proxy that compresses or buffers would hold the first words back.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};
