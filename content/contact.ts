import { live } from '@/lib/site/live';

/** How the agency is reached. Owners change it at the desk (docs/changing-content.md). */
export const contact = live('contact', {
  /** As it is written. Its digits make the link, with the country's code in front. */
  phone: '(555) 014-2018',
  email: 'hello@cornerpin.example',
  supportEmail: 'support@cornerpin.example',
  street: '18 Mill Road',
  city: 'Millbrook',
  region: 'NY',
  postalCode: '12545',
});
