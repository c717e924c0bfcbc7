import { ACCOUNT, FOOT, RAIL, SETTINGS } from '@/app/(desk)/desk/shell/places';
import { PART_NAMES, PARTS } from '@/lib/publishing/parts';
import { serverRoutes } from '@/lib/site/routes';
import { wordsOfSearch } from '@/lib/site/search-text';

export type FoundPage = { label: string; href: string };

/** The pages of the desk whose name has every word, and the parts of the website for owners, who alone change them. */
export function findPlacesOf(text: string, { isOwner }: { isOwner: boolean }): FoundPage[] {
  const words = wordsOfSearch(text);
  if (words.length === 0) return [];
  const pages: FoundPage[] = [
    ...RAIL.flatMap(({ places }) => [...places]),
    ...FOOT,
    ...SETTINGS.map(([, label, href]) => ({ label, href })),
    ACCOUNT,
    { label: 'One person: find, download, erase', href: serverRoutes.deskPerson() },
    { label: 'Payments without an order', href: serverRoutes.deskPayments() },
    { label: 'Leads in quarantine', href: serverRoutes.deskQuarantine() },
    ...(isOwner
      ? PART_NAMES.map(part => ({
          label: `Website: ${PARTS[part].title}`,
          href: serverRoutes.deskContent(part),
        }))
      : []),
  ];
  return pages
    .filter(({ label }) => words.every(word => label.toLowerCase().includes(word)))
    .map(({ label, href }) => ({ label, href }));
}
