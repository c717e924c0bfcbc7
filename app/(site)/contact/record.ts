import type { ListedPage } from '@/app/(site)/page-record';
import { contactPage } from '@/content/contact-page';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

const { address, email, supportEmail, phone, hours } = site;

export const page: ListedPage = {
  path: routes.contact(),
  title: contactPage.title,
  description: contactPage.description,
  changed: '2026-11-23',
  search: {
    keywords:
      'phone, telephone, number, email, address, directions, hours, opening hours, consultation, call',
    body: `${phone.display}, ${email}, ${supportEmail}, ${address.street}, ${address.city}, ${hours.text}`,
  },
  poster: ['person', contactPage.heading, 'dana', 'rose'],
};
