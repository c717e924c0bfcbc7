import { DeskField, FactorField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Moment } from '@/app/(desk)/desk/shell/parts';
import { Button } from '@/components/ui/button';
import { answers } from '@/content/answers';
import { contact } from '@/content/contact';
import { notice } from '@/content/notice';
import { openingHours } from '@/content/opening-hours';
import { prices } from '@/content/prices';
import { promotionWindow } from '@/content/promotion-window';
import { reviews } from '@/content/reviews';
import { team } from '@/content/team';
import { PART_NAMES, PARTS, type PartName } from '@/lib/publishing/parts';
import { readChanged, type Draft, type ReleaseWithNames } from '@/lib/publishing/releases';
import { formatDollars } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { releaseForm } from './forms';

/** What can be changed: what stands on the website now, since when and by whom, and what is changed and not published. */
export function PartCards({ drafts, releases }: PartCardsProps) {
  return (
    <ul className="desk-cards">
      {PART_NAMES.map(part => (
        <PartCard
          key={part}
          part={part}
          draft={drafts.find(draft => draft.part === part)}
          since={releases.find(
            release => release.published_at !== null && readChanged(release).includes(part),
          )}
        />
      ))}
    </ul>
  );
}

type PartCardsProps = { drafts: readonly Draft[]; releases: readonly ReleaseWithNames[] };

/** `since`: the last version that changed it. */
function PartCard({ part, draft, since }: PartCardProps) {
  return (
    <li className="desk-panel">
      <h2>
        <a href={serverRoutes.deskContent(part)} className="text-link">
          {PARTS[part].title}
        </a>
      </h2>
      <ul>
        {LINES[part]().map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="soft text-tiny">
        {since?.published_at ? (
          <>
            Changed <Moment at={since.published_at} /> by {since.publisher ?? 'a removed account'}
          </>
        ) : (
          'As it came with the software'
        )}
      </p>
      {draft ? (
        <div className="desk-draft">
          <p>
            <DeskMark tone="open">Changed, not published</DeskMark>{' '}
            <span className="soft text-tiny">
              <Moment at={draft.editedAt} /> by {draft.editor ?? 'a removed account'}
            </span>
          </p>
          <PostButton
            action="content-drop"
            hidden={[['part', part]]}
            seen={draft.value}
            about={PARTS[part].title}
          >
            Drop the change
          </PostButton>
        </div>
      ) : null}
    </li>
  );
}

type PartCardProps = { part: PartName; draft: Draft | undefined; since: ReleaseWithNames | undefined };

/** What stands on the website now, in the words of a glance. */
const LINES: Readonly<Record<PartName, () => string[]>> = {
  contact: () => [contact.phone, contact.email, `${contact.street}, ${contact.city}`],
  hours: () => [
    `${openingHours.firstDay} to ${openingHours.lastDay}`,
    `${sayHour(openingHours.opens)} to ${sayHour(openingHours.closes)} ${openingHours.clock}`,
    count(openingHours.closedDays.length, 'day off', 'days off'),
  ],
  prices: () =>
    Object.entries(prices.plans).map(
      ([plan, { setup, monthly }]) =>
        `${plan[0]?.toUpperCase()}${plan.slice(1)}: ${formatDollars(setup)}, then ${formatDollars(monthly)} a month`,
    ),
  promotion: () =>
    promotionWindow.isOffered
      ? [
          `From ${sayDay(promotionWindow.start)} until ${sayDay(promotionWindow.end)}`,
          count(promotionWindow.places, 'place', 'places'),
        ]
      : ['Not offered'],
  people: () => [
    count(team.length, 'person', 'people'),
    team
      .slice(0, FEW)
      .map(({ name }) => name)
      .join(', '),
  ],
  reviews: () => [
    `${count(reviews.items.length, 'review', 'reviews')} shown`,
    `${reviews.stats.averageRating} stars of ${reviews.stats.totalReviews}`,
  ],
  answers: () => [count(answers.length, 'answer of your own', 'answers of your own')],
  notice: () => [notice.isShown ? '“Website Testing” is on every page' : 'Not shown'],
};

const FEW = 3;

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** 17 → "5 p.m." */
function sayHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** "July 1" */
function sayDay({ month, day }: { month: number; day: number }): string {
  return DAY.format(Date.UTC(2001, month - 1, day));
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Builds the pages with all drafts. */
export function MakeForm({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <DeskSection title="Look at it before you publish" id="make">
      <PostForm action="release-make" className="desk-panel">
        <DeskField action="release-make" form="make" schema={releaseForm} name="why" />
        <FactorField action="release-make" form="make" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Build the preview
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}
