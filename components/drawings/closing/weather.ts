import { at, line } from '../svg';

/** Rain for a whole scene, standing still. `id` names its pattern on the page. */
export function rain(box: string, id: string): string {
  const drops = '<path class="drops" d="M12 6l-5 17M48 40l-5 17M70 0l-4 13M28 66l-5 17"/>';
  return pattern({ id, size: 'width="74" height="92"', inside: drops }) + `<rect ${box} fill="url(#${id})"/>`;
}

/** Snow for a whole scene, standing still. */
export function snow(box: string, id: string): string {
  let state = 17;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const flakes = Array.from({ length: 26 }, (_, i) => {
    const [x, y, r] = [random(230), (i * 9 + random(8)) % 232, [1.6, 2.2, 3][random(3)] ?? 2];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  });
  const inside = `<path class="flakes" d="${flakes.join('')}"/>`;
  return pattern({ id, size: 'width="230" height="234"', inside }) + `<rect ${box} fill="url(#${id})"/>`;
}

/** Snow that lies on a ledge and hangs over its edge. */
export function snowCap({ x, y, width, height = 9, seed, droop = 1 }: SnowCapSpec): string {
  const count = Math.max(3, Math.round(width / 24));
  const step = width / count;
  let state = seed;
  let edge = '';
  for (let i = 0; i < count; i++) {
    state = (state * 31 + 7) % 9;
    edge += `q${(-step / 2).toFixed(1)} ${((7 + state * 1.3) * droop).toFixed(1)} ${(-step).toFixed(1)} 0`;
  }
  const top = `M${x} ${y + 3}q0 ${-height - 3} ${height} ${-height - 3}h${width - 2 * height}q${height} 0 ${height} ${height + 3}`;
  return `<path class="snow" d="${top}${edge}Z"/>`;
}

/** A tree without leaves, snow along its branches. */
export function bareTree(x: number, h: number): string {
  const y = (part: number) => (-h * part).toFixed(0);
  const branches = `M0 0V${y(0.6)}M0 ${y(0.32)}L-26 ${y(0.62)}M0 ${y(0.42)}L24 ${y(0.74)}M0 ${y(0.58)}L-12 ${y(0.92)}M0 ${y(0.58)}L14 ${y(0.98)}M-15 ${y(0.5)}L-34 ${y(0.5)}M14 ${y(0.6)}L33 ${y(0.62)}`;
  const lying = `M-2 ${y(0.36)}L-26 ${y(0.655)}M3 ${y(0.46)}L24 ${y(0.775)}M-14 ${y(0.545)}H-33M15 ${y(0.64)}L33 ${y(0.655)}`;
  return at(
    x,
    0,
    `${line(branches, 'trunk', 5)}<path class="snow-line" d="${lying}"/><path class="snow" d="M-30 1q30 -20 60 0Z"/>`,
  );
}

export function puddle(x: number, y: number, [rx, ry]: readonly [number, number]): string {
  return `<g class="puddle"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/><ellipse cx="${x - rx * 0.2}" cy="${y}" rx="${rx * 0.45}" ry="${ry * 0.4}"/></g>`;
}

function pattern({ id, size, inside }: { id: string; size: string; inside: string }): string {
  return `<defs><pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${inside}</pattern></defs>`;
}

type SnowCapSpec = { x: number; y: number; width: number; height?: number; seed: number; droop?: number };
