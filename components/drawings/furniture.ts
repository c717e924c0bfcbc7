import { at, circle, d, ellipse, line, path, rect, ring, times } from './svg';

/** What stands on the pavement and hangs in the sky. */
export function tree(x: number, h = 190): string {
  return at(
    x,
    0,
    line(d`M0 0V${-h * 0.5}M0 ${-h * 0.34}l-11 -18M0 ${-h * 0.4}l10 -14`, 'trunk', 5.5) +
      ellipse(0, -h * 0.66, [36, h * 0.25], 'leaf') +
      ellipse(-14, -h * 0.56, [25, h * 0.17], 'leaf2') +
      ellipse(15, -h * 0.58, [22, h * 0.16], 'leaf') +
      ellipse(7, -h * 0.76, [22, h * 0.15], 'leaf3') +
      ellipse(-9, -h * 0.7, [9, h * 0.06], 'leaf3') +
      path('M-20 0h40v-5h-40Z', 'iron'),
  );
}

export function lamp(x: number): string {
  return at(
    x,
    0,
    rect({ x: -6, y: -10, w: 12, h: 10, c: 'iron' }) +
      line('M0 -8V-132', 'iron', 4) +
      line('M-14 -120h28', 'iron', 2.4) +
      path('M-9 -138h18l-4 -22h-10Z', 'glass') +
      path('M-11 -160h22l-7 -9h-8Z', 'iron') +
      circle(0, -148, 34, 'glow'),
  );
}

export function bench(x: number): string {
  const slats = times(3, i =>
    rect({ x: -32, y: [-20, -30, -38][i] ?? 0, w: 64, h: 4, c: 'wood', attrs: 'rx="1"' }),
  );
  return at(
    x,
    0,
    line('M-24 0v-16M24 0v-16', 'iron', 3) + slats + line('M-26 -18v-22M26 -18v-22', 'iron', 2.4),
  );
}

export function bike(x: number): string {
  const wheels = ring(-22, 0, 16, { c: 'iron', width: 2.6 }) + ring(22, 0, 16, { c: 'iron', width: 2.6 });
  return at(
    x,
    -17,
    wheels + line('M-22 0l12-22h24l8 22M-10-22 2 0h-24M2 0 14-22M-12-28h8M14-22l-3-10h8', 'red', 2.6),
  );
}

export function cloud(x: number, y: number, scale = 1): string {
  const puff = 'M-60 0a20 20 0 0 1 8-38 34 34 0 0 1 62-12 26 26 0 0 1 44 18 17 17 0 0 1 4 32Z';
  return `<g class="cloud" transform="translate(${x},${y}) scale(${scale})"><path d="${puff}"/></g>`;
}

/** The far roofs behind the street, always the same for the same width. None stands out beside the first or last shop. */
export function skyline(width: number): string {
  let roofs = '';
  let state = 5;
  for (let x = 0; x < width - OVERLAP;) {
    state = (state * 73 + 19) % 101;
    const w = Math.min(50 + (state % 60), width - x);
    const h = 60 + ((state * 7) % 120);
    const roof = state % 3 === 0 ? d`l${w / 2} -26 ${w / 2} 26` : d`h${w}`;
    roofs += `M${x} 0v${-h}${roof}v${h}Z`;
    x += w - OVERLAP;
  }
  return `<path class="far" d="${roofs}"/>`;
}

/** How far each far roof reaches under its neighbor, so no sky shines through between them. */
const OVERLAP = 2;
