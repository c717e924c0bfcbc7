import { live } from '@/lib/site/live';

export const contact = live('contact', {
  phone: '(555) 010-7788',
  email: 'hello@tidewater.example',
  supportEmail: 'help@tidewater.example',
  street: '4 Pier Street',
  city: 'Port Alder',
  region: 'WA',
  postalCode: '98390',
});
