import type { PersonId } from '@/components/drawings/people';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Island } from '@/components/islands/island';
import { Avatar } from '@/components/ui/avatar';
import { SignStrings } from '@/components/ui/sign-strings';
import { Stars } from '@/components/ui/stars';
import type { Sourced } from '@/content/provenance';

/** A review as a sign hung on a door. `place` sets its drop, keyline and the ground behind the face. */
export function ReviewCard({ review, among = [], place = 0 }: ReviewCardProps) {
  const look = LOOKS[place % LOOKS.length] ?? LOOKS[0];
  return (
    <article
      aria-label={`Review by ${review.author}`}
      className={`md:max-[62.5em]:p-6 door-sign ${look.sign}`}
    >
      <SignStrings />
      <div className="flex flex-wrap items-center justify-between text-small">
        <span className="text-label leading-none">
          <Stars rating={review.rating} />
        </span>{' '}
        <span className="flex items-center gap-2">
          <span className="soft">{review.source === 'google' ? 'Google' : 'Trustpilot'}</span>{' '}
          <SampleTagOf item={review} among={among} />
        </span>
      </div>
      {review.text.length > MAX_LENGTH ? (
        <Island name="review-text" text={review.text} author={review.author} max={MAX_LENGTH} />
      ) : (
        <p className="review-text text-body/[1.55]">{`“${review.text}”`}</p>
      )}
      <div className="mt-0.5 flex items-center gap-3 border-t border-line pt-4 leading-[1.35]">
        <Avatar name={review.author} person={review.avatar} ground={look.ground} />
        <span>
          <b className="block">{review.author}</b>{' '}
          <span className="soft text-small">
            {review.business} · <time dateTime={review.date}>{writtenDate(review.date)}</time>
          </span>
        </span>
      </div>
    </article>
  );
}

function writtenDate(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon);
}

/** What is longer is cut to this many characters, with a way to read on. */
const MAX_LENGTH = 150;

const LOOKS = [
  { sign: '', ground: 'bg-rose' },
  { sign: 'door-sign-pin', ground: 'bg-sky-deep' },
  { sign: '[--drop:74px] [--keyline:var(--color-enamel)]', ground: 'bg-mint' },
] as const;

export type Review = Sourced & {
  id: number;
  author: string;
  business: string;
  rating: number;
  text: string;
  date: string;
  source: string;
  avatar?: PersonId;
};

type ReviewCardProps = {
  review: Review;
  /** All reviews of the section: where each is a sample, one sentence there says so. */
  among?: readonly Review[];
  place?: number;
};
