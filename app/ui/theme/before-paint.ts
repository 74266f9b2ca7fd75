import { brand } from "../../story/brand";
import { skyColors } from "./colors";

/** Where the switch's choice is kept: 'light' or 'night'; without it the system's setting counts. */
const themeKey = `${brand.slug}_theme`;

/**
 * Runs in <head>, after the `theme-color` tags and before the first paint, on pages of every kind. It is also all that a
 * switch (`data-theme-switch`) needs, so that pages without scripts of their own have one. Storage may be refused.
 */
export const themeBeforePaint = `(function(e,k,n,l){var d=e.documentElement.dataset,q="[data-theme-switch]",s,v;function w(x,f){e.querySelectorAll(x).forEach(f)}function p(t){d.theme=t;w("[name=theme-color]",function(c){c.content=t==n?"${skyColors.night}":"${skyColors.day}"})}d.switch="";try{s=localStorage;v=s[k];(v==n||v==l)&&p(v)}catch(x){}addEventListener("DOMContentLoaded",function(){w(q,function(i){i.checked=d.theme?d.theme==n:matchMedia("(prefers-color-scheme:dark)").matches})});addEventListener("change",function(c){c=c.target.closest(q);if(c){p(c.checked?n:l);try{s[k]=d.theme}catch(x){}}})})(document,"${themeKey}","night","light")`;

/** Whether the page has its night colors. */
export function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
}
