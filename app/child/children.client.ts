import { foldText } from "../story/own-words/clean-text";
import { storageKeys } from "../ui/storage-keys";
import { cleanName } from "./name";

/** A child that stories were told for. */
export interface Child {
  readonly name: string;
  /** Of the last story, as they were stored: whoever uses them reads them anew. */
  readonly answers: unknown;
}

export interface Children {
  /** Tonight's child; empty where the parent has named none. */
  readonly name: string;
  /** The latest first. */
  readonly known: readonly Child[];
}

const noChildren: Children = { name: "", known: [] };
const mostChildren = 8;

const isSame = (one: string, other: string) => foldText(one) === foldText(other);

/** Anything that may have been stored. */
export function parseChildren(json: string | null): Children {
  try {
    const kept = JSON.parse(json ?? "null") as { name?: unknown; known?: unknown } | null;
    const known = Array.isArray(kept?.known) ? (kept.known as Partial<Child | null>[]) : [];
    return {
      name: typeof kept?.name === "string" ? cleanName(kept.name) : "",
      known: known.slice(0, mostChildren).flatMap((child) => {
        const name = typeof child?.name === "string" ? cleanName(child.name) : "";
        return name === "" ? [] : [{ name, answers: child?.answers }];
      }),
    };
  } catch {
    return noChildren;
  }
}

type ChildrenStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The names that a parent gave, on this device alone: nothing else may send or log what comes from here. */
export function createChildren(storage: () => ChildrenStorage) {
  const listeners = new Set<() => void>();
  /** Where storage is refused, names last as long as the page. */
  let held: string | null = null;
  let read: { json: string | null; children: Children } = { json: null, children: noChildren };

  function load(): Children {
    let json = held;
    try {
      json ??= storage().getItem(storageKeys.children);
    } catch {
      // Refused, and nothing is held.
    }
    if (json !== read.json) read = { json, children: parseChildren(json) };
    return read.children;
  }

  function save(children: Children): void {
    const json = children.name === "" && children.known.length === 0 ? null : JSON.stringify(children);
    held = null;
    try {
      if (json === null) storage().removeItem(storageKeys.children);
      else storage().setItem(storageKeys.children, json);
    } catch {
      held = json;
    }
    for (const listener of listeners) listener();
  }

  return {
    load,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** As the parent writes it. */
    call(name: string) {
      save({ ...load(), name: cleanName(name) });
    },
    /** A story is told for tonight's child. */
    remember(answers: unknown) {
      const { name, known } = load();
      if (name === "") return;
      const others = known.filter((child) => !isSame(child.name, name));
      save({ name, known: [{ name, answers }, ...others].slice(0, mostChildren) });
    },
    forget(name: string) {
      const kept = load();
      const known = kept.known.filter((child) => child.name !== name);
      save({ name: isSame(kept.name, name) ? "" : kept.name, known });
    },
  };
}

/** Of this browser. */
export const children = createChildren(() => localStorage);
