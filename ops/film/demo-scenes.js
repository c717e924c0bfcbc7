/* The demo's director: the search, the site, the chat, the report, the street (demo-stage.mjs). */
import { ease, find, paintBoard, part, placeStreet, settle } from './moves.js';

export function demo() {
  return second => {
    for (const [id, begin] of Object.entries(CUTS))
      find(id).style.opacity = String(ease(part(second, begin, begin + 0.6)));
    for (const play of SCENES) play(second);
    paintBoard(second);
  };
}

function search(second) {
  find('map').style.transform = `scale(${1 + 0.06 * ease(part(second, 2.6, 4.6))})`;
  Array.from(find('typed').children).forEach((letter, index) => {
    letter.style.opacity = second >= 1 + index * 0.1 ? '1' : '0';
  });
  document.querySelectorAll('.rival').forEach((rival, index) => {
    rival.style.opacity = String(part(second, 2.8 + index * 0.25, 3.1 + index * 0.25));
  });
  const fall = part(second, 3.5, 4.3);
  const pin = find('map-pin');
  pin.setAttribute('transform', `translate(360 ${292 - (1 - settle(fall)) * 160}) scale(1.8)`);
  pin.style.opacity = fall > 0 ? '1' : '0';
  rise(find('found'), part(second, 4.4, 4.9));
}

function site(second) {
  const arrival = ease(part(second, 7.9, 8.9));
  find('browser').style.transform = `translateY(${(1 - arrival) * 90}px)`;
  const press = part(second, 11.4, 12.1);
  const tap = find('tap');
  tap.style.transform = `scale(${0.4 + press})`;
  tap.style.opacity = press > 0 ? String(1 - press) : '0';
  rise(find('dialing'), part(second, 11.8, 12.3));
}

function evening(second) {
  stand('evening', { center: 300, zoom: 1.16 + 0.04 * ease(part(second, 15, 17.5)), ground: 650 });
  Array.from(find('talk').children).forEach((bubble, index) => {
    const begin = 16.2 + index * 1.5;
    rise(bubble, part(second, begin, begin + 0.4));
  });
}

function report(second) {
  find('sheet').style.transform = `translateY(${(1 - ease(part(second, 23.3, 24.3))) * 90}px)`;
  Array.from(find('bars').children).forEach((bar, index) => {
    const begin = 24.6 + index * 0.09;
    bar.style.transform = `scaleY(${ease(part(second, begin, begin + 0.6))})`;
  });
  rise(document.querySelector('.next'), part(second, 26.4, 26.9));
}

function morning(second) {
  const [center, zoom, ground] = [640, 0.98, 640];
  stand('morning', { center, zoom, ground });
  const fall = part(second, 30.8, 31.6);
  const top = ground - 338 * zoom - (1 - settle(fall)) * 420;
  find('pin').setAttribute('transform', `translate(${center} ${top}) scale(${zoom * 1.7})`);
  find('pin').style.opacity = fall > 0 ? '1' : '0';
}

/** Puts the scene's own shop at `center`, on the ground line. */
function stand(id, place) {
  const scene = find(id).querySelector('.scene');
  placeStreet(scene.firstElementChild, { x: Number(scene.dataset.center), ...place });
}

/** Comes in from a little below. */
function rise(element, share) {
  element.style.opacity = String(ease(share));
  element.style.transform = `translateY(${(1 - ease(share)) * 14}px)`;
}

/** When each scene begins to cover the one before. */
const CUTS = { site: 7.8, evening: 15, report: 23.2, morning: 30.2 };
const SCENES = [search, site, evening, report, morning];
