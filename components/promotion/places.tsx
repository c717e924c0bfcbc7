import type { ReactNode } from 'react';
import { Choice } from '#engine/page';

/** What a page says while the promotion has places, and what it says once they are gone: the server sends one of them. */
export function Places({ open = null, full = null }: { open?: ReactNode; full?: ReactNode }) {
  return <Choice name="places" versions={{ open, full }} />;
}
