import { asLines } from "../../../picture/paper/as-lines";
import { drawScene } from "../../../picture/paper/drawn-scene.client";
import type { Scene } from "../../../picture/scene";
import { brand } from "../../../story/brand";
import { adoptStyles } from "../print/print-story.client";
import styles from "./coloring.css?inline";

/** One sheet with the scene in lines and the story's name below it. It waits for no network that the page did not need. */
export async function printColoring(opened: Window, scene: Scene, title: string): Promise<void> {
  const { document } = opened;
  const drawing = asLines(await drawScene(scene));
  document.title = `${title || brand.name} - Coloring Page`;
  document.documentElement.lang = "en";
  adoptStyles(styles, document);
  const sheet = document.body.appendChild(document.createElement("main"));
  const name = document.createElement("p");
  name.textContent = title;
  sheet.appendChild(drawing);
  sheet.appendChild(name);
  if (opened.closed) return;
  opened.focus();
  opened.print();
}
