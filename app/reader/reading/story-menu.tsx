import { type ReactNode, useEffect, useRef } from "react";

/** What can be done with the story, at hand beside the lamp: who reads does not have to go to its end first. */
export function StoryMenu({ children }: { readonly children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const { current } = menu;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("focusin", closeOutside);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("focusin", closeOutside);
    };
  }, []);

  /** The focus stays where the parent was. */
  function close() {
    const { current } = menu;
    if (!current?.open) return;
    current.querySelector("summary")?.focus();
    current.open = false;
  }

  return (
    <details className="story-menu" ref={menu} onKeyDown={({ key }) => key === "Escape" && close()}>
      <summary aria-label="Share and save">
        <span aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it have the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed */}
      <div className="story-menu-list" onClick={close}>
        {children}
      </div>
    </details>
  );
}
