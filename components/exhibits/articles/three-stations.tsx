import { threeStations as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** What a page passes on its way into the results, and what helps where it is stuck. */
export function ThreeStations() {
  const rows = words.stations.map(({ name, text, fix }) => [name, text, fix] as const);
  return (
    <ArticleFigure name="three-stations" words={words} rows={rows}>
      <ol className="grid gap-4 sm:grid-cols-3 sm:gap-0 sm:overflow-hidden sm:rounded-card">
        {words.stations.map(({ id, name, text, fix }) => (
          <li
            key={id}
            className="grid grid-cols-[128px_1fr] gap-x-4 gap-y-1 content-start p-4 rounded-card bg-mint nth-2:bg-sky nth-3:bg-marigold-soft sm:block sm:rounded-none"
          >
            <svg
              className="row-[1/4] w-full sm:mb-3"
              viewBox="0 0 200 130"
              dangerouslySetInnerHTML={{ __html: SCENES[id] }}
            />
            <b className="font-display text-lede">{name}</b>
            <p>{text}</p>
            <p className="mt-1 pt-2 border-t-2 border-dashed border-t-ink">
              <b>{words.stuck}</b> {fix}
            </p>
          </li>
        ))}
      </ol>
    </ArticleFigure>
  );
}

const PAGE =
  '<path class="fig-page" d="M0 0h56v74H0Z"/><path class="fig-lines" d="M8 14h26M8 28h40M8 38h40M8 48h30M8 60h36"/>';

/** A road to the page, a magnifier over it, a ribbon on one of three. */
const SCENES = {
  find: `<path class="fig-road" d="M0 112q60 0 78-26t64-22"/><path class="fig-dash" d="M0 112q60 0 78-26t64-22"/><path class="fig-post" d="M40 104V66"/><path class="fig-flag" d="M22 40h44l12 13-12 13H22Z"/><g transform="translate(130,30)">${PAGE}</g>`,
  read: `<g transform="translate(60,34) scale(1.1)">${PAGE}</g><circle class="fig-lens" cx="112" cy="70" r="32"/><path class="fig-handle" d="M136 94l28 28"/>`,
  choose: `<g transform="translate(16,46)">${PAGE}</g><g transform="translate(128,46)">${PAGE}</g><g transform="translate(62,18) scale(1.35)">${PAGE}</g><path class="fig-ribbon" d="M112 92l-10 34 14-7 14 7-4-36Z"/><circle class="fig-rosette" cx="116" cy="84" r="19"/><path class="fig-check" d="M107 84l7 7 12-13"/>`,
} as const;
