import { type MouseEvent, type PointerEvent, useRef } from "react";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { isTap, type Turn, turnOfKey, turnOfSwipe, turnOfTap } from "./turns";

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest("button") !== null;

/** Hears keys, taps and swipes. @returns what the element that is tapped listens with */
export function useTurns(turn: (to: Turn) => void) {
  const from = useRef({ x: 0, y: 0 });

  useBrowserLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = turnOfKey(event);
      if (!to || ((event.key === "Enter" || event.key === " ") && isButton(event.target))) return;
      event.preventDefault();
      // A key that is held down would turn to the story's end.
      if (!event.repeat) turn(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY, pointerType }: PointerEvent) {
      // A mouse that is drawn along marks words.
      const to = turnOfSwipe(clientX - from.current.x, clientY - from.current.y);
      if (to && pointerType !== "mouse") turn(to);
    },
    onClick({ clientX, clientY, detail, target }: MouseEvent) {
      if (isButton(target)) return;
      // Screen readers press without a pointer.
      if (detail === 0) turn("on");
      else if (isTap(clientX - from.current.x, clientY - from.current.y)) turn(turnOfTap(clientX, innerWidth));
    },
  };
}
