import { z } from 'zod';
import { INTEGRATION_NAME_MAX, WEBHOOK_URL_MAX } from '@/lib/integrations/integrations';
import { choice, optional, text } from '@/lib/site/fields';

/** A webhook has an address; a feed has none. */
export const addForm = z.object({
  kind: choice('Kind', { webhook: 'A webhook', feed: 'A feed' }),
  name: text('Name of the tool', {
    max: INTEGRATION_NAME_MAX,
    empty: 'Enter a name.',
    tooLong: `Shorten the name to ${INTEGRATION_NAME_MAX} characters.`,
  }),
  url: optional(
    text('Address that takes the events', {
      max: WEBHOOK_URL_MAX,
      hint: 'From the tool’s own settings. It starts with https://.',
    }),
  ),
  topics: choice('What it gets', { all: 'Leads and orders', leads: 'Leads', orders: 'Orders' }),
});
