import { signText } from '@/components/drawings/sign-text';
import { at, block, short, times, type Color } from '@/components/drawings/svg';
import { DrawnPicture } from '@/components/exhibits/drawn-picture';
import { blog } from '@/content/blog';
import type { Article } from '@/lib/documents/read-documents';

/** The articles as books on a shelf, each as thick as the minutes that it takes. Not on small screens. */
export function ReadingShelf({ articles }: { articles: readonly Article[] }) {
  const minutes = articles.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0);
  const { label, caption, scale } = blog.shelf;
  const list = articles.map(({ category, readingMinutes }) => `${category}, ${readingMinutes}`).join('; ');
  return (
    <figure className="ml-auto hidden max-w-[460px] lg:block">
      <DrawnPicture label={`${label} ${list}.`} className="dark:[--n:16%]">
        <div
          dangerouslySetInnerHTML={{
            __html: `<svg viewBox="0 0 460 268">${shelf(articles, WIDTH / Math.max(minutes, FEWEST_MINUTES))}</svg>`,
          }}
        />
      </DrawnPicture>
      <figcaption className="mt-3 text-center text-small text-balance">
        <b>{caption.replace('{minutes}', String(minutes)).replace('{count}', String(articles.length))}</b>{' '}
        {scale}
      </figcaption>
    </figure>
  );
}

/** `scale`: the width of a minute. */
function shelf(articles: readonly Article[], scale: number): string {
  const widths = articles.map(({ readingMinutes }) => readingMinutes * scale);
  const books = articles.map((article, index) => {
    const left = widths.slice(0, index).reduce((sum, width) => sum + width, LEFT);
    return at(left, FLOOR, book(article, { width: widths[index] ?? 0, index }));
  });
  const brackets = times(2, index => block(`${92 + index * 260} 246 16 22`, 'iron'));
  return `${brackets}${block('0 234 460 14', 'wood')}${block('0 244 460 4', 'shade')}${books.join('')}`;
}

/** Stands on the origin. Words are left out where a book is too thin for them. */
function book(
  { category, readingMinutes }: Article,
  { width, index }: { width: number; index: number },
): string {
  const height = HEIGHTS[index % HEIGHTS.length] ?? 190;
  const { cover, letters } = COVERS[index % COVERS.length] ?? { cover: 'red', letters: 'white' };
  const spine = block(`0 ${-height} ${short(width - 2)} ${height}`, cover);
  if (width < THINNEST_WITH_WORDS) return spine;
  const room = height - 84;
  const size = Math.min(27, room / (category.length * 0.4));
  const name = signText(category, { x: 0, y: size * 0.36, width: room, size, c: letters });
  const tag = block(`5 -52 ${short(width - 12)} 36`, 'cream', 'rx="3"');
  const count = signText(String(readingMinutes), { x: width / 2 - 1, y: -27, width: 20, size: 22, c: 'ink' });
  const middle = `translate(${short(width / 2 - 1)},${short(-60 - room / 2 - 8)}) rotate(-90)`;
  return `${spine}<g transform="${middle}">${name}</g>${tag}${count}`;
}

const WIDTH = 400;
const LEFT = 30;
const FLOOR = 234;
/** Fewer would make one short article a very thick book. */
const FEWEST_MINUTES = 24;
const THINNEST_WITH_WORDS = 30;
const HEIGHTS = [214, 190, 226, 198, 220, 186];
const COVERS: readonly { cover: Color; letters: Color }[] = [
  { cover: 'enamel', letters: 'white' },
  { cover: 'marigold', letters: 'ink' },
  { cover: 'bottle', letters: 'butter' },
  { cover: 'red', letters: 'white' },
  { cover: 'plum', letters: 'white' },
];
