import { short } from './svg';

/**
 * The Map: an invented town drawn from a seed, with no tiles and no third-party data. Blocks and buildings are one
 * path each, and what the frame cannot show is left out, because this string is sent with the page.
 */
export function town({ seed = 11, labels = 'all' }: TownSpec = {}): string {
  const random = seededRandom(seed);
  const columns = cuts(-W * 0.35, W * 1.35, () => 62 + random() * 44);
  const rows = cuts(-H * 0.45, H * 1.45, () => 48 + random() * 32);
  const layers = { blocks: '', parks: '', buildings: '', trees: '' };
  forEachBlock(columns, rows, (block, isPark) => {
    const isVisible = isInFrame(block);
    if (isPark) {
      const trees = park(block, random);
      if (isVisible) layers.parks += box(block);
      if (isVisible) layers.trees += trees;
      return;
    }
    const houses = buildings(block, random);
    if (isVisible) layers.blocks += box(block);
    if (isVisible) layers.buildings += houses;
  });
  const mi = Math.max(
    2,
    columns.findIndex(x => x > W * 0.52),
  );
  const mj = Math.max(
    3,
    rows.findIndex(y => y > H * 0.46),
  );
  const mainStreet = columns[mi] ?? W / 2;
  const millRoad = rows[mj] ?? H / 2;
  const names = labels === 'none' ? '' : streetNames({ columns, rows, mi, mj, minor: labels === 'all' });
  return [
    `<rect width="${W}" height="${H}" class="m-street"/>`,
    `<g transform="rotate(${ROTATION} ${W / 2} ${H / 2})">`,
    `<path class="m-block" d="${layers.blocks}"/><path class="m-park" d="${layers.parks}"/>`,
    `<path class="m-bld" d="${layers.buildings}"/><path class="m-tree" d="${layers.trees}"/>`,
    `<path class="m-art" d="M${short(mainStreet)} ${-H}V${H * 2}M${-W} ${short(millRoad)}H${W * 2}"/>${names}</g>`,
    `<path class="m-riv" d="${RIVER}"/>`,
    labels === 'none' ? '' : label('Mill River', { x: W * 0.062, y: H * 0.5, turn: 72, look: 'm-water' }),
  ].join('');
}

function forEachBlock(
  columns: number[],
  rows: number[],
  visit: (block: Block, isPark: boolean) => void,
): void {
  columns.slice(0, -1).forEach((left, i) => {
    rows.slice(0, -1).forEach((top, j) => {
      const right = columns[i + 1] ?? left;
      const bottom = rows[j + 1] ?? top;
      const block = { x: left + 6, y: top + 6, w: right - left - 12, h: bottom - top - 12 };
      visit(block, PARKS.has(`${i},${j}`));
    });
  });
}

function buildings({ x, y, w, h }: Block, random: () => number): string {
  const count = 2 + Math.floor(random() * 3);
  const plot = (w - 8) / count;
  let roofs = '';
  for (let q = 0; q < count; q++) {
    for (const atFoot of [false, true]) {
      if (random() < 0.16) continue;
      const depth = h * 0.26 + random() * h * 0.12;
      const top = atFoot ? y + h - 4 - depth : y + 4;
      roofs += box({ x: x + 4 + q * plot, y: top, w: plot - 4, h: depth });
    }
  }
  return roofs;
}

function park({ x, y, w, h }: Block, random: () => number): string {
  return Array.from({ length: 9 }, () => {
    const cx = x + 8 + random() * (w - 16);
    const cy = y + 8 + random() * (h - 16);
    const r = 3 + random() * 3;
    return `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
  }).join('');
}

function streetNames({ columns, rows, mi, mj, minor }: StreetNameSpec): string {
  const mainX = columns[mi] ?? 0;
  const major =
    label('MAIN STREET', { x: mainX + 4, y: H * 0.12, turn: 90, look: 'm-lab' }) +
    label('MILL ROAD', { x: W * 0.62, y: (rows[mj] ?? 0) + 3.6, turn: 0, look: 'm-lab' });
  if (!minor) return major;
  return (
    major +
    label('ELM ST', { x: (columns[mi - 2] ?? 0) + 3.4, y: H * 0.72, turn: 90, look: 'm-lab2' }) +
    label('ORCHARD LANE', { x: W * 0.66, y: (rows[mj - 3] ?? 0) + 3.2, turn: 0, look: 'm-lab2' }) +
    label('STATION RD', { x: W * 0.3, y: (rows[mj + 3] ?? 0) + 3.2, turn: 0, look: 'm-lab2' })
  );
}

function label(text: string, { x, y, turn, look }: LabelSpec): string {
  const spot = `x="${short(x)}" y="${short(y)}"`;
  const rotate = turn ? ` transform="rotate(${turn} ${short(x)} ${short(y)})"` : '';
  return `<text ${spot} class="${look}"${rotate}>${text}</text>`;
}

/** Would any of the block show once the town is turned? Tests its middle against the frame with room to spare. */
function isInFrame({ x, y, w, h }: Block): boolean {
  const angle = (ROTATION * Math.PI) / 180;
  const dx = x + w / 2 - W / 2;
  const dy = y + h / 2 - H / 2;
  const cx = W / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const cy = H / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
  return cx > -SPARE && cx < W + SPARE && cy > -SPARE && cy < H + SPARE;
}

function box({ x, y, w, h }: Block): string {
  // Whole units: a tenth of one cannot be seen, and there are hundreds of these.
  const [left, top, wide, high] = [x, y, w, h].map(Math.round);
  return `M${left} ${top}h${wide}v${high}H${left}z`;
}

function cuts(from: number, to: number, step: () => number): number[] {
  const positions: number[] = [];
  for (let at = from; at < to; at += step()) positions.push(at);
  return positions;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The frame that every map is drawn in. */
const W = 720;
const H = 520;
const ROTATION = -12;
const SPARE = 70;
const PARKS: ReadonlySet<string> = new Set(['6,9', '7,9', '10,5']);
const RIVER = 'M14.4 -40C115.2 104 0 218.4 93.6 322.4S72 494 187.2 570';

type TownSpec = { seed?: number | undefined; labels?: 'all' | 'major' | 'none' | undefined };
type Block = { x: number; y: number; w: number; h: number };
type LabelSpec = { x: number; y: number; turn: number; look: string };
type StreetNameSpec = { columns: number[]; rows: number[]; mi: number; mj: number; minor: boolean };
