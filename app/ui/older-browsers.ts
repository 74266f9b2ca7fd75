/*
 * What the oldest browsers of the README lack of what the product's code and its libraries call. A test looks through
 * the built files for anything newer that neither stands here nor is asked for first (`tests/integration/site/floor`).
 */
function fill(owner: object, name: string, value: (...given: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[index < 0 ? this.length + index : index];
}

function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined;
}

function throwIfAborted(this: AbortSignal): void {
  if (this.aborted) throw this.reason ?? new DOMException("", "AbortError");
}

function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** A form of ours listens for it and sends nothing by itself. */
function requestSubmit(this: HTMLFormElement): void {
  this.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

/** Before anything of the page runs that could call it. */
export function fillOlderBrowsers(): void {
  fill(Array.prototype, "at", at);
  fill(String.prototype, "at", at);
  fill(Object, "hasOwn", hasOwn);
  fill(AbortSignal.prototype, "throwIfAborted", throwIfAborted);
  fill(AbortSignal, "timeout", timeout);
  fill(HTMLFormElement.prototype, "requestSubmit", requestSubmit);
}
