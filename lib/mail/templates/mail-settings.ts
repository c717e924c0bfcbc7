/** What every mail needs from the site's content and configuration; handed in, so templates read neither. */
export type MailSettings = {
  /** Our verified sender: `Name <address>`. */
  from: string;
  /** The agency's inbox for leads and orders. */
  agencyTo: string;
  /** The public origin of the site, for links. */
  siteUrl: string;
  agency: AgencyForMail;
  figures: MailFigures;
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

/** Promises with a number in them. */
type MailFigures = {
  typicalBusinessDays: number;
};
