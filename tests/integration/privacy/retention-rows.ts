import type { Kysely } from 'kysely';
import type { Database, LeadRow, NewOutboxRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { DAY_MS } from '@/lib/site/time';

export const NOW = Date.parse('2026-11-21T12:00:00Z');

export function daysAgo(days: number): number {
  return NOW - days * DAY_MS;
}

/** Rows as the site would have left them, each with what a test says about it. */
export function rowsIn(database: () => Kysely<Database>) {
  return {
    lead: async (overrides: Partial<LeadRow> = {}): Promise<string> => {
      const id = newId();
      const lead = {
        id,
        submission_id: id,
        form_name: 'contact-form',
        status: 'new',
        received_at: NOW,
        email: 'ana@shop.test',
        name: 'Ana',
        fields: '{}',
        quarantine_reasons: '[]',
        is_late: 0,
        is_held: overrides.quarantine_reasons?.includes('trap_filled') ? 1 : 0,
        ...overrides,
      } as const;
      await database().insertInto('leads').values(lead).execute();
      return id;
    },
    mail: async (overrides: Partial<NewOutboxRow> = {}): Promise<string> => {
      const id = newId();
      await database()
        .insertInto('outbox')
        .values({ ...aMail(id), ...overrides })
        .execute();
      return id;
    },
    webhook: async (at: {
      handled: number | null;
      payload?: string;
      received_at?: number;
    }): Promise<string> => {
      const id = newId();
      const { handled, payload = '{"payer":"ana@shop.test"}', received_at = daysAgo(300) } = at;
      await database()
        .insertInto('webhook_events')
        .values({
          id,
          provider: 'paypal',
          type: 'X',
          payload,
          received_at,
          handled_at: handled,
          outcome: null,
        })
        .execute();
      return id;
    },
    marked: async (lead: string, at: number, detail = 'new>spam'): Promise<void> => {
      const action = detail === 'new>spam' ? 'lead-spam' : 'lead-status';
      await database()
        .insertInto('desk_audit')
        .values({ id: newId(), at, actor_id: null, action, subject_id: lead, detail })
        .execute();
    },
    order: async (overrides: { payer_email: string; created_at?: number }): Promise<string> => {
      const id = newId();
      await database()
        .insertInto('orders')
        .values({ ...anOrder(id), ...overrides })
        .execute();
      await database()
        .insertInto('order_events')
        .values({ id, order_id: id, at: 0, from_state: null, to_state: 'paid', cause: 'x', detail: null })
        .execute();
      return id;
    },
    account: async (overrides: {
      email: string;
      role?: 'customer' | 'staff';
      created_at?: number;
    }): Promise<string> => {
      const id = newId();
      await database()
        .insertInto('accounts')
        .values({
          id,
          first_name: 'Ana',
          last_name: 'Ruiz',
          password_hash: 'x',
          role: 'customer',
          verified_at: null,
          created_at: 0,
          ...overrides,
        })
        .execute();
      return id;
    },
    session: async (accountId: string, expiresAt: number): Promise<void> => {
      const session = {
        id: newId(),
        account_id: accountId,
        created_at: 0,
        last_seen_at: 0,
        expires_at: expiresAt,
        notice: null,
      };
      await database().insertInto('sessions').values(session).execute();
      const link = {
        id: newId(),
        account_id: accountId,
        purpose: 'reset' as const,
        expires_at: expiresAt,
      };
      await database().insertInto('account_links').values(link).execute();
    },
  };
}

function aMail(id: string): NewOutboxRow {
  return {
    id,
    idempotency_key: id,
    kind: 'lead-notify',
    subject_id: 'nobody',
    from_address: 'agency@site.test',
    to_address: 'ana@shop.test',
    reply_to: 'ana@shop.test',
    subject: 'Ana wrote',
    html: '<p>Ana</p>',
    text: 'Ana',
    state: 'delivered',
    attempts: 1,
    next_attempt_at: 0,
    lease_id: null,
    lease_until: null,
    first_attempt_at: 0,
    sent_at: 0,
    provider_id: null,
    last_error: null,
    created_at: NOW,
  };
}

function anOrder(id: string) {
  return {
    id,
    key: id,
    attempt_id: id,
    state: 'paid' as const,
    plan_id: null,
    billing: null,
    add_on_ids: '[]',
    lines: '[]',
    monthly_minor: 0,
    description: 'A site',
    amount_minor: 9_900,
    currency: 'USD',
    paypal_order_id: id,
    approve_url: null,
    capture_attempt: 0,
    capture_id: id,
    payer_name: 'Ana Ruiz',
    attention_reason: null,
    created_at: 0,
    updated_at: 0,
    paid_at: 0,
  };
}
