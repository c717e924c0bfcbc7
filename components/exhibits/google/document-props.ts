import type { Desk } from '@/content/google-services/google-service';

/** What every document on the desk is given: the three remarks that stand beside it. */
export type DocumentProps = { marks: Desk['marks'] };
