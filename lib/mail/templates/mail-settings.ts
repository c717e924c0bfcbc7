import { site } from '@/content/site';
import type { Env } from '@/lib/site/env/parse-env';

/** What every email needs from the site's content and settings. */
export function mailSettings(env: Pick<Env, 'MAIL_FROM' | 'MAIL_LEADS_TO' | 'SITE_URL'>): MailSettings {
  return { from: env.MAIL_FROM, agencyTo: env.MAIL_LEADS_TO, siteUrl: env.SITE_URL, agency: site };
}

/** What every mail needs from the configuration, and who the agency is. */
export type MailSettings = {
  /** Our verified sender: `Name <address>`. */
  from: string;
  /** The agency's inbox for leads and orders. */
  agencyTo: string;
  /** The public origin of the site, for links. */
  siteUrl: string;
  agency: AgencyForMail;
};

/** The part of `content/site.ts` that mails show. */
type AgencyForMail = {
  name: string;
  tagline: string;
  email: string;
  timeZone: string;
  phone: { display: string; href: string };
  hours: { text: string };
  address: { street: string; city: string; region: string; postalCode: string };
};
