import { DrawnPicture } from '@/components/exhibits/drawn-picture';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Avatar } from '@/components/ui/avatar';
import { starWall } from '@/content/exhibits/company';
import type { Review } from '@/components/reviews/review-card';

/** A wall with one star for each five-star review, and the reviews of this page taken down from it, larger. */
export function StarWall({ stars, reviews }: { stars: number; reviews: readonly Review[] }) {
  const forward = reviews.filter(({ rating }) => rating === FULL).length;
  return (
    <Exhibit name="star-wall" className="star-wall">
      <DrawnPicture label={starWall.label(stars, forward)} className="wall-stars">
        <svg width="0" height="0" className="absolute">
          <path id="wall-star" d={STAR} />
        </svg>
        {Array.from({ length: stars }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 24 24"
            className={isTaken(index, { stars, forward }) ? 'wall-gap' : undefined}
          >
            <use href="#wall-star" />
          </svg>
        ))}
      </DrawnPicture>
      <ul className="wall-forward">
        {reviews.map(({ id, author, business, rating, text, avatar }) => (
          <li key={id} className={rating === FULL ? undefined : 'forward-less'}>
            <div className="forward-star">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href="#wall-star" />
              </svg>
              <Avatar name={author} person={avatar} ground="bg-butter" className="forward-face text-title!" />
            </div>
            <p className="forward-words">“{firstSentence(text)}”</p>
            <p>
              <b>{author}</b> <br />
              {business} <br />
              {rating} {starWall.of}
            </p>
          </li>
        ))}
      </ul>
      {forward > 0 ? <p className="wall-caption">{starWall.caption(forward)}</p> : null}
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
