import { beforeEach, expect, test } from 'vitest';
import { countFailedMails, findDeskMail, listMails } from '@/lib/mail/mails.sql';
import { toOutboxRow } from '@/lib/mail/outgoing-mail';
import { collectPerson } from '@/lib/privacy';
import type { NewOutboxRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aMail } from '../mail/fixtures';

onBothEngines('mail at the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const find = (id: string) => findDeskMail(id, desk.site());

  async function stored(row: Partial<NewOutboxRow> = {}): Promise<string> {
    const id = newId();
    await engine
      .database()
      .insertInto('outbox')
      .values({ ...toOutboxRow(aMail(), { id, now: DESK_NOW }), ...row })
      .execute();
    return id;
  }

  async function aboutOf(kind: string) {
    return (await find(await stored({ kind })))?.about;
  }

  test('each group shows its own emails, and a settled email leaves the failed ones', async () => {
    const failed = await stored({ state: 'failed', last_error: '422 no such domain' });
    const bounced = await stored({ state: 'bounced' });
    const waiting = await stored();
    const sent = await stored({ state: 'delivered' });
    const { cookie } = await desk.signIn();
    await desk.act('mail-settle', { mail: bounced }, { cookie });
    const idsOf = async (group: 'failed' | 'waiting' | 'sent' | 'settled') =>
      (await listMails({ group, cursor: null }, desk.site())).rows.map(({ id }) => id);
    expect(await Promise.all((['failed', 'waiting', 'sent', 'settled'] as const).map(idsOf))).toEqual([
      [failed],
      [waiting],
      [sent],
      [bounced],
    ]);
    expect(await countFailedMails(desk.site())).toBe(1);
    expect((await find(failed))?.lastError).toBe('422 no such domain');
  });

  test('an email about an order or a lead says so, and one of a kind that no longer exists says nothing', async () => {
    expect(await aboutOf('refund-failed')).toBe('order');
    expect(await aboutOf('lead-answered')).toBe('lead');
    expect(await aboutOf('order-forgotten')).toBeNull();
  });

  test('sending again is the command’s way: a new key, queued, unsettled; a second click changes nothing', async () => {
    const id = await stored({ state: 'failed', settled_at: 5, idempotency_key: 'receipt/1' });
    const woken: string[] = [];
    const waking = aDesk(engine.database, { wakeDelivery: () => woken.push('woken') });
    const { cookie } = await waking.signIn();
    const first = await waking.act('mail-again', { mail: id }, { cookie });
    expect(first.headers.get('location')).toBe(`/desk/mail/${id}`);
    const { idempotency_key: key } = await engine
      .database()
      .selectFrom('outbox')
      .select('idempotency_key')
      .executeTakeFirstOrThrow();
    expect(key).toMatch(/^receipt\/1\/again-/);
    expect(await find(id)).toMatchObject({ state: 'queued', settledAt: null });
    await waking.act('mail-again', { mail: id }, { cookie });
    expect((await waking.notices())[0]?.code).toBe('mail-changed-meanwhile');
    expect(woken).toEqual(['woken']);
    expect((await waking.audit()).map(({ action }) => action)).toEqual(['mail-again']);
  });

  test('an email that an erasure emptied is not sent again', async () => {
    const id = await stored({ state: 'failed', to_address: '', html: '', text: '', subject: '' });
    const { cookie } = await desk.signIn();
    await desk.act('mail-again', { mail: id }, { cookie });
    expect((await desk.notices())[0]?.code).toBe('mail-empty');
    expect((await find(id))?.state).toBe('failed');
  });

  test('a mail is not sent again when that cannot be written into the audit', async () => {
    const id = await stored({ state: 'failed' });
    const { cookie } = await desk.signIn();
    await engine.database().schema.alterTable('desk_audit').renameTo('desk_audit_away').execute();
    try {
      expect((await desk.act('mail-again', { mail: id }, { cookie })).status).toBe(503);
    } finally {
      await engine.database().schema.alterTable('desk_audit_away').renameTo('desk_audit').execute();
    }
    expect((await find(id))?.state).toBe('failed');
  });

  test('links that open someone’s account are shown nowhere', async () => {
    const marker = 'https://agency.test/reset-password?token=marker';
    for (const kind of ['account-reset', 'account-confirm'] as const) {
      const id = await stored({ kind, text: marker, html: marker, to_address: 'ana@shop.test' });
      expect((await find(id))?.text).toBeNull();
    }
    const open = await stored({ kind: 'receipt', text: 'Thank you', to_address: 'ana@shop.test' });
    expect((await find(open))?.text).toBe('Thank you');
    const collected = await collectPerson('ana@shop.test', desk.site());
    expect(collected.mails).toHaveLength(3);
    expect(JSON.stringify(collected)).not.toContain('marker');
  });
});
