import type { ReactNode } from 'react';
import { ORDER_STATE_WORDS } from '@/app/(desk)/desk/orders/parts';
import { SkipLink } from '@/components/shell/skip-link';
import { Notice } from '@/components/ui/notice';
import { deskNotices, type NoticeCode } from '@/content/desk';
import { site as agency } from '@/content/site';
import { LEAD_STATUS_WORDS } from '@/lib/leads/lead';
import { routes, serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { ListParts } from './table';

/** The frame of every page of the desk: where one is, what waits elsewhere, and the way out. Nothing of the shop window. */
export function DeskShell({ title, current, email, counts, children }: DeskShellProps) {
  return (
    <div className="desk">
      <SkipLink />
      <header className="desk-head border-b border-b-line bg-card">
        <div className="desk-wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <a href={serverRoutes.desk()} className="font-display text-label font-extrabold tracking-[-0.02em]">
            {agency.name} <span className="soft font-semibold">Desk</span>
          </a>
          <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
            <a href={routes.home()} className="text-link">
              Website
            </a>
            <span className="wrap-anywhere max-sm:hidden">{email}</span>
            <form method="post" action={routes.accountAction('sign-out')} aria-label="Sign out">
              <button type="submit" className="text-link min-h-6">
                Sign out
              </button>
            </form>
          </div>
        </div>
        {counts ? <DeskNav current={current} counts={counts} /> : null}
      </header>
      <main id="main" tabIndex={-1} className="desk-wrap grid grid-cols-1 gap-6 pt-8 pb-12">
        <h1 className="text-figure tracking-[-0.02em] wrap-anywhere">{title}</h1>
        {counts && isSetting(current) ? <SettingParts current={current} counts={counts} /> : null}
        {children}
      </main>
    </div>
  );
}

type DeskShellProps = {
  title: ReactNode;
  current: DeskPageName | null;
  email: string;
  /** Null at the entrance, which leads nowhere else. */
  counts: DeskCounts | null;
  children: ReactNode;
};

/** Where one can go at the desk; a place where something waits says how much. */
function DeskNav({ current, counts }: { current: DeskPageName | null; counts: DeskCounts }) {
  const waiting: Partial<Record<(typeof PLACES)[number][0], number>> = {
    leads: counts.newLeads + counts.quarantine,
    orders: counts.orders + counts.payments,
    settings: counts.mail + counts.webhooks,
  };
  const currentPlace = isSetting(current) ? 'settings' : current;
  return (
    <nav aria-label="Desk" className="desk-wrap">
      <ul className="desk-nav">
        {PLACES.map(([place, label, href]) => (
          <li key={place}>
            <a href={href} aria-current={place === currentPlace ? 'page' : undefined}>
              {label} {waiting[place] ? <span className="desk-count">{waiting[place]}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PLACES = [
  ['home', 'Today', serverRoutes.desk()],
  ['leads', 'Leads', serverRoutes.deskLeads()],
  ['orders', 'Orders', serverRoutes.deskOrders()],
  ['newsletter', 'Newsletter', serverRoutes.deskNewsletter()],
  ['settings', 'Settings', serverRoutes.deskStaff()],
] as const;

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
        { label: 'Your account', href: routes.account(), isCurrent: false },
      ]}
    />
  );
}

const SETTINGS = [
  ['staff', 'Staff', serverRoutes.deskStaff()],
  ['mail', 'Email', serverRoutes.deskMail()],
  ['health', 'Health, searches and questions', serverRoutes.deskHealth()],
  ['reports', 'Reports', serverRoutes.deskReports()],
  ['content', 'Website', serverRoutes.deskContent()],
  ['integrations', 'Integrations', serverRoutes.deskIntegrations()],
  ['audit', 'Audit', serverRoutes.deskAudit()],
  ['factor', 'Your second factor', serverRoutes.deskFactor()],
] as const;

type SettingName = (typeof SETTINGS)[number][0];

function isSetting(name: DeskPageName | null): name is SettingName {
  return SETTINGS.some(([setting]) => setting === name);
}

/** Where a page belongs: an entry of the navigation, or one of the settings. */
export type DeskPageName = Exclude<(typeof PLACES)[number][0], 'settings'> | SettingName;

/** Things that wait for a person. */
export type DeskCounts = {
  newLeads: number;
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
