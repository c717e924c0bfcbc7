import 'server-only';
import { sql, type Transaction } from 'kysely';
import { retention } from '@/content/retention';
import type { Database } from '@/lib/site/db/tables';
import { readJson, type ErasedRows, type Erasure, type Holding } from './holding';
import { paidLinks } from './links';
import { deleteMailsAbout } from './mails';
import { deleteOldLeads, deleteQuarantinedLeads } from './old-leads';

/** Without who of the staff wrote it. */
const MESSAGE = { direction: 'direction', at: 'at', subject: 'subject', text: 'text' } as const;

/** What people ask of us, and what is written and agreed about it. */
export const leadHoldings = {
  leads: {
    whose: { address: ['email'] },
    texts: {
      id: 'plain',
      submission_id: 'plain',
      form_name: 'plain',
      email: 'theirs',
      name: 'theirs',
      fields: 'theirs',
      quarantine_reasons: 'plain',
      search_text: 'ours',
      owner_id: 'plain',
      next_step: 'ours',
      next_step_search: 'ours',
      next_step_on: 'plain',
      form_page: 'theirs',
      entry_page: 'theirs',
      source: 'theirs',
      source_details: 'theirs',
      checkup_id: 'plain',
    },
    erase: { work: eraseLeads },
    keep: {
      duties: {
        quarantinedLeads: {
          days: retention.quarantinedLeadDays,
          from: 'received_at, or the mark as spam',
          work: deleteQuarantinedLeads,
          policy: 'Messages set aside as spam',
        },
        oldLeads: {
          days: retention.leadDays,
          from: 'the last thing that happened',
          work: deleteOldLeads,
          policy: 'What you sent in a form, if you don’t become a customer',
        },
      },
    },
    gives: [
      {
        as: 'leads',
        by: 'received_at',
        pick: {
          id: 'id',
          formName: 'form_name',
          status: 'status',
          receivedAt: 'received_at',
          name: 'name',
          email: 'email',
          fields: row => readJson(row.fields),
          quarantineReasons: row => readJson(row.quarantine_reasons),
          isLate: row => row.is_late === 1,
          isQuarantined: row => row.is_held === 1 && row.status === 'new',
          answerEmail: 'answer_email',
          formPage: 'form_page',
          entryPage: 'entry_page',
          source: 'source',
          sourceDetails: row => readJson(row.source_details ?? '{}'),
        },
      },
    ],
  },

  checkups: {
    whose: { nobody: 'One that was not emailed has no address; one that was goes with its lead.' },
    texts: {
      id: 'plain',
      url: 'theirs',
      site: 'theirs',
      outcome: 'plain',
      step: 'plain',
      business: 'theirs',
      town: 'theirs',
      phone: 'theirs',
      facts: 'ours',
      findings: 'theirs',
      worst: 'plain',
      form_page: 'theirs',
      entry_page: 'theirs',
      source: 'theirs',
      source_details: 'theirs',
    },
    erase: { with: 'leads' },
    keep: {
      duties: {
        checkups: {
          days: retention.checkupDays,
          from: 'created_at',
          batch: ['id'],
          policy: 'A website checkup',
        },
      },
    },
    gives: [
      {
        as: 'checkups',
        by: 'created_at',
        find: address => sql`id in (select checkup_id from leads where lower(email) = ${address})`,
        pick: {
          url: 'url',
          site: 'site',
          business: 'business',
          town: 'town',
          phone: 'phone',
          createdAt: 'created_at',
          outcome: 'outcome',
          findings: row => readJson(row.findings ?? 'null'),
          formPage: 'form_page',
          entryPage: 'entry_page',
          source: 'source',
          sourceDetails: row => readJson(row.source_details ?? '{}'),
        },
      },
    ],
  },

  lead_notes: {
    whose: { of: 'leads', by: 'lead_id' },
    texts: { id: 'plain', lead_id: 'plain', author_id: 'plain', text: 'ours', search_text: 'ours' },
    erase: { with: 'leads' },
    keep: { with: 'leads' },
    gives: [],
  },

  lead_messages: {
    // With a lead goes its whole thread; what the address wrote to the leads of others goes alone.
    whose: { address: ['from_address'], folded: true },
    texts: {
      id: 'plain',
      lead_id: 'plain',
      author_id: 'plain',
      from_address: 'ours',
      subject: 'theirs',
      text: 'theirs',
      message_id: 'ours',
      outbox_id: 'plain',
      provider_id: 'plain',
      authentication: 'ours',
      search_text: 'ours',
    },
    erase: { rows: 'at', counts: 'answers' },
    keep: { with: 'leads' },
    gives: [
      { as: 'messages', under: { table: 'leads', by: 'lead_id' }, by: 'number', pick: MESSAGE },
      {
        as: 'answers',
        by: 'at',
        find: address =>
          sql`from_address = ${address} and lead_id not in (select id from leads where lower(email) = ${address})`,
        pick: MESSAGE,
      },
    ],
  },

  bookings: {
    whose: { of: 'leads', by: 'lead_id' },
    texts: { id: 'plain', lead_id: 'plain', calendar_id: 'plain' },
    erase: { with: 'leads' },
    keep: { with: 'leads' },
    gives: [
      {
        as: 'calls',
        under: { table: 'leads', by: 'lead_id' },
        by: 'starts_at',
        pick: { startsAt: 'starts_at', minutes: 'minutes', state: 'state' },
      },
    ],
  },

  calendar_invitees: {
    whose: { of: 'leads', by: 'lead_id' },
    texts: { uri: 'ours', lead_id: 'plain' },
    erase: { with: 'leads' },
    keep: { with: 'leads' },
    gives: [],
  },

  erased_calls: {
    whose: { nobody: 'Nothing says whose call it was.' },
    texts: { id: 'plain' },
    erase: { stays: 'The agency’s calendar loses the call by it within a minute.' },
    keep: { until: 'the agency’s calendar has lost it' },
    gives: [],
  },

  promotion_places: {
    whose: { nobody: 'It counts places; the id of an erased lead leads nowhere.' },
    texts: { id: 'plain', lead_id: 'plain' },
    erase: { stays: 'A place that was taken stays taken.' },
    keep: { until: 'always' },
    gives: [],
  },
} as const satisfies { [T in LeadTable]: Holding<T> };

