import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { culture } from '@/content/culture';
import { team } from '@/content/team';
import { DISHES } from './dishes';

/** One long table at lunch: each seat is a person, those who lead at its head. */
export function LunchTable() {
  return (
    <Exhibit name="table" className="lunch">
      <div className="lunch-table">
        <Seats title={culture.leadership} group="leadership" />
        <Seats title={culture.specialists} group="specialist" />
      </div>
    </Exhibit>
  );
}

function Seats({ title, group }: { title: string; group: 'leadership' | 'specialist' }) {
  return (
    <>
      <h2 className="lunch-runner">{title}</h2>
      <ul className="lunch-seats">
        {team
          .filter(person => person.group === group)
          .map(({ id, name, role, bio, portrait, ground, provenance }) => (
            <li key={id}>
              <div
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not an image file
                role="img"
                aria-label={`Portrait of ${name}, drawn`}
                className={`lunch-chair ${GROUNDS[ground]}`}
              >
                <Portrait person={portrait} className="lunch-face" />
              </div>
              <svg
                viewBox="0 0 100 100"
                aria-hidden="true"
                className="lunch-dish"
                dangerouslySetInnerHTML={{
                  __html: DISHES[(id + Math.floor((id - 1) / 2)) % DISHES.length] ?? '',
                }}
              />
              <div className="lunch-card">
                <h3>{name}</h3>
                <p className="lunch-role">
                  {role} <SampleTagOf item={{ provenance }} />
                </p>
                <p className="lunch-bio">{bio}</p>
              </div>
            </li>
          ))}
      </ul>
    </>
  );
}

const GROUNDS = {
  rose: 'bg-rose',
  'sky-deep': 'bg-sky-deep',
  mint: 'bg-mist',
  marigold: 'bg-marigold dark:bg-marigold-soft',
} as const;
