import { ACCESSIBILITY_HEAD } from '@/components/accessibility/head-piece';
import { DECIDE_PROMOTION } from '@/components/promotion/time-left';
import { STORED_USER_KEY } from '@/lib/analytics/track';
import { THEME_COLORS } from '@/lib/seo/addresses';
import { routes } from '@/lib/site/routes';
import { toScriptJson } from '@/lib/site/text';
import { THEME_KEY, TOAST_KEY } from './stored-keys';

/**
 * What must be decided before the first paint, as the source of an inline script: that scripts run, the theme, the
 * remembered accessibility choices, whether someone has signed in here (the link 'Sign In' then reads 'Account', by the
 * styles until its text can be changed, and leads there), whether the promotion runs by the visitor's clock (and it is decided again at the moment that changes),
 * and whether the toast was already closed in this session. It holds the paint for what a page waits for (hold-paint.tsx). Once there is a scrollbar it also says how wide.
 * What was remembered is read again when a page that was rendered ahead of a click is shown, when one comes back by the
 * Back button, and when another tab has changed it. The promotion is decided again then, too, and when a device wakes:
 * timers stand while it sleeps.
 */
export function headScript(windows: readonly PromotionSpan[]): string {
  const spans = toScriptJson(windows.map(({ start, end }) => [start, end]));
  return `(${SOURCE})(document.documentElement,${spans},${toScriptJson(THEME_COLORS)});`;
}

const SOURCE = `function(html,spans,colors){
var data=html.dataset;
function stored(area,key){try{return window[area].getItem(key)}catch(error){return null}}
data.js='';
document.querySelectorAll('link[rel=expect]').forEach(function(link){link.setAttribute('blocking','render')});
var system=matchMedia('(prefers-color-scheme: dark)');
function recall(){var choice=stored('localStorage','${THEME_KEY}');
data.theme=choice==='dark'||(choice!=='light'&&system.matches)?'dark':'light';
document.querySelectorAll('meta[name=theme-color]').forEach(function(meta){
meta.content=colors[choice]||colors[/dark/.test(meta.media)?'dark':'light']});
${ACCESSIBILITY_HEAD}
if(stored('sessionStorage','${TOAST_KEY}'))data.toast='closed'}
recall();system.addEventListener('change',recall);
['prerenderingchange','DOMContentLoaded'].forEach(function(type){document.addEventListener(type,recall)});
if(stored('localStorage','${STORED_USER_KEY}')){data.user='';
document.addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[data-account]').forEach(function(link){
link.firstChild.textContent=link.dataset.account;delete link.dataset.account;link.href='${routes.account()}'})})}
addEventListener('pageshow',again);addEventListener('storage',recall);['visibilitychange','${DECIDE_PROMOTION}'].forEach(function(type){document.addEventListener(type,promo)});
function again(event){if(event.persisted){recall();promo()}}
function bar(){var width=innerWidth-html.clientWidth;if(width>0)document.body?.style.setProperty('--scrollbar',width+'px')}
addEventListener('load',function(){bar();addEventListener('resize',bar)});
var timer;
function promo(){var now=Date.now(),state='ended',end=0,next=Infinity;clearTimeout(timer);
spans.forEach(function(span){
if(span[0]<=now){end=span[1];if(now<span[1])state='active'}
if(span[0]>now)next=Math.min(next,span[0]);
if(span[1]>now)next=Math.min(next,span[1])});
data.promo=state;data.promoEnd=String(end);
if(next<Infinity)timer=setTimeout(promo,Math.min(next-now+1,2147483647))}
promo()}`;

type PromotionSpan = { start: number; end: number };
