import { z } from 'zod';
import { check } from '@/lib/site/fields';

/** What the form of a download says about its file. */
export const exportForm = z.object({ excel: check('For Excel') });
