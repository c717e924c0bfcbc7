/* What the directors move things with, inside the film's page. */
const { seconds, boards } = window.FILM;

/** Puts the point `x` of the street's ground line at `center`, `ground`. */
export function placeStreet(svg, { x, zoom, center, ground }) {
  const box = svg.viewBox.baseVal;
  svg.style.width = `${box.width}px`;
  svg.style.height = `${box.height}px`;
  svg.style.transform = `translate(${center - (x - box.x) * zoom}px, ${ground + box.y * zoom}px) scale(${zoom})`;
}

export function paintBoard(second) {
  const board = boards.find(({ to }) => second < to + 0.1) ?? boards.at(-1);
  const text = find('board');
  const leaving = board.to >= seconds ? 0 : part(second, board.to - 0.3, board.to + 0.05);
  text.textContent = board.text;
  text.style.setProperty('--fit', `${board.stretch}%`);
  text.style.setProperty('--fit-scale', board.scale);
  text.style.opacity = String(Math.min(part(second, board.from - 0.1, board.from + 0.35), 1 - leaving));
  find('hanger').style.transform = `translateY(${(1 - settle(part(second, 0, 0.9))) * -190}px)`;
}

export function find(id) {
  return document.getElementById(id);
}

/** How far `second` is from `begin` to `end`, between 0 and 1. */
export function part(second, begin, end) {
  return Math.min(1, Math.max(0, (second - begin) / (end - begin)));
}

export function ease(x) {
  return x * x * (3 - 2 * x);
}

/** Arrives with a small swing. */
export function settle(x) {
  return 1 - (1 - x) ** 3 * Math.cos(x * 5);
}
