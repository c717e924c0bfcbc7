import { site } from '@/content/site';
import { DAY_MS } from '@/lib/site/time';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from './absolute-url';
import { SECURITY_TEXT } from './addresses';

/** Where to report a weakness, in the form of RFC 9116. `now` in epoch milliseconds; it holds for half a year from then. */
export function toSecurityText(now: number): string {
  const expires = new Date(now + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Contact: ${site.phone.href}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(SECURITY_TEXT)}`,
    `Policy: ${absoluteUrl(routes.policy('vulnerability-disclosure-policy'))}`,
    '',
  ].join('\n');
}

const VALID_DAYS = 180;
