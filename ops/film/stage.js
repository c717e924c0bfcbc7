/*
 * Runs inside the film's page: sets everything on the stage to one moment. `FILM` is the film's data, written before
 * this script; the director of its kind answers to `window.showAt(seconds)`.
 */
import { demo } from './demo-scenes.js';
import { ease, find, paintBoard, part, placeStreet, settle } from './moves.js';

const { seconds } = window.FILM;
const directors = { support, founder, demo };
window.showAt = directors[document.body.className]();

function support() {
  const CENTER = 640;
  const GROUND = 624;
  const ROOF = 338;
  const scenes = Array.from(document.querySelectorAll('.scene'));
  const { from, to } = scenes[0].dataset;
  const pin = find('pin');

  return second => {
    const x = Number(from) + (Number(to) - Number(from)) * ease(part(second, 0.6, 6.2));
    const zoom = 1.03 + 0.05 * ease(part(second, 9.8, 13)) - 0.05 * ease(part(second, 14.4, seconds));
    for (const scene of scenes)
      placeStreet(scene.firstElementChild, { x, zoom, center: CENTER, ground: GROUND });
    const night = 1 - ease(part(second, 0.8, 3)) + ease(part(second, 9.4, 11.2));
    find('night').style.opacity = String(night);
    const fall = part(second, 5.7, 6.5);
    const y = GROUND - ROOF * zoom - (1 - settle(fall)) * 420;
    pin.setAttribute('transform', `translate(${CENTER} ${y}) scale(${zoom * 1.7})`);
    pin.style.opacity = fall > 0 ? '1' : '0';
    Array.from(find('chat').children).forEach((bubble, index) => {
      const begin = 10.9 + index * 1.3;
      const opacity = ease(part(second, begin, begin + 0.4)) - ease(part(second, 14.3, 14.7));
      bubble.style.opacity = String(opacity);
      bubble.style.transform = `translateY(${(1 - opacity) * 14}px)`;
    });
    paintBoard(second);
  };
}

function founder() {
  const row = find('row').firstElementChild;
  const first = row.viewBox.baseVal.x + 790;
  return second => {
    placeStreet(row, {
      x: first + 420 * ease(part(second, 0, seconds)),
      zoom: 1.2,
      center: 640,
      ground: 640,
    });
    const face = find('face');
    face.style.transform = `translateY(${Math.sin(second * 1.1) * 3}px) rotate(${Math.sin(second * 0.8) * 0.9}deg)`;
    paintBoard(second);
  };
}
