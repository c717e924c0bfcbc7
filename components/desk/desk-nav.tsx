import type { DeskWords } from '@/content/desk';
import { routes } from '@/lib/site/routes';

/** Where one can go at the desk; a place where something waits says how much. */
export function DeskNav({ current, counts, words }: DeskNavProps) {
  return (
    <nav aria-label={words.name} className="desk-wrap">
      <ul className="desk-nav">
        {PLACES.map(([place, href]) => {
          const waiting = waitingAt(place, counts);
          return (
            <li key={place}>
              <a href={href()} aria-current={place === current ? 'page' : undefined}>
                {words.nav[place]}
                {waiting > 0 ? <span className="desk-count">{waiting}</span> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function waitingAt(place: DeskPageName, counts: DeskCounts): number {
  const known: Readonly<Partial<Record<DeskPageName, number>>> = counts;
  return known[place] ?? 0;
}

const PLACES = [
  ['home', routes.desk],
  ['leads', routes.deskLeads],
  ['quarantine', routes.deskQuarantine],
  ['orders', routes.deskOrders],
  ['payments', routes.deskPayments],
  ['mail', routes.deskMails],
  ['searches', routes.deskSearches],
  ['person', routes.deskPerson],
  ['health', routes.deskHealth],
  ['audit', routes.deskAudit],
] as const satisfies readonly (readonly [DeskPageName, () => string])[];

export type DeskPageName = keyof DeskWords['nav'];

/** Things that wait for a person. */
export type DeskCounts = { quarantine: number; orders: number; payments: number; mail: number };

type DeskNavProps = { current: DeskPageName | null; counts: DeskCounts; words: DeskWords };
