/* Written by `npm run inline` from the scripts beside it. */

export const wizardScript =
  "(()=>{const e=document.documentElement.dataset,r=location.hash.slice(1);if(addEventListener(\"error\",t=>{var n;t.target.tagName===\"SCRIPT\"&&(delete e.js,\"held\"in e&&((n=document.forms[\"wizard\"])==null||n.submit()))},!0),addEventListener(\"submit\",t=>{t.target.id!==\"wizard\"||!(\"js\"in e)||\"live\"in e||(t.preventDefault(),e.held=\"\")},!0),window.TransformStream&&window.TextDecoderStream&&CSS.supports(\"aspect-ratio:1\")){window.TextEncoderStream||(window.TextEncoderStream=class extends TransformStream{constructor(){const t=new TextEncoder;super({transform:(n,s)=>s.enqueue(t.encode(n))})}}),e.js=\"\",r===\"story\"?e.screen=r:new RegExp(\"^(age|gender|interests|style|lesson|readingTime)$\").test(r)&&(e.step=r);try{localStorage[\"preselected_value\"]&&(e.handed=\"\")}catch{}}})();";

export const themeScript =
  "(()=>{const t=document.documentElement.dataset,o=\"[data-theme-switch]\";let n;function a(e){t.theme=e;for(const c of document.querySelectorAll(\"[name=theme-color]\"))c.content=e===\"night\"?\"#16131a\":\"#f1e5cf\"}t.switch=\"\";try{n=localStorage;const e=n[\"bedtime_theme\"];(e===\"night\"||e===\"light\")&&a(e),n[\"bedtime_shelf\"]&&(t.shelf=\"\")}catch{}addEventListener(\"DOMContentLoaded\",()=>{for(const e of document.querySelectorAll(o))e.checked=t.theme?t.theme===\"night\":matchMedia(\"(prefers-color-scheme:dark)\").matches}),addEventListener(\"change\",e=>{const c=e.target.closest(o);if(c){a(c.checked?\"night\":\"light\");try{n&&(n[\"bedtime_theme\"]=t.theme)}catch{}}})})();";

export const typeScript =
  "(()=>{const a=document.documentElement.dataset;try{a.typeSize=localStorage[\"bedtime_type_size\"]||\"\",a.lineSpacing=localStorage[\"bedtime_line_spacing\"]||\"\",a.face=localStorage[\"bedtime_face\"]||\"\"}catch{}})();";

export const handoffScript =
  "addEventListener(\"click\",a=>{const t=a.target.closest(\"a[data-category]\");if(t)try{localStorage[\"preselected_category\"]=t.dataset.category,localStorage[\"preselected_value\"]=t.dataset.value,t.search=\"\"}catch{}});";

export const afterPaintScript =
  "(()=>{var o;function r(){var c;const s=\"js\"in document.documentElement.dataset;for(const e of document.querySelectorAll(\"link[rel=later]\"))e.href.endsWith(\".css\")?e.rel=\"stylesheet\":s&&(e.rel=\"modulepreload\");if(s)for(const e of document.querySelectorAll(\"script[type=later]\")){const n=document.createElement(\"script\");n.type=\"module\",n.nonce=(c=e.nonce)!=null?c:\"\",n.text=e.text,e.replaceWith(n)}}const t=window.PerformanceObserver;document.hidden||!((o=t==null?void 0:t.supportedEntryTypes)!=null&&o.includes(\"paint\"))?r():(new t(r).observe({type:\"paint\",buffered:!0}),addEventListener(\"load\",()=>setTimeout(r,500)))})();";