async function eraseLeads(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<Partial<ErasedRows>> {
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'checkup_id'])
    .where(sql<string>`lower(email)`, '=', address)
    .where('received_at', '<=', until)
    .execute();
  let mails = 0;
  for (const { id, checkup_id: checkupId } of leads) {
    if (checkupId !== null) await transaction.deleteFrom('checkups').where('id', '=', checkupId).execute();
    mails += await deleteMailsAbout(transaction, id);
    await noteCall(transaction, id);
    // Staff may have sent its link themselves, so the link has no address.
    await transaction
      .deleteFrom('payment_links')
      .where('lead_id', '=', id)
      .where('id', 'not in', paidLinks(transaction))
      .execute();
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
  }
  return { leads: leads.length, mails };
}

/** A booked call is in the agency's calendar: the site takes it out by an email (lib/bookings), without whose it was. */
async function noteCall(transaction: Transaction<Database>, leadId: string): Promise<void> {
  await transaction
    .insertInto('erased_calls')
    .columns(['id', 'sequence', 'starts_at', 'minutes'])
    .expression(query =>
      query
        .selectFrom('bookings')
        .select(['id', 'sequence', 'starts_at', 'minutes'])
        .where('lead_id', '=', leadId)
        .where('state', '=', 'booked')
        .where('calendar_id', 'is', null),
    )
    .execute();
}

type LeadTable =
  | 'leads'
  | 'checkups'
  | 'lead_notes'
  | 'lead_messages'
  | 'bookings'
  | 'calendar_invitees'
  | 'erased_calls'
  | 'promotion_places';
