import { sql, type Kysely } from 'kysely';
import { plans } from '@/content/plans';
import { site as agency } from '@/content/site';
import { listStaff } from '@/lib/accounts/staff-users';
import { lateDays } from '@/lib/billing/calendar';
import { orderNumber } from '@/lib/orders/order';
import type { Database } from '@/lib/site/db/tables';
import { foldForSearch, toSearchText } from '@/lib/site/search-text';
import type { Site } from '@/lib/site/site';
import { DAY_MS, dayIn, daysAfter, HOUR_MS, MINUTE_MS, monthsAfter } from '@/lib/site/time';
import { FIRST, LAST, type NewRows, pickOf, seeded, type Story } from './sample-draw';
import { drawNewsletter, insertTools } from './sample-outgoing';
import { drawPaymentLinks, drawUnknownPayments } from './sample-payments';

export const SAMPLE_KINDS = ['empty', 'week', 'year'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** Of how many days each kind tells. */
const DAYS = { empty: 0, week: 7, year: 365 } as const satisfies Record<SampleKind, number>;

/**
 * The name of a table that has something of a customer's, a visitor's or the agency's in it; null where there is nothing. The
 * accounts of staff, and what the site keeps for itself, do not count.
 */
export async function findFilledTable(db: Kysely<Database>): Promise<string | null> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter(name => !OF_THE_SITE.has(name));
  const filled = await Promise.all(
    names.map(async name => {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
      return rows.length > 0 ? [name] : [];
    }),
  );
  const customer = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '!=', 'staff')
    .limit(1)
    .executeTakeFirst();
  return filled.flat()[0] ?? (customer ? 'accounts' : null);
}

/** What a site has that has been started, and whose staff has looked at an empty desk. */
const OF_THE_SITE: ReadonlySet<string> = new Set<string>([
  'accounts',
  'sessions',
  'account_links',
  'staff_factors',
  'recovery_codes',
  'trusted_devices',
  'passkeys',
  'passkey_challenges',
  'desk_audit',
  'daily_marks',
  'rate_limits',
  'locks',
  'outbox',
  'invoice_numbers',
  'kysely_migration',
  'kysely_migration_lock',
] satisfies (keyof Database | 'kysely_migration' | 'kysely_migration_lock')[]);

/**
 * Writes the invented customers in one transaction, ending now. The same kind is the same story on every run, but for ids and
 * the days that it is told from.
 */
export function makeSample(kind: SampleKind, site: Pick<Site, 'db' | 'newId' | 'now' | 'secret'>) {
  return site.db.transaction().execute(async trx => {
    const owners = (await listStaff({ db: trx })).map(({ id }) => id);
    const days = DAYS[kind];
    const story = { days, owners, newId: site.newId, now: site.now(), random: seeded(days) };
    const rows = drawRows(story);
    const { leads, orders, order_events, billing_subscriptions: begun } = rows;
    const links = drawPaymentLinks(story, leads);
    const letters = drawNewsletter(story);
    const told = { leads, order_events: [...order_events, ...links.order_events] };
    await insertAll(trx, rows);
    await insertAll(trx, links);
    await insertAll(trx, drawUnknownPayments(story, orders));
    await insertAll(trx, letters);
    await insertAll(trx, { webhook_deliveries: await insertTools(trx, { story, told }, site) });
    // The site's own invoices go on from here.
    const last = rows.invoices.length;
    if (last > 0)
      await trx
        .insertInto('invoice_numbers')
        .values({ id: 'invoices', last })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ last }))
        .execute();
    return {
      leads: leads.length,
      orders: orders.length,
      plans: begun.length,
      links: links.payment_links.length,
      readers: letters.subscriptions.length,
    };
  });
}

async function insertAll(db: Kysely<Database>, rows: Partial<Rows>): Promise<void> {
  for (const table of TABLES)
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one after the other
    await insertRows(db, table, rows[table] ?? []);
}

/** So many rows in one statement: no engine takes more than some thousand values. */
async function insertRows<Table extends keyof Rows>(
  db: Kysely<Database>,
  table: Table,
  rows: Rows[Table],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one after the other
    await db
      .insertInto<keyof Database>(table)
      .values(rows.slice(at, at + BATCH))
      .execute();
}

const BATCH = 50;

