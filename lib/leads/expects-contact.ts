import type { Fields } from '@/lib/forms';

/** Whether someone waits for us to call or write: list entries and the demo do not. */
export function expectsContact({ formName, fields }: { formName: string; fields: Fields }): boolean {
  return !NOBODY_WAITS.has(formName) && fields[WAITING_LIST.field] !== WAITING_LIST.value;
}

/** The field by which the contact form says that it is the waiting list's. */
export const WAITING_LIST = { field: 'inquiry', value: 'waiting-list' } as const;

const NOBODY_WAITS: ReadonlySet<string> = new Set(['newsletter-form', 'landing-form']);
