import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountPages } from '@/content/account';
import { requestPage } from '@/content/requests';
import type { ListedRequest } from '@/lib/leads/requests';
import { RequestList } from './request-list';

const RECEIVED_AT = Date.parse('2026-07-06T12:00:00-04:00');

test('a request is listed with its state, what is left of the promise, and the link to its page', () => {
  const promise = {
    kind: 'hours',
    hours: 24,
    dueAt: RECEIVED_AT,
    leftMs: 3 * 60 * 60_000,
    now: RECEIVED_AT,
  } as const;
  const text = render({ state: 'working', promise, token: 'a.token' });
  expect(text).toContain('Message');
  expect(text).toContain('July 6, 2026');
  expect(text).toContain(requestPage.states.working);
  expect(text).toContain('Time left: 3 hours.');
  expect(text).toContain('href="/request?token=a.token"');
});

test('an answered request shows no promise, and a request without a page shows no state', () => {
  const answered = render({ state: 'answered', token: 'a.token' });
  expect(answered).toContain(requestPage.states.answered);
  expect(answered).not.toContain('Time left');
  const newsletter = render({ formName: 'newsletter-form', token: null });
  expect(newsletter).toContain('Newsletter');
  expect(newsletter).not.toMatch(/href=|Received/);
});

function render(overrides: Partial<ListedRequest>): string {
  const request: ListedRequest = {
    id: 'lead1',
    formName: 'contact-form',
    receivedAt: RECEIVED_AT,
    answerEmail: null,
    canBeEmailed: true,
    state: 'received',
    promise: null,
    token: null,
    ...overrides,
  };
  return renderToStaticMarkup(
    <RequestList
      requests={[request]}
      words={accountPages.account.requests}
      standing={requestPage}
      timeZone="America/New_York"
    />,
  );
}
