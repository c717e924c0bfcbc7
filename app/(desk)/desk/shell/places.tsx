import { routes, serverRoutes } from '@/lib/site/routes';

/**
 * Where one can go at the desk, in the groups of its rail. `short` stands under the icon of the narrow rail and in the bar
 * of a phone. The first four places of a phone's bar are `BAR`.
 */
export const RAIL = [
  {
    title: 'Work',
    places: [
      { place: 'home', label: 'Today', href: serverRoutes.desk() },
      { place: 'leads', label: 'Leads', href: serverRoutes.deskLeads() },
      { place: 'orders', label: 'Orders', href: serverRoutes.deskOrders() },
      { place: 'billing', label: 'Billing', href: serverRoutes.deskBilling() },
      { place: 'links', label: 'Payment links', short: 'Links', href: serverRoutes.deskPaymentLinks() },
    ],
  },
  {
    title: 'Grow',
    places: [
      { place: 'reports', label: 'Reports', href: serverRoutes.deskReports() },
      { place: 'newsletter', label: 'Newsletter', short: 'News', href: serverRoutes.deskNewsletter() },
      { place: 'checkups', label: 'Website checkups', short: 'Checkups', href: serverRoutes.deskCheckups() },
    ],
  },
  {
    title: 'Website',
    places: [
      { place: 'content', label: 'Pages and prices', short: 'Website', href: serverRoutes.deskContent() },
    ],
  },
] as const satisfies readonly { title: string; places: readonly Place[] }[];

/** The places at the foot of the rail. */
export const FOOT = [
  { place: 'settings', label: 'Settings', href: serverRoutes.deskStaff() },
] as const satisfies readonly Place[];

/** What a phone's bar shows beside "More". */
export const BAR: readonly PlaceName[] = ['home', 'leads', 'orders', 'reports'];

export type Place = { place: string; label: string; short?: string; href: string };
export type PlaceName = (typeof RAIL)[number]['places'][number]['place'] | (typeof FOOT)[number]['place'];

/** The pages of the settings, in their own row. */
export const SETTINGS = [
  ['staff', 'Staff', serverRoutes.deskStaff()],
  ['mail', 'Email', serverRoutes.deskMail()],
  ['health', 'Health, searches and questions', serverRoutes.deskHealth()],
  ['integrations', 'Integrations', serverRoutes.deskIntegrations()],
  ['audit', 'Audit', serverRoutes.deskAudit()],
  ['factor', 'Your second factor', serverRoutes.deskFactor()],
] as const;

export type SettingName = (typeof SETTINGS)[number][0];

export function isSetting(name: DeskPageName | null): name is SettingName {
  return SETTINGS.some(([setting]) => setting === name);
}

/** Where a page belongs: a place of the rail, or one of the settings. */
export type DeskPageName = Exclude<PlaceName, 'settings'> | SettingName;

/** The account of who looks at the desk stands among the settings, and is a page of the site. */
export const ACCOUNT = { label: 'Your account', href: routes.account() };

/** Outlines on a 24 unit grid with a 2 unit stroke, as the site's own icons (components/ui/icon-shapes.ts). */
const SHAPES = {
  home: 'M3 11l9-8 9 8M5 9.5V20a1 1 0 0 0 1 1h4v-6h4v6h4a1 1 0 0 0 1-1V9.5',
  leads: 'M21 12a8 8 0 0 1-8 8H4l2-3.5A8 8 0 1 1 21 12zM9 11h8M9 14.5h5',
  orders:
    'M5 3l2 1.5L9.5 3 12 4.5 14.5 3 17 4.5 19 3v18l-2-1.5-2.5 1.5-2.5-1.5L9.5 21 7 19.5 5 21zM9 9h6M9 13h6',
  billing: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M13 14h3M8 17h3',
  links:
    'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  reports: 'M4 20h16M7 16v-4M12 16V5M17 16V9',
  newsletter:
    'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  checkups: 'M5 3h14v18H5zM9 8h6M9 16l1.500 1.500 3.500-4',
  content: 'M3 5h18v14H3zM3 9h18M7 13h5M7 16h3M15 13h3v3h-3z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
} as const satisfies Record<PlaceName | 'more', string>;

/** Always beside its word, so it says nothing itself. */
export function PlaceIcon({ place }: { place: keyof typeof SHAPES }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[place]} />
    </svg>
  );
}
