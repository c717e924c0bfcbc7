/** A house at night with so many of its windows lit. `wall` is one of four. */
export function litHouse({ lit, windows, columns, wall, label }: LitHouseSpec): string {
  const rows = Math.ceil(windows / columns);
  const width = 16 + columns * 40 + 14;
  const top = 300 - 94 - rows * 42;
  const panes = Array.from({ length: windows }, (_, index) => {
    const x = 28 + (index % columns) * 40;
    const y = 206 - Math.floor(index / columns) * 42;
    return index < lit ? litPane(x, y) : `M${x + 1} ${y + 1}h24v28h-24z`;
  });
  const middle = width / 2;
  return `<svg viewBox="0 ${top - 14} ${width} ${314 - top}" role="img" aria-label="${label}"><path class="wall-${wall}" d="M8 300V${top + 12}h${width - 16}v${288 - top}z"/><path class="wall-roof" d="M2 ${top + 12}v-12h${width - 4}v12zM8 244h${width - 16}v4H8z"/><path class="pane-lit" d="${panes.slice(0, lit).join('')}"/><path class="pane-bars" d="${bars(lit, columns)}"/><path class="pane-off" d="${panes.slice(lit).join('')}"/><path class="wall-door" d="M${middle - 19} 300v-48h38v48z"/></svg>`;
}

function litPane(x: number, y: number): string {
  return `M${x} ${y}h26v30h-26z`;
}

function bars(lit: number, columns: number): string {
  return Array.from({ length: lit }, (_, index) => {
    const x = 28 + (index % columns) * 40;
    const y = 206 - Math.floor(index / columns) * 42;
    return `M${x + 13} ${y}v30M${x} ${y + 14}h26`;
  }).join('');
}

type LitHouseSpec = {
  lit: number;
  windows: number;
  columns: number;
  wall: 1 | 2 | 3 | 4;
  label: string;
};
