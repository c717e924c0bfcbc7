import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '@/content/desk';
import { routes } from '@/lib/routes';
import { MailFacts } from './mail-facts';

const linkFor = (kind: string) => {
  const mail = {
    id: 'mail1',
    kind,
    subjectId: 'subject1',
    to: 'leads@cornerpin.example',
    subject: 'Hello',
    state: 'sent',
    attempts: 1,
    lastError: null,
    createdAt: 1,
    nextAttemptAt: 1,
    sentAt: 1,
    settledAt: null,
  } as const;
  const html = renderToStaticMarkup(<MailFacts mail={mail} words={deskWords} timeZone="America/New_York" />);
  return /href="([^"]*)"/.exec(html)?.[1] ?? null;
};

test('an email about an order or a lead links to it', () => {
  expect(linkFor('refund-failed')).toBe(routes.deskOrder('subject1'));
  expect(linkFor('lead-answered')).toBe(routes.deskLead('subject1'));
});

test('an email about an account, or of a kind that no longer exists, links nowhere', () => {
  expect(linkFor('account-reset')).toBeNull();
  expect(linkFor('order-forgotten')).toBeNull();
});
