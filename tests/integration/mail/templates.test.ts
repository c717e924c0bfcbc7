import { expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { otherConfirmations } from '@/content/lead-replies';
import { promotion } from '@/content/promotion';
import { leadMails, type LeadForMail } from '@/lib/leads';
import { toOutboxRow } from '@/lib/mail/outgoing-mail';
import { testMailSettings, mailSite, parseHtml as parse, labeledValues } from './fixtures';

const { contactWithinHours } = promotion;

const aLead = (change: Partial<LeadForMail> = {}): LeadForMail => ({
  id: 'lead1',
  formName: 'christmas-in-july-form',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  fields: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    businessName: "Ada's Engines & Sons",
    phoneNumber: '+1 (555) 014-2018',
    businessType: 'home-services',
    businessWebsite: 'https://engines.example/shop',
  },
  receivedAt: Date.parse('2026-07-06T15:00:00Z'),
  isLate: false,
  quarantineReasons: [],
  ...change,
});

const renderLead = async (change: Partial<LeadForMail> = {}) => {
  const [notify, confirm] = await leadMails(aLead(change), mailSite);
  if (!notify) throw new Error('No mail to the agency');
  return { notify, confirm };
};
test('the agency gets every field under its label, and answers to the visitor', async () => {
  const { notify } = await renderLead();
  expect(notify).toMatchObject({
    idempotencyKey: 'lead-notify/lead1',
    to: testMailSettings.agencyTo,
    from: testMailSettings.from,
    replyTo: 'ada@example.com',
    subject: 'Christmas in July: Ada Lovelace, answer by Tue 11 a.m.',
  });
  expect(labeledValues(notify.html)).toMatchObject({
    Name: 'Ada Lovelace',
    'Business name': "Ada's Engines & Sons",
    'Business type': 'Home Services',
    'Business website': 'https://engines.example/shop',
  });
  expect(notify.text).toContain("Ada's Engines & Sons");
  expect(notify.html).toContain(`we promised an answer within ${contactWithinHours} hours.`);
  expect(notify.text).toContain('Answer by Tue 11 a.m.: we promised');
});

const WEDNESDAY_3_PM = Date.parse('2026-07-01T15:00:00-04:00');

test.each([
  ['contact-form', { inquiry: 'general' }, 'Contact: Amy Ortiz, answer by Tue 3 p.m.'],
  ['contact-form', { inquiry: 'free-audit' }, 'Contact, website audit: Amy Ortiz, answer by Tue 3 p.m.'],
  ['contact-form', { inquiry: 'waiting-list' }, 'Waiting list: Amy Ortiz'],
  [
    'consultation-form',
    { preferredDay: 'thursday', preferredTime: 'morning' },
    'Consultation, Thu morning: Amy Ortiz, answer by Tue 3 p.m.',
  ],
  [
    'questionnaire-form',
    { timing: 'now', goal: 'more-calls' },
    'Questionnaire, now, more calls: Amy Ortiz, answer by Tue 3 p.m.',
  ],
  ['landing-form', { businessType: 'Plumber' }, 'Demo, Plumber: Amy Ortiz'],
  ['christmas-in-july-form', {}, 'Christmas in July: Amy Ortiz, answer by Thu 3 p.m.'],
] as const)(
  'of %s with %o the agency reads what it is about, who, and until when: holidays and weekends do not count',
  async (formName, fields, subject) => {
    const { notify } = await renderLead({ formName, fields, name: 'Amy Ortiz', receivedAt: WEDNESDAY_3_PM });
    expect(toOutboxRow(notify, { id: 'row1', now: 0 }).subject).toBe(subject);
  },
);

