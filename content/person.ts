import type { PersonId } from '@/components/drawings/people';
import type { Photo } from '@/content/photo';
import type { Sourced } from '@/content/provenance';

/** Someone of the team: with a photo, or one of our drawings, or else the first initial. */
export type Person = Sourced & {
  id: number;
  name: string;
  role: string;
  group: 'leadership' | 'specialist';
  photo?: Photo;
  portrait?: PersonId;
  /** The color behind the face. */
  ground: 'rose' | 'sky-deep' | 'mint' | 'marigold';
  line: string;
  bio: string;
};
