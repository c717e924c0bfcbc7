import { beforeEach, expect, test } from 'vitest';
import { ALL_LEADS } from '@/lib/leads/filter';
import { findPlaces, listLeads } from '@/lib/leads/leads.sql';
import { submitLead } from '@/lib/leads/submit';
import { insertMessage } from '@/lib/leads/thread';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aPostedLead } from '../../support/leads';
import { testSite } from '../../support/site';

onBothEngines('the search of leads', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const site = () => ({ db: engine.database(), now: () => DESK_NOW });

  async function send(fields: Record<string, string>): Promise<string> {
    const { submission } = aPostedLead();
    const outcome = await submitLead(
      aPostedLead({ fields: { ...submission.fields, ...fields }, submissionId: newId() }),
      testSite(engine.database()),
    );
    return 'leadId' in outcome ? outcome.leadId : '';
  }
  async function find(text: string) {
    const { rows } = await listLeads({ filter: { ...ALL_LEADS, text }, cursor: null }, site());
    const places = await findPlaces({ leads: rows, text }, site());
    return rows.map(({ id }) => [id, (places.get(id) ?? []).map(({ kind, from }) => from ?? kind)] as const);
  }

  test.each([
    [{ name: 'Pat O’Neill' }, "O'Neill"],
    [{ name: "Pat O'Neill" }, 'o’neill'],
    [{ name: 'Łukasz Kowalski' }, 'lukasz'],
    [{ name: 'Jens Weiß' }, 'weiss'],
    [{ phone: '2125550142' }, '555-0142'],
    [{ phone: '\u202a+1\u00a0(212)\u00a0555\u20110142\u202c' }, '(212) 555-0142'],
    [{ message: 'Our Tra\u00adding Co' }, 'trading'],
  ])('finds a lead with %j by %s', async (fields, text) => {
    const id = await send(fields);
    await send({ name: 'Someone else', phone: '3105559999', message: 'Other' });
    expect(await find(text)).toEqual([[id, []]]);
  });

  test('finds words of notes, replies, answers, next steps and other writers, and says where', async () => {
    const staff = await desk.signIn();
    const id = await send({ name: 'Ana Ruiz', email: 'ana@shop.test', message: 'Hello' });
    await send({ name: 'Bo Lee', email: 'bo@shop.test', message: 'Hello' });
    await desk.act('lead-note', { lead: id, text: 'Wants the façade in teal' }, staff);
    await desk.act(
      'lead-follow-up',
      { lead: id, owner: '', step: 'Send the mood–board', on: '', value: '' },
      staff,
    );
    const message = { lead_id: id, at: DESK_NOW, subject: '' };
    const { db } = site();
    await insertMessage(db, { ...message, id: 'a', number: 1, direction: 'out', text: 'Our quote attached' });
    await insertMessage(db, {
      ...message,
      id: 'b',
      number: 2,
      direction: 'in',
      text: 'Too pricey',
      from_address: 'ana@shop.test',
    });
    await insertMessage(db, {
      ...message,
      id: 'c',
      number: 3,
      direction: 'in',
      text: 'I pay her bills',
      from_address: 'otto@bank.test',
    });
    expect(await find('facade')).toEqual([[id, ['note']]]);
    expect(await find('mood-board')).toEqual([[id, ['step']]]);
    expect(await find('quote')).toEqual([[id, ['reply']]]);
    expect(await find('pricey')).toEqual([[id, ['answer']]]);
    expect(await find('otto@bank.test')).toEqual([[id, ['otto@bank.test']]]);
    expect(await find('ruiz teal bills')).toEqual([[id, ['note', 'otto@bank.test']]]);
    expect(await find('ruiz nowhere')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });
});
