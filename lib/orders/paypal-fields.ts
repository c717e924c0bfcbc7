import { z } from 'zod';
import { parseDecimal } from '@/lib/site/money';

/** A point in time as PayPal writes it, with any offset, in milliseconds; null when it is absent or unreadable. */
export const instant = z
  .string()
  .optional()
  .transform(text => {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? null : at;
  });

/** Text that may be absent or null. */
export const optionalText = z
  .string()
  .nullish()
  .transform(text => text ?? null);

/** Decimal text of money that comes or goes, in hundredths of the unit. Not readable as such: the whole answer is not. */
export const signedMinor = z.string().transform((text, context) => {
  const minor = parseDecimal(text.replace(/^-/, ''));
  if (minor === null) {
    context.addIssue('not plain decimal text');
    return z.NEVER;
  }
  return text.startsWith('-') && minor > 0 ? -minor : minor;
});

/** An amount on the wire of the APIs that the SDK does not read for us. */
export const wireMoney = z.object({ currency_code: z.string(), value: signedMinor });