function drawRows(story: Story): StoryRows {
  const { days, owners, newId, now, random } = story;
  const rows: StoryRows = {
    leads: [],
    lead_messages: [],
    lead_notes: [],
    page_views: [],
    orders: [],
    order_events: [],
    refunds: [],
    billing_subscriptions: [],
    invoices: [],
  };
  const pick = <Item>(items: readonly Item[]) => pickOf(items, random);
  const today = dayIn(agency.timeZone, now);

  const addLead = (receivedAt: number) => {
    const age = now - receivedAt;
    const [name, business, trade] = [`${pick(FIRST)} ${pick(LAST)}`, pick(BUSINESSES), pick(TRADES)];
    const title = `${name.split(' ')[1]}’s ${business}`;
    const email = `${name.toLowerCase().replace(' ', '.')}@${title.toLowerCase().replace(/\W/g, '')}.example`;
    const formName = pick([
      'contact-form',
      'contact-form',
      'questionnaire-form',
      'consultation-form',
    ] as const);
    const phone = `(555) 01${String(Math.floor(random() * 90) + 10)}-${String(Math.floor(random() * 9000) + 1000)}`;
    const inquiry = pick(['general', 'website', 'chatbot', 'free-audit']);
    const words = pick(MESSAGES).replace('{trade}', trade);
    const asked = {
      'contact-form': { phone, inquiry, message: words },
      'questionnaire-form': { businessName: title, goal: 'more-calls', timing: 'now', notes: words },
      'consultation-form': { phone, preferredDay: 'monday', preferredTime: 'morning' },
    };
    const fields = { name, email, ...asked[formName] };
    const status =
      age < 2 * DAY_MS
        ? pick(['new', 'new', 'working', 'contacted'] as const)
        : age < 6 * DAY_MS
          ? pick(['working', 'contacted', 'contacted', 'contacted', 'won'] as const)
          : pick(['contacted', 'won', 'won', 'lost', 'lost', 'spam'] as const);
    const isOpen = status === 'new' || status === 'working';
    const source = pick(SOURCES);
    const id = newId();
    const isFollowed = !isOpen && status === 'contacted' && age < 30 * DAY_MS;
    const hasAnswer = status === 'contacted' && age < 9 * DAY_MS && random() < 0.4;
    const answeredAt = Math.min(now - MINUTE_MS, receivedAt + Math.floor((2 + random() * 40) * HOUR_MS));
    const messages = isOpen || status === 'spam' ? 0 : hasAnswer ? 2 : 1;
    // Drawn with or without staff: the story stays the same.
    const authorId = owners[Math.floor(random() * owners.length)] ?? null;
    rows.leads.push({
      id,
      submission_id: newId(),
      form_name: formName,
      status,
      received_at: receivedAt,
      email,
      name,
      fields: JSON.stringify(fields),
      quarantine_reasons: '[]',
      is_late: 0,
      search_text: toSearchText(Object.values(fields).join('\n')),
      owner_id: status !== 'new' && random() < 0.8 ? authorId : null,
      next_step: isFollowed ? pick(STEPS) : null,
      next_step_on: isFollowed ? daysAfter(today, Math.floor(random() * 7) - 1) : null,
      value_minor: status === 'spam' || random() < 0.3 ? null : pick([79_900, 149_900, 249_900, 399_900]),
      follow_up_changed_at: answeredAt,
      message_count: messages,
      status_at: isOpen ? null : answeredAt,
      has_answer: hasAnswer ? 1 : 0,
      source,
      entry_page: pick(PAGES),
      form_page: formName === 'questionnaire-form' ? '/get-started' : '/contact',
    });
    const message = { lead_id: id, is_cut: 0, attachments: 0, message_id: null, outbox_id: null } as const;
    const from = { provider_id: null, authentication: null, search_text: null } as const;
    if (messages > 0)
      rows.lead_messages.push({
        ...message,
        ...from,
        id: newId(),
        number: 1,
        direction: 'out',
        at: answeredAt,
        author_id: authorId,
        from_address: null,
        subject: `Your message to ${agency.name}`,
        text: `Hello ${name.split(' ')[0]},\n\nThank you for writing. We looked at your site, and the quickest gain is your Google profile. Shall we talk for 20 minutes this week?\n\n${agency.name}`,
      });
    if (messages > 1)
      rows.lead_messages.push({
        ...message,
        ...from,
        id: newId(),
        number: 2,
        direction: 'in',
        at: Math.min(now, answeredAt + 5 * HOUR_MS),
        author_id: null,
        from_address: email,
        subject: `Re: Your message to ${agency.name}`,
        text: 'That sounds good. Thursday after three works for us. What would the first month cost?',
      });
    if (authorId !== null && random() < 0.3)
      rows.lead_notes.push({
        id: newId(),
        lead_id: id,
        author_id: authorId,
        at: Math.min(now, receivedAt + 50 * MINUTE_MS),
        text: 'Their site is from 2014 and has no hours on it. They open a second shop in spring.',
        search_text: null,
      });
  };

  const addOrder = (placedAt: number) => {
    const plan = pick(plans);
    const name = `${pick(FIRST)} ${pick(LAST)}`;
    const email = `${name.toLowerCase().replace(' ', '.')}@shop.example`;
    const amountMinor = plan.setupPrice + plan.monthlyPrice;
    const id = newId();
    const fate = random();
    const state = fate < 0.06 ? 'expired' : fate < 0.1 ? 'declined' : fate < 0.13 ? 'refunded' : 'paid';
    const isPaid = state === 'paid' || state === 'refunded';
    const paidAt = isPaid ? placedAt + 3 * MINUTE_MS : null;
    const partMinor = state === 'paid' && fate > 0.94 ? 10_000 : 0;
    const refundedMinor = state === 'refunded' ? amountMinor : partMinor;
    const refundedAt = Math.min(now, placedAt + 3 * DAY_MS);
    rows.orders.push({
      id,
      key: newId(),
      attempt_id: newId(),
      state,
      plan_id: plan.id,
      billing: 'setup-and-monthly',
      add_on_ids: '[]',
      lines: JSON.stringify([
        { label: `${plan.name} plan, setup`, minor: plan.setupPrice },
        { label: `${plan.name} plan, first month`, minor: plan.monthlyPrice },
      ]),
      build_guarantee_days: 30,
      plan_guarantee_days: 7,
      search_text: [foldForSearch(orderNumber(id)), toSearchText(`${name}\n${email}`)].join('\n'),
      monthly_minor: plan.monthlyPrice,
      description: `${plan.name} plan`,
      amount_minor: amountMinor,
      currency: 'USD',
      paypal_order_id: isPaid ? `5O${id.slice(0, 15).toUpperCase()}` : null,
      approve_url: null,
      capture_attempt: 1,
      capture_id: isPaid ? `3C${id.slice(3, 18).toUpperCase()}` : null,
      payer_email: isPaid ? email : null,
      payer_name: isPaid ? name : null,
      attention_reason: null,
      created_at: placedAt,
      updated_at: refundedMinor > 0 ? refundedAt : (paidAt ?? placedAt + 3 * HOUR_MS),
      paid_at: paidAt,
      captured_minor: isPaid ? amountMinor : 0,
      refunded_minor: refundedMinor,
      source: pick(SOURCES),
      entry_page: pick(PAGES),
    });
    const steps = isPaid
      ? (['order_placed', 'payment_created', 'capture_started', 'payment_completed'] as const)
      : (['order_placed', 'payment_created'] as const);
    const states = ['creating', 'awaiting_approval', 'capturing', 'paid'] as const;
    steps.forEach((cause, index) => {
      rows.order_events.push({
        id: newId(),
        order_id: id,
        at: placedAt + index * MINUTE_MS,
        from_state: states[index - 1] ?? null,
        to_state: states[index] ?? 'paid',
        cause,
        detail: cause === 'payment_completed' ? 'return' : 'checkout',
      });
    });
    if (refundedMinor > 0)
      rows.refunds.push({
        id: newId(),
        order_id: id,
        origin: 'desk',
        state: 'completed',
        amount_minor: refundedMinor,
        reason: 'other',
        note: null,
        actor_id: owners[0] ?? null,
        provider_id: `2R${id.slice(5, 20).toUpperCase()}`,
        issue: null,
        created_at: refundedAt,
        updated_at: refundedAt,
      });
    if (state === 'paid' && paidAt !== null) addPlan({ id, paidAt, name, email, plan });
  };

  const addPlan = ({ id: orderId, paidAt, name, email, plan }: Bought) => {
    const firstOn = dayIn(agency.timeZone, paidAt + 14 * DAY_MS);
    const line = { id: plan.id, label: `${plan.name} plan`, minor: plan.monthlyPrice };
    const isBegun = firstOn <= today;
    let month = 1;
    const id = newId();
    while (monthsAfter(firstOn, month) <= today) {
      const from = monthsAfter(firstOn, month);
      const isOpen = monthsAfter(firstOn, month + 1) > today && random() < 0.4;
      rows.invoices.push({
        id: newId(),
        key: newId(),
        number: rows.invoices.length + 1,
        subscription_id: id,
        month,
        from_on: from,
        until_on: daysAfter(monthsAfter(firstOn, month + 1), -1),
        issued_on: from,
        due_on: daysAfter(from, 7),
        lines: JSON.stringify([line]),
        total_minor: plan.monthlyPrice,
        currency: 'USD',
        customer_name: name,
        customer_email: email,
        state: isOpen ? 'open' : 'paid',
        late_from: daysAfter(from, 7),
        is_held: 0,
        order_id: null,
        paid_at: isOpen ? null : Date.parse(`${daysAfter(from, 2)}T15:00:00Z`),
        reminders: isOpen ? remindersBy(today, daysAfter(from, 7)) : 0,
        updated_at: paidAt,
      });
      month += 1;
    }
    rows.billing_subscriptions.push({
      id,
      order_id: orderId,
      state: isBegun ? 'active' : 'awaiting_launch',
      lines: JSON.stringify([line]),
      pending: '[]',
      currency: 'USD',
      setup_minor: plan.setupPrice,
      tax_millipercent: 0,
      customer_name: name,
      customer_email: email,
      anchor_on: isBegun ? firstOn : null,
      anchor_month: 0,
      month: isBegun ? month : 1,
      next_on: isBegun ? monthsAfter(firstOn, month) : null,
      paused_on: null,
      ends_on: null,
      end_cause: null,
      money_back_minor: 0,
      created_at: paidAt,
      updated_at: paidAt,
    });
  };

  for (let back = days - 1; back >= 0; back -= 1) {
    const start = now - (back + 1) * DAY_MS;
    const at = () => start + Math.floor(random() * DAY_MS);
    const weekday = new Date(start).getUTCDay();
    const busy = (weekday === 0 || weekday === 6 ? 0.4 : 1) * (1.4 - back / days);
    const leads = days > 7 ? Math.floor(busy * 3 * random() + 0.4) : [0, 1, 0, 1, 2, 0, 2][back];
    for (let lead = 0; lead < (leads ?? 0); lead += 1) addLead(at());
    const orders = days > 7 ? Number(random() < busy * 0.22) : Number(back === 2);
    for (let order = 0; order < orders; order += 1) addOrder(at());
    for (const [index, source] of SOURCES.entries())
      for (const page of PAGES.slice(0, 5)) {
        const views = Math.floor((busy * (days > 7 ? 26 : 4) * random()) / (index + 1));
        if (views > 0)
          rows.page_views.push({ day: daysAfter(today, -back), page, source, is_robot: 0, views });
      }
  }
  return rows;
}

