import { cache } from 'react';
import { claimOnce } from './street';
import { sceneIds } from './svg';

/** One claim book per rendered page, so a shop's drawing is sent once however many scenes show it. */
export const pageClaim = cache(claimOnce);

/** Clip ids for the faces of one rendered page. */
export const pageFaceIds = cache(() => sceneIds('face-'));
