import { z } from 'zod';
import { email } from '@/lib/site/fields';

/** Rows from elsewhere may have an address that no form takes. */
export const findForm = z.object({
  email: email('Email address', { problem: 'That is not an email address.', isAny: true }),
});

export const MISMATCH = 'Nothing was erased: the address you typed doesn’t match.';

export const eraseForm = z.object({
  confirmation: email('Type the address to confirm', { problem: MISMATCH, isAny: true }),
});
