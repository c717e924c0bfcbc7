import type { Person } from '@/content/person';
import { live } from '@/lib/site/live';

const checked = { source: 'our own records', checkedOn: '2026-11-02' };

/** One with a photo, one drawn, one with an initial alone; no one else leads. */
export const team: readonly Person[] = live('people', [
  {
    id: 1,
    provenance: checked,
    name: 'Ingrid Halvorsen',
    role: 'Founder, design',
    group: 'leadership',
    photo: { file: 'ingrid.jpg', alt: 'Ingrid Halvorsen in a yellow coat on the pier' },
    ground: 'marigold',
    line: 'She sketches on the ferry.',
    bio: 'Ingrid set type for a harbor newspaper before she set it for screens. She draws each first draft herself.',
  },
  {
    id: 2,
    provenance: checked,
    name: 'Desmond Pryor',
    role: 'Local search and support',
    group: 'leadership',
    portrait: 'devon',
    ground: 'sky-deep',
    line: 'He answers on the second ring.',
    bio: 'Desmond ran dispatch for a tow company. He reads the chats in the morning and calls about the urgent ones.',
  },
  {
    id: 3,
    provenance: checked,
    name: 'Yuki Arai',
    role: 'Engineering',
    group: 'leadership',
    ground: 'mint',
    line: 'She keeps pages small.',
    bio: 'Yuki builds the pages and looks after the servers. She tests on the phone that her mother uses.',
  },
]);