test('of a long name so much is cut that the time limit stays, and no details push it out', async () => {
  const change = {
    fields: { businessType: 'professional-services' },
    name: `Amy ${'Ortiz '.repeat(40)}`,
    receivedAt: WEDNESDAY_3_PM,
  };
  const { notify } = await renderLead(change);
  expect(toOutboxRow(notify, { id: 'row1', now: 0 }).subject).toMatch(
    /^Christmas in July: Amy Ortiz .+…, answer by Thu 3 p\.m\.$/,
  );
});

test('the visitor reads what happens next, and is greeted without a name', async () => {
  const { confirm } = await renderLead();
  expect(confirm).toMatchObject({
    idempotencyKey: 'lead-confirm/lead1',
    to: 'ada@example.com',
    replyTo: testMailSettings.agency.email,
  });
  expect(confirm?.text).toContain(`We contact you within ${contactWithinHours} hours.`);
  expect(confirm?.text).toContain(`${promotion.seoDays} days of Local SEO`);
  expect(`${confirm?.html}${confirm?.text}`).not.toMatch(/Ada|Engines/);
});

test('what a mailbox shows beside the subject says more than the subject', async () => {
  const { notify } = await renderLead();
  const preview = parse(notify.html).querySelector('[data-skip-in-text]')?.textContent;
  expect(preview).toContain('Name: Ada Lovelace');
  expect(preview).not.toContain(notify.subject);
  expect(notify.text).not.toContain('Name: Ada');
});

test('the waiting list is its own answer, and nobody is promised a call for it', async () => {
  const fields = { inquiry: 'waiting-list', email: 'ada@example.com' };
  const { notify, confirm } = await renderLead({ formName: 'contact-form', fields });
  expect(confirm?.subject).toBe(otherConfirmations.waitingList.subject);
  expect(notify.html).not.toContain('Contact within');
});

test('the agency reads the promise that the page made, in business days for a message, and one deadline', async () => {
  const { notify } = await renderLead({ formName: 'contact-form', fields: {} });
  expect(notify.text.replaceAll(/\s+/g, ' ')).toContain(
    `we promised an answer within ${facts.support.emailReplyBusinessHours / 24} business days.`,
  );
});

test('a late promotion lead is marked for the agency, and the visitor is told the truth', async () => {
  const { notify, confirm } = await renderLead({ isLate: true });
  expect(notify.text).toContain('Late');
  expect(confirm?.text).toContain('The promotion has ended');
  expect(confirm?.text).not.toContain(`${contactWithinHours} hours`);
});

test('a promotion lead after the last place reads so, and is promised nothing else', async () => {
  const { notify, confirm } = await renderLead({
    fields: { inquiry: 'waiting-list', email: 'ada@example.com' },
  });
  expect(notify.text).toContain('Waiting list');
  expect(notify.text).not.toContain('Contact within');
  expect(confirm?.text).toContain(
    `All ${promotion.places} spots in ${promotion.name} were taken before your form reached us`,
  );
  expect(confirm?.text).not.toMatch(new RegExp(`${contactWithinHours} hours|start building`));
});

test('a lead whose trap is filled sends nothing', async () => {
  expect(await leadMails(aLead({ quarantineReasons: ['trap_filled'] }), mailSite)).toEqual([]);
});

test('a turned writing direction is spelled out, and a javascript address is shown, not linked', async () => {
  const fields = { name: 'evil\u202efdp.exe', businessWebsite: 'javascript:alert(1)' };
  const { notify } = await renderLead({ fields });
  expect(notify.html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(labeledValues(notify.html)).toMatchObject({
    Name: 'evil[U+202E]fdp.exe',
    'Business website': 'javascript:alert(1)',
  });
  expect(parse(notify.html).querySelector('a[href^="javascript"]')).toBeNull();
});

test('a message keeps its lines in both parts', async () => {
  const { notify } = await renderLead({
    formName: 'contact-form',
    fields: { message: 'First line\r\nSecond line' },
  });
  expect(notify.text).toMatch(/First line\s*\n\s*Second line/);
  expect(parse(notify.html).querySelectorAll('td br').length).toBeGreaterThan(0);
});
