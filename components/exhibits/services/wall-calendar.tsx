import type { PersonId } from '@/components/drawings/people';
import { Illustration } from '@/components/drawings/illustration';
import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { calendarExhibit as words } from '@/content/exhibits/service-heroes';

/** A bakery's month as a wall calendar: twelve drawn posts on their days, the other days empty. */
export function WallCalendar() {
  return (
    <Exhibit name="calendar" className="wrap">
      <div className="calendar paper day">
        <p className="calendar-month">
          {words.month} <SampleTag />
        </p>
        <ol className="calendar-days" aria-hidden="true">
          {words.days.map(day => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <ol className="calendar-grid">
          {Array.from({ length: words.length }, (_, index) => (
            <Day key={index} n={index + 1} />
          ))}
        </ol>
        <ul className="calendar-key">
          {KINDS.map(([kind, name]) => (
            <li key={kind}>
              <i className={`post-${kind}`} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-5 font-semibold">{words.note}</figcaption>
    </Exhibit>
  );
}

function Day({ n }: { n: number }) {
  const post = words.posts.find(({ day }) => day === n);
  if (!post) return <li className="day-empty">{n}</li>;
  return (
    <li className={`post-${post.kind}`}>
      <span className="day-number">
        <span className="day-name">{words.days[(n - 1) % 7]} </span>
        {n}
      </span>
      <PostPicture day={n} />
      <b>{post.text}</b>
    </li>
  );
}

function PostPicture({ day }: { day: number }) {
  const person = PEOPLE.get(day);
  if (person) return <Portrait person={person} className="post-picture" />;
  return <Illustration name={`bakery/${THINGS.get(day)}`} className="post-picture" />;
}

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