const BUSINESSES = [
  'Plumbing',
  'Bakery',
  'Dental Studio',
  'Roofing',
  'Garage',
  'Hair Salon',
  'Cafe',
  'Law Office',
];
const TRADES = ['plumber', 'bakery', 'dentist', 'roofer', 'repair shop', 'salon', 'cafe', 'law office'];
const SOURCES = ['google', 'direct', 'bing', 'facebook', 'yelp', 'newsletter'];
const PAGES = ['/', '/services', '/pricing', '/services/local-seo', '/ai-chatbot', '/contact', '/blog'];
const MESSAGES = [
  'We are a {trade} with two locations and a website from 2015. Could you tell us what a new one costs?',
  'When people search for a {trade} near us, we are on page two. What can be done about that?',
  'A friend recommended you. We need online booking for our {trade} before the season starts.',
  'Our {trade} gets calls after hours that no one answers. Would the chatbot take bookings?',
];
const STEPS = [
  'Call back about the price',
  'Send the two examples',
  'Ask for the domain login',
  'Book the kickoff call',
];

type Bought = { id: string; paidAt: number; name: string; email: string; plan: (typeof plans)[number] };
type StoryRows = NewRows<
  | 'leads'
  | 'lead_messages'
  | 'lead_notes'
  | 'page_views'
  | 'orders'
  | 'order_events'
  | 'refunds'
  | 'billing_subscriptions'
  | 'invoices'
>;
const TABLES = [
  'leads',
  'lead_messages',
  'lead_notes',
  'page_views',
  'orders',
  'order_events',
  'refunds',
  'billing_subscriptions',
  'invoices',
  'payment_links',
  'unknown_payments',
  'payment_rules',
  'comparisons',
  'subscriptions',
  'newsletter_issues',
  'outbox',
  'webhook_deliveries',
] as const satisfies (keyof Database)[];
type Rows = NewRows<(typeof TABLES)[number]>;

/** How many reminders an invoice has had that is not paid `today`, and counts as late from `due`. */
function remindersBy(today: string, due: string): number {
  const { feeReminder, suspensionReminder } = lateDays(due);
  return [feeReminder, suspensionReminder].filter(day => day <= today).length;
}
