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
