/* Written by `npm run inline` from the scripts beside it. */

export const wizardScript =
  "(()=>{const e=document.documentElement.dataset,t=location.hash.slice(1);addEventListener(\"error\",n=>{var r;n.target.tagName===\"SCRIPT\"&&(delete e.js,\"held\"in e&&((r=document.forms[\"wizard\"])==null||r.requestSubmit()))},!0),addEventListener(\"submit\",n=>{n.target.id!==\"wizard\"||!(\"js\"in e)||\"live\"in e||(n.preventDefault(),e.held=\"\")},!0),e.js=\"\",t===\"story\"?e.screen=t:new RegExp(\"^(age|gender|interests|style|lesson|readingTime)$\").test(t)&&(e.step=t);try{localStorage[\"preselected_value\"]&&(e.handed=\"\")}catch{}})();";

export const themeScript =
  "(()=>{const t=document.documentElement.dataset,o=\"[data-theme-switch]\";let n;function a(e){t.theme=e;for(const c of document.querySelectorAll(\"[name=theme-color]\"))c.content=e===\"night\"?\"#16131a\":\"#f1e5cf\"}t.switch=\"\";try{n=localStorage;const e=n[\"bedtime_theme\"];(e===\"night\"||e===\"light\")&&a(e)}catch{}addEventListener(\"DOMContentLoaded\",()=>{for(const e of document.querySelectorAll(o))e.checked=t.theme?t.theme===\"night\":matchMedia(\"(prefers-color-scheme:dark)\").matches}),addEventListener(\"change\",e=>{const c=e.target.closest(o);if(c){a(c.checked?\"night\":\"light\");try{n&&(n[\"bedtime_theme\"]=t.theme)}catch{}}})})();";

export const typeSizeScript =
  "(()=>{try{document.documentElement.dataset.typeSize=localStorage[\"bedtime_type_size\"]||\"\"}catch{}})();";

export const handoffScript =
  "addEventListener(\"click\",a=>{const t=a.target.closest(\"a[data-category]\");if(t)try{localStorage[\"preselected_category\"]=t.dataset.category,localStorage[\"preselected_value\"]=t.dataset.value,t.search=\"\"}catch{}});";

export const afterPaintScript =
  "(()=>{var r;function o(){var c;for(const e of document.querySelectorAll(\"link[rel=later]\"))e.rel=\"modulepreload\";for(const e of document.querySelectorAll(\"script[type=later]\")){const n=document.createElement(\"script\");n.type=\"module\",n.nonce=(c=e.nonce)!=null?c:\"\",n.text=e.text,e.replaceWith(n)}}const t=window.PerformanceObserver;document.hidden||!((r=t==null?void 0:t.supportedEntryTypes)!=null&&r.includes(\"paint\"))?o():(new t(o).observe({type:\"paint\",buffered:!0}),addEventListener(\"load\",()=>setTimeout(o,500)))})();";
