import { brand } from "../story/brand";

/** Where the switch's choice is kept: 'light' or 'night'; without it the system's setting counts. */
export const themeKey = `${brand.slug}_theme`;

/** What browsers paint around the page: the token `--sky` by day and by night. */
export const themeColors = { light: "#f1e5cf", night: "#16131a" } as const;

/**
 * Runs in <head>, after the `theme-color` tags and before the first paint, on pages of every kind. It is also all that
 * the switch (`data-theme-switch`) needs, so that pages without scripts of their own have one. Storage may be refused.
 */
export const themeBeforePaint = `(function(e,k,n,l){var d=e.documentElement.dataset,s,v;function p(t){d.theme=t;e.querySelectorAll("[name=theme-color]").forEach(function(m){m.content=t==n?"${themeColors.night}":"${themeColors.light}"})}d.switch="";try{s=localStorage;v=s[k];(v==n||v==l)&&p(v)}catch(x){}addEventListener("click",function(c){if(c.target.closest("[data-theme-switch]")){p((d.theme||(matchMedia("(prefers-color-scheme:dark)").matches?n:l))==n?l:n);try{s[k]=d.theme}catch(x){}}})})(document,"${themeKey}","night","light")`;
