import 'server-only';
import type { Kysely } from 'kysely';
import type { FoundPayment } from '@/lib/orders/mails-money';
import type { Database, PaymentRuleRow, UnknownPaymentRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { toSingleLine } from '@/lib/site/text';

/** The longest name of a rule and the longest words that it looks for, in characters; fewer words match too much. */
export const RULE_NAME_MAX = 60;
export const RULE_WORDS_MAX = 120;
export const RULE_WORDS_MIN = 4;

/** A few are plenty: each is compared with each payment that has no order. */
const RULES_MAX = 50;

export function listPaymentRules(db: Kysely<Database>): Promise<PaymentRuleRow[]> {
  return db.selectFrom('payment_rules').selectAll().orderBy('name').orderBy('id').execute();
}

/** Null when there are `RULES_MAX` already. */
export async function insertPaymentRule(
  trx: Kysely<Database>,
  { name, words }: Pick<PaymentRuleRow, 'name' | 'words'>,
  site: Pick<Site, 'newId' | 'now'>,
): Promise<string | null> {
  if ((await listPaymentRules(trx)).length >= RULES_MAX) return null;
  const id = site.newId();
  await trx.insertInto('payment_rules').values({ id, name, words, created_at: site.now() }).execute();
  return id;
}

/** What it knew stays known. False when it was gone. */
export async function deletePaymentRule(trx: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('payment_rules').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Keeps a payment without an order as known, if a rule finds its words in one of `texts`, or knew it before; so is the
 * refund of one. Money that was taken back is never known. Returns whether it is.
 */
export async function keepKnownPayment(
  payment: FoundPayment,
  texts: readonly string[],
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<boolean> {
  if (payment.kind === 'reversal') return false;
  const before = await db
    .selectFrom('unknown_payments')
    .select('rule_name')
    .where('id', 'in', [payment.id, payment.capture_id ?? payment.id])
    .where('rule_name', 'is not', null)
    .executeTakeFirst();
  const rules = before ? [] : await listPaymentRules(db);
  const rule = rules.find(({ words }) => texts.some(text => fold(text).includes(fold(words))));
  const name = before?.rule_name ?? rule?.name;
  if (!name) return false;
  const known = { rule_name: name, settled_at: now() };
  await db
    .insertInto('unknown_payments')
    .values({ ...payment, ...known, order_id: null, settled_by: null, note: null })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(known).where('unknown_payments.settled_at', 'is', null),
    )
    .execute();
  return true;
}

function fold(text: string): string {
  return toSingleLine(text).toLowerCase();
}

/** What rules knew, the newest first. */
export function listKnownPayments(db: Kysely<Database>, limit: number): Promise<UnknownPaymentRow[]> {
  return db
    .selectFrom('unknown_payments')
    .selectAll()
    .where('rule_name', 'is not', null)
    .orderBy('found_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
