import { expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { testSiteWithoutDatabase } from '@/tests/support/site';
import { findThreadLead, parseMessageId, threadAddress, threadHeaders, toMessageText } from './thread';

const site = testSiteWithoutDatabase({ env: { MAIL_REPLY_ADDRESS: 'reply@in.agency.test' } });
const lead = newId();

test('the address of a thread is one that mail programs take, and names its lead in any case of letters', () => {
  const address = threadAddress(lead, site) ?? '';
  expect(address).toMatch(/^reply\+[0-9a-z.]+@in\.agency\.test$/);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(findThreadLead(['other@shop.test', address.toUpperCase()], site)).toBe(lead);
});

test('no one can make the address of another lead, and one for something else names none', () => {
  const address = threadAddress(lead, site) ?? '';
  const forged = address.replace(lead, newId());
  const cut = address.replace(/.@/, '@');
  for (const other of [forged, cut, 'reply@in.agency.test', `reply+${lead}.@in.agency.test`, ''])
    expect([other, findThreadLead([other], site)]).toEqual([other, null]);
  expect(threadAddress(lead, testSiteWithoutDatabase())).toBeNull();
});

test('a message names the one before it and the thread, by ids that can stand in a header', () => {
  const thread = ['<1@site.test>', null, '<2@shop.test>'].map(message_id => ({ message_id }));
  expect(threadHeaders({ id: 'x', siteUrl: 'https://agency.test' }, thread)).toEqual({
    'Message-ID': '<x@agency.test>',
    'In-Reply-To': '<2@shop.test>',
    References: '<1@site.test> <2@shop.test>',
  });
  for (const id of ['<a@b>\r\nBcc: x@y.test', 'a@b', '<a b@c>', `<${'a'.repeat(300)}@b>`, '<ä@b>'])
    expect([id, parseMessageId(id)]).toEqual([id, null]);
});

test('of a stranger’s text neither control characters nor turned directions are kept', () => {
  expect(toMessageText(' Hi\r\nAna\u0000\u202e ').text).toBe('Hi\nAna');
});
