import { DrawnPicture } from '@/components/exhibits/drawn-picture';
import { Exhibit } from '@/components/exhibits/exhibit';
import type { Review } from '@/components/reviews/review-card';
import { Avatar } from '@/components/ui/avatar';
import { starWall } from '@/content/exhibits/company';

/** A wall with one star for each five-star review, and the reviews of this page taken down from it, larger. */
export function StarWall({ stars, reviews }: { stars: number; reviews: readonly Review[] }) {
  const forward = reviews.filter(({ rating }) => rating === FULL).length;
  return (
    <Exhibit name="star-wall">
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <path id="wall-star" d={STAR} />
      </svg>
      <DrawnPicture
        label={starWall.label(stars, forward)}
        className="grid grid-cols-9 gap-2 forced-color-adjust-none *:w-full *:fill-marigold md:grid-cols-18 lg:gap-3 dark:*:fill-(--b-brass)"
      >
        {Array.from({ length: stars }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 24 24"
            {...(isTaken(index, { stars, forward }) && {
              className: 'fill-none! stroke-plum-78',
              strokeWidth: 1.4,
              strokeDasharray: 2.4,
            })}
          >
            <use href="#wall-star" />
          </svg>
        ))}
      </DrawnPicture>
      <ul className="mt-8 grid gap-x-split gap-y-10 leading-snug md:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:[&>:nth-child(4)]:col-start-2">
        {reviews.map(({ id, author, business, rating, text, avatar }) => (
          <li
            key={id}
            className="grid grid-cols-[104px_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-4 gap-y-2"
          >
            <div className="relative row-span-2 forced-color-adjust-none">
              <svg
                viewBox="0 0 24 24"
                className={`w-full overflow-visible [filter:drop-shadow(var(--shadow-near))] ${rating === FULL ? 'fill-marigold stroke-plum-20' : 'fill-plum-31 stroke-marigold'}`}
                strokeWidth={rating === FULL ? 0.6 : 1.2}
                aria-hidden="true"
              >
                <use href="#wall-star" />
              </svg>
              <Avatar
                name={author}
                person={avatar}
                ground="bg-butter"
                className="absolute top-[54%] left-1/2 aspect-square w-[46%] -translate-1/2 text-title! text-ink-fixed"
              />
            </div>
            <p className="font-display text-name leading-tight font-[750]">“{firstSentence(text)}”</p>
            <p>
              <b>{author}</b> <br />
              {business} <br />
              {rating} {starWall.of}
            </p>
          </li>
        ))}
      </ul>
      {forward > 0 ? <p className="mt-8">{starWall.caption(forward)}</p> : null}
    </Exhibit>
  );
}

/** Spreads the missing stars evenly over the wall. */
function isTaken(index: number, { stars, forward }: { stars: number; forward: number }): boolean {
  const pitch = Math.floor(stars / Math.max(1, forward));
  return index % pitch === Math.floor(pitch / 2) && index < pitch * forward;
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}

const FULL = 5;
const STAR = 'M12 1.6l3.2 6.7 7.3.9-5.4 5 1.4 7.3L12 17.9l-6.5 3.6 1.4-7.3-5.4-5 7.3-.9z';
