import type { ReactNode } from 'react';
import { ORDER_STATE_WORDS } from '@/app/(desk)/desk/orders/parts';
import { PinMark } from '@/components/drawings/pin-mark';
import { SkipLink } from '@/components/shell/skip-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { deskNotices, type NoticeCode } from '@/content/desk';
import { site as agency } from '@/content/site';
import { LEAD_STATUS_WORDS } from '@/lib/leads/lead';
import { SEARCH_MAX } from '@/lib/site/list-filter';
import { routes, serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { Palette } from './palette';
import {
  ACCOUNT,
  BAR,
  FOOT,
  isSetting,
  PlaceIcon,
  RAIL,
  SETTINGS,
  type DeskPageName,
  type Place,
  type PlaceName,
  type SettingName,
} from './places';
import { ListParts } from './table';

/** The frame of every page of the desk: where one is, what waits elsewhere, and the way out. Nothing of the shop window. */
export function DeskShell({ current, staff, counts, head, children }: DeskShellProps) {
  return (
    <div className={counts ? 'desk desk-framed' : 'desk'}>
      <SkipLink />
      <header className="desk-rail on-dark">
        <a href={serverRoutes.desk()} className="desk-brand">
          <PinMark className="h-7 w-[22px]" />
          <span>
            {agency.name} <span className="desk-quiet">Desk</span>
          </span>
        </a>
        {counts ? <Rail current={current} counts={counts} /> : null}
        <div className="desk-foot">
          <a href={routes.home()}>See the website</a>
          <span className="desk-who" title={staff.email}>
            {staff.email}
          </span>
          <SignOut />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="desk-main">
        <PageHead {...head} />
        {counts && isSetting(current) ? <SettingParts current={current} counts={counts} /> : null}
        {children}
      </main>
      {counts ? <PhoneBar current={current} counts={counts} /> : null}
      {counts ? <Palette /> : null}
    </div>
  );
}

type DeskShellProps = {
  /** Null on a page that the rail does not list. */
  current: DeskPageName | null;
  staff: { email: string };
  /** Null at the entrance, which leads nowhere else. */
  counts: DeskCounts | null;
  head: PageHeadProps;
  children: ReactNode;
};

/** The same on every page: the way back, what this is, a line about it, and what one does here. */
function PageHead({ title, crumb, meta, action, more }: PageHeadProps) {
  return (
    <div className="desk-head">
      <div className="min-w-0">
        {crumb ? (
          <p className="desk-crumb">
            <a href={crumb.href}>
              <Icon name="chevron-left" />
              {crumb.label}
            </a>
          </p>
        ) : null}
        <h1 className="wrap-anywhere">{title}</h1>
        {meta ? <div className="desk-meta">{meta}</div> : null}
      </div>
      {action || more ? (
        <div className="desk-actions">
          {action}
          {more ? <More {...more} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Rare actions of a page behind one button. It is open while one of its forms has come back with a mistake. */
function More({ isOpen = false, children }: MoreProps) {
  return (
    <details className="desk-menu" open={isOpen}>
      <summary className="btn btn-line btn-sm">
        More
        <Icon name="chevron-down" />
      </summary>
      <div className="desk-sheet">{children}</div>
    </details>
  );
}

type MoreProps = { isOpen?: boolean; children: ReactNode };
export type PageHeadProps = {
  title: ReactNode;
  /** Where the page hangs. */
  crumb?: { label: string; href: string };
  meta?: ReactNode;
  /** The one thing in ink. */
  action?: ReactNode;
  more?: MoreProps | null;
};

function Rail({ current, counts }: NavProps) {
  return (
    <>
      <search className="desk-find">
        <form method="get" action={serverRoutes.deskSearch()} aria-label="Search the desk">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            maxLength={SEARCH_MAX}
            placeholder="Name, order, email"
            aria-label="Search leads, orders, customers and invoices"
            aria-keyshortcuts="/ Control+K"
          />
          <kbd aria-hidden="true">/</kbd>
        </form>
        <a href={serverRoutes.deskSearch()} className="desk-place">
          <Icon name="search" />
          <span>Search</span>
        </a>
      </search>
      <nav aria-label="Desk" className="desk-places">
        <Groups current={current} counts={counts} />
      </nav>
    </>
  );
}

function Groups({ current, counts }: NavProps) {
  return (
    <>
      {RAIL.map(({ title, places }) => (
        <div key={title}>
          <p className="desk-group">{title}</p>
          <PlaceList places={places} current={current} counts={counts} />
        </div>
      ))}
      <div className="desk-last">
        <PlaceList places={FOOT} current={current} counts={counts} />
      </div>
    </>
  );
}

function PlaceList({ places, current, counts }: NavProps & { places: readonly NamedPlace[] }) {
  return (
    <ul>
      {places.map(place => (
        <li key={place.place}>
          <PlaceLink {...place} current={current} counts={counts} />
        </li>
      ))}
    </ul>
  );
}

type NavProps = { current: DeskPageName | null; counts: DeskCounts };
type NamedPlace = Place & { place: PlaceName };

/** Something that waits is counted; it stands out where someone has waited too long. */
function PlaceLink({ place, label, short, href, current, counts }: NavProps & NamedPlace) {
  const waiting = waitingAt(place, counts);
  const isCurrent = place === (isSetting(current) ? 'settings' : current);
  const isLate = place === 'leads' ? counts.overdue > 0 : place === 'orders' || place === 'settings';
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className="desk-place">
      <PlaceIcon place={place} />
      <span className={short ? 'desk-long' : undefined}>{label}</span>
      {short ? (
        <span className="desk-short" aria-hidden="true">
          {short}
        </span>
      ) : null}{' '}
      {waiting > 0 ? <span className={isLate ? 'desk-count desk-late' : 'desk-count'}>{waiting}</span> : null}
    </a>
  );
}

function waitingAt(place: PlaceName, counts: DeskCounts): number {
  if (place === 'leads') return counts.newLeads + counts.quarantine;
  if (place === 'orders') return counts.orders + counts.payments;
  return place === 'settings' ? counts.mail + counts.webhooks : 0;
}

/** On a phone: four places under the thumb, and the others behind the fifth. */
function PhoneBar({ current, counts }: NavProps) {
  const places: readonly NamedPlace[] = RAIL.flatMap(({ places }) => [...places]);
  const isElsewhere = current !== null && !BAR.some(place => place === current);
  return (
    <nav aria-label="Desk" className="desk-bar on-dark">
      {places
        .filter(({ place }) => BAR.includes(place))
        .map(place => (
          <PlaceLink key={place.place} {...place} current={current} counts={counts} />
        ))}
      <details>
        <summary className="desk-place" aria-current={isElsewhere ? 'true' : undefined}>
          <PlaceIcon place="more" />
          <span>More</span>
        </summary>
        <div className="desk-places">
          <ul>
            <li>
              <a href={serverRoutes.deskSearch()} className="desk-place">
                <Icon name="search" />
                <span>Search</span>
              </a>
            </li>
          </ul>
          <Groups current={current} counts={counts} />
          <SignOut />
        </div>
      </details>
    </nav>
  );
}

function SignOut() {
  return (
    <form method="post" action={routes.accountAction('sign-out')} aria-label="Sign out">
      <button type="submit">Sign out</button>
    </form>
  );
}

/** The pages of the settings, in their own row. */
function SettingParts({ current, counts }: { current: SettingName; counts: DeskCounts }) {
  const waiting: Partial<Record<SettingName, number>> = {
    mail: counts.mail,
    integrations: counts.webhooks,
  };
  return (
    <ListParts
      label="Settings"
      parts={[
        ...SETTINGS.map(([name, label, href]) => ({
          label,
          href,
          isCurrent: name === current,
          waiting: waiting[name] ?? 0,
        })),
        { ...ACCOUNT, isCurrent: false },
      ]}
    />
  );
}

/** Things that wait for a person. */
export type DeskCounts = {
  newLeads: number;
  /** Of all leads, those that wait longer than the pages promise. */
  overdue: number;
  quarantine: number;
  orders: number;
  payments: number;
  mail: number;
  webhooks: number;
};

/** What was just done, or why it was not, said once. */
export function DeskNotice({ code, detail }: { code: string; detail: string }) {
  if (!isNoticeCode(code)) return null;
  const { tone, text } = deskNotices[code];
  return (
    <div className="max-w-[46em]">
      <Notice tone={tone}>{fillText(text, { detail: STATE_WORDS[detail] ?? detail })}</Notice>
    </div>
  );
}

/** What another version of the site said is not known here. */
function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(deskNotices, code);
}

const STATE_WORDS: Readonly<Record<string, string>> = { ...LEAD_STATUS_WORDS, ...ORDER_STATE_WORDS };
