/** The film's stage as one HTML page. `window.showAt(seconds)` sets it to a moment; nothing in it moves by itself. */
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { awningMarkup } from '../../components/drawings/awning-drawing.ts';
import { portraitMarkup } from '../../components/drawings/people.ts';
import { pinShape } from '../../components/drawings/pin-shape.ts';
import { signFit } from '../../components/drawings/sign-fit.ts';
import { streetCrop, streetDrawing } from '../../components/drawings/street-drawing.ts';
import { claimOnce, layStreet } from '../../components/drawings/street.ts';
import { demoStage } from './demo-stage.mjs';
import { filmStyles } from './styles.ts';

export async function filmPage(name, film) {
  const boards = film.chapters.map(({ from, to, board }) => ({ from, to, text: board, ...signFit(board) }));
  const data = JSON.stringify({ boards, seconds: film.seconds });
  const stage = STAGES[name](film);
  return `<!doctype html><meta charset="utf-8"><style>${filmStyles().join('\n')}</style>
<body class="${name}">${stage}
<div class="hanger" id="hanger"><span class="board"><span class="board-text" id="board"></span></span></div>
<script>window.FILM=${data}</script><script>${await directions()}</script>`;
}

function supportStage({ chat }) {
  const { doors } = layStreet(PLAN, claimOnce());
  const center = shop => doors.find(door => door.shop === shop)?.center ?? 0;
  const scene = time => `<div class="layer ${time}" id="${time}"><div class="layer sky-${time}"></div>
<div class="scene" data-from="${center('florist')}" data-to="${center('plumber')}">${street()}</div></div>`;
  const bubbles = chat.map(({ from, text }) => `<p class="${from}">${text}</p>`).join('');
  return `${scene('day')}${scene('night')}
<svg class="pin-layer" viewBox="0 0 1280 720"><g id="pin">${pinShape}</g></svg>
<div class="bubble-row" id="chat">${bubbles}</div>`;
}

function founderStage() {
  const face = portraitMarkup('maya', { id: 'maya' });
  const row = streetCrop({ plan: PLAN, claim: claimOnce(), sky: 420, align: 'xMinYMax meet' });
  return `<div class="layer day"><div class="layer sky-day"></div><div class="scene" id="row">${row}</div></div>
<div class="doorway" id="doorway"><div class="face" id="face">${face}</div>
<div class="cloth">${awningMarkup({ stripes: ['bottle', 'white'], count: 9, height: 46 })}</div></div>`;
}

async function directions() {
  const input = fileURLToPath(new URL('stage.js', import.meta.url));
  const { output } = await build({ input, write: false, output: { format: 'iife' } });
  return output[0].code;
}

function street() {
  return streetDrawing({ plan: PLAN, claim: claimOnce() });
}

const STAGES = { founder: founderStage, support: supportStage, demo: demoStage };
const PLAN = [
  'books',
  'coffee',
  'florist',
  80,
  'restaurant',
  'dentist',
  84,
  'plumber',
  'barber',
  80,
  'auto',
  60,
  'florist',
];
