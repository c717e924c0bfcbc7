import { Illustration } from '@/components/drawings/illustration';
import type { PersonId } from '@/components/drawings/people';
import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Sheet } from '@/components/ui/sheet';
import { calendarExhibit as words } from '@/content/exhibits/service-heroes';
import './wall-calendar.css';

/** A bakery's month as a wall calendar: twelve drawn posts on their days, the other days empty. */
export function WallCalendar() {
  return (
    <Exhibit name="calendar" className="wrap">
      <Sheet className="calendar day mt-split px-inset pt-8 pb-6">
        <p className="mb-3 flex flex-wrap items-center justify-between gap-3 font-display text-h2 font-extrabold">
          {words.month} <SampleTag />
        </p>
        <ol className={`mb-2 border-b-2 border-ink pb-1 font-bold max-lg:hidden ${WEEK}`} aria-hidden="true">
          {words.days.map(day => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <ol className={`*:rounded-sign *:leading-tight max-lg:grid lg:*:min-h-[126px] ${WEEK}`}>
          {Array.from({ length: words.length }, (_, index) => (
            <Day key={index} n={index + 1} />
          ))}
        </ol>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {KINDS.map(([kind, name]) => (
            <li key={kind} className="flex items-center gap-2">
              <i
                className={`h-[18px] w-[26px] rounded-edge inset-ring-2 inset-ring-shade ${GROUNDS[kind]}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </Sheet>
      <figcaption className="mt-5 font-semibold">{words.note}</figcaption>
    </Exhibit>
  );
}

function Day({ n }: { n: number }) {
  const post = words.posts.find(({ day }) => day === n);
  if (!post) return <li className="soft p-2 inset-ring-2 inset-ring-line max-lg:hidden">{n}</li>;
  return (
    <li
      className={`grid grid-cols-[62px_84px_1fr] items-center gap-2 px-3 py-2 lg:grid-cols-[auto_1fr] lg:content-between ${GROUNDS[post.kind]}`}
    >
      <span className="font-display font-extrabold">
        <span className="lg:hidden">{words.days[(n - 1) % 7]} </span>
        {n}
      </span>
      <PostPicture day={n} />
      <b className="lg:col-span-2">{post.text}</b>
    </li>
  );
}

function PostPicture({ day }: { day: number }) {
  const person = PEOPLE.get(day);
  if (person) return <Portrait person={person} className={PICTURE} />;
  return <Illustration name={`bakery/${THINGS.get(day)}`} className={PICTURE} />;
}

/** The weekend’s columns are narrow, and so are those of Tuesday and Thursday, which have no posts. */
const WEEK = 'gap-2 lg:grid lg:grid-cols-[1fr_.42fr_1fr_.42fr_1fr_.42fr_.42fr]';

const PICTURE = 'h-[60px] w-20 lg:h-[69px] lg:w-[92px] lg:justify-self-end';

const GROUNDS = { new: 'bg-butter', how: 'bg-slate-93', who: 'bg-rose-89' } as const;

const KINDS = [
  ['new', words.kinds.new],
  ['how', words.kinds.how],
  ['who', words.kinds.who],
] as const;

/** Who is drawn on the days about people. */
const PEOPLE = new Map<number, PersonId>([
  [5, 'amina'],
  [12, 'ray'],
  [19, 'devon'],
]);

/** What is drawn on the days about things. */
const THINGS = new Map([
  [1, 'plum-cake'],
  [3, 'croissant'],
  [8, 'loaf'],
  [10, 'cracked-crust'],
  [15, 'rolls'],
  [17, 'starter-jar'],
  [22, 'pumpkin-bread'],
  [24, 'scored-loaf'],
  [26, 'dog'],
]);
