import { createHash } from "node:crypto";
import { deviceCookie } from "#features/scales/instruments/rules/device-answers.ts";
import { SAVED_COOKIE } from "#shared/saved-address.ts";
import { TYPED_KEY } from "#ui/typed-forms.ts";

/** What tells that somebody is at the page; a browser may tell of a scroll or a move that went nowhere. */
const REACHED = "pointermove pointerdown touchstart keydown focusin click scroll wheel submit";
/** What a visitor keeps on the device is shown by scripts alone. */
const KEPT = new RegExp(`(^| )(${deviceCookie("")}|${SAVED_COOKIE}=)`);
/** A press that comes before the scripts waits so long for them; then the form goes as it does without. */
const HELD_MS = 5000;
/** Who touches nothing, as some who hear a page, has the scripts after so long. */
const UNTOUCHED_MS = 10_000;

/**
 * The script of a page that is read: it fetches the others once the page has been painted and runs them when somebody
 * reaches for it (decision 0092). What a device keeps is asked for in tasks of their own: each waits for another process.
 */
export const WAKE = `(()=>{
let asked,ready,held,timer;
const on=addEventListener,
run=e=>{if(e&&{scroll:!scrollY,pointermove:!e.movementX&&!e.movementY}[e.type])return;asked=true;if(!ready)return;ready=false;const w=document.querySelector("script[type=later]"),s=document.createElement("script");s.type="module";s.nonce=w.nonce;s.textContent=w.textContent;w.after(s)},
drop=()=>{clearTimeout(timer);if(held)delete held.dataset.held;held=null};
for(const n of"${REACHED}".split(" "))on(n,run);
on("submit",e=>{const f=e.target,b=e.submitter;if(!b||!f.hasAttribute("data-waits"))return drop();e.preventDefault();if(f.dataset.held)return;held=f;f.dataset.held=b.value;timer=setTimeout(()=>{if(!f.dataset.held)return;drop();f.removeAttribute("data-waits");f.requestSubmit(b)},${HELD_MS})},true);
on("click",e=>{if(e.target.closest("a[href]"))drop()});
on("pagehide",drop);
on("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{ready=true;setTimeout(run,${UNTOUCHED_MS});for(const kept of[()=>asked||${KEPT}.test(document.cookie),()=>localStorage.length,()=>sessionStorage.getItem("${TYPED_KEY}")||location.hash||scrollY])setTimeout(()=>{try{if(kept())run()}catch{}});new PerformanceObserver(()=>{for(const l of document.querySelectorAll("link[rel=later]"))l.rel="modulepreload"}).observe({type:"paint",buffered:true})})))
})()`;

export const WAKE_VERSION = createHash("sha256").update(WAKE).digest("base64url").slice(0, 7);
export const WAKE_ADDRESS = `/assets/wake/${WAKE_VERSION}`;
