import { demoShop } from '@/content/demo-shop';
/** The demo's stage: five scenes, each in a layer over the one before (demo-scenes.js fades and moves them). */
import { pinShape } from '../../components/drawings/pin-shape.ts';
import { shopFrame, streetDrawing } from '../../components/drawings/street-drawing.ts';
import { claimOnce, layStreet, loneShop, shopWidth } from '../../components/drawings/street.ts';
import { town } from '../../components/drawings/town.ts';

export function demoStage({ chat }) {
  return [searchScene(), siteScene(), chatScene(chat), reportScene(), streetScene()].join('\n');
}

function searchScene() {
  const { words, name, rating, distance, hours, place } = demoShop.search;
  const letters = Array.from(words, letter => `<span>${letter}</span>`).join('');
  return `<div class="layer" id="search">
<svg class="map" id="map" viewBox="${MAP_VIEW}">${town({ seed: 23, labels: 'none' })}
${RIVALS.map(spot => `<g class="rival" transform="translate(${spot}) scale(1.5)">${RIVAL}</g>`).join('')}
<g id="map-pin">${pinShape}</g></svg>
<p class="search-field">${MAGNIFIER}<span id="typed">${letters}</span></p>
<div class="found" id="found"><p><b>${escape(name)}</b>${rating} · ${distance}<br><b class="open">${hours}</b></p>
<b class="place">${place}</b></div></div>`;
}

function siteScene() {
  const { address, phone, headline, text, button } = demoShop.website;
  const shop = shopFrame({ markup: loneShop('plumber', 'site-'), width: shopWidth('plumber'), sky: 372 });
  return `<div class="layer sky-day" id="site"><div class="browser" id="browser">
<p class="address"><i></i><i></i><i></i><span>${address}</span></p>
<p class="brand"><b>${escape(demoShop.name)}</b><span>${phone}</span></p>
<div class="screen"><div><p class="headline">${headline}</p><p>${text}</p>
<span class="call">${button}<i id="tap"></i></span></div>${shop}</div></div>
<p class="dialing" id="dialing">Calling ${phone}</p></div>`;
}

function chatScene(chat) {
  const bubbles = chat.map(({ from, text }) => `<p class="${from}">${text}</p>`).join('');
  return `<div class="layer night sky-night" id="evening">${standing('plumber', 'barber')}
<div class="talk"><p class="hour">${demoShop.night}</p><div class="bubble-row" id="talk">${bubbles}</div></div></div>`;
}

function reportScene() {
  const { title, figures, bars, next } = demoShop.report;
  const numbers = figures
    .map(({ value, label, before }) => `<p><b>${value}</b>${label}<i>${before}</i></p>`)
    .join('');
  return `<div class="layer" id="report"><div class="sheet" id="sheet">
<p class="sheet-head"><b>${title}</b><span>${escape(demoShop.name)}</span></p><div class="numbers">${numbers}</div>
<div class="sheet-foot"><div class="bars" id="bars">${bars.map(height => `<i style="height:${height}%"></i>`).join('')}</div>
<p class="next"><b>Next:</b> ${next}</p></div></div></div>`;
}

function streetScene() {
  return `<div class="layer day sky-day" id="morning">${standing('plumber', 'coffee')}
<svg class="pin-layer" viewBox="0 0 1280 720"><g id="pin">${pinShape}</g></svg></div>`;
}

/** A street of its own, whose `shop` the director puts where it wants it. */
function standing(shop, neighbor) {
  const plan = ['books', 'florist', neighbor, 90, shop, 70, 'dentist', 'restaurant', 60, 'auto'];
  const { doors } = layStreet(plan, claimOnce());
  const { center } = doors.find(door => door.shop === shop);
  return `<div class="scene" data-center="${center}">${streetDrawing({ plan, claim: claimOnce() })}</div>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;');
}

/** The town as a picture of 16:9 with the shop's corner at its right. */
const MAP_VIEW = '20 97 480 270';
const RIVALS = ['440,190', '472,320'];
const RIVAL =
  '<path d="M0 0c-3-5-9-9-9-16a9 9 0 0 1 18 0c0 7-6 11-9 16Z" class="m-dot"/><circle cy="-16" r="3.4" fill="#fff"/>';
const MAGNIFIER = '<svg viewBox="0 0 24 24"><circle cx="11" cy="11" r="7"/><path d="m21 21-5-5"/></svg>';
