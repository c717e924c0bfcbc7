import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Issue } from '@/lib/newsletter';
import { IssueProgress } from './parts';

const MINUTE_MS = 60_000;
const SENDING = {
  id: 'issue',
  state: 'sending',
  subject: 'July',
  markdown: 'Hello',
  created_at: 0,
  changed_at: 0,
  started_at: 0,
  finished_at: null,
  next_batch_at: null,
  last_subscription_id: '',
  problem: null,
} satisfies Issue;

const drawn = (issue: Issue, queued: number) =>
  renderToStaticMarkup(
    <IssueProgress
      issue={issue}
      counts={{ queued, sent: 58, bounced: 1, failed: 1 }}
      total={60 + queued}
      now={3 * MINUTE_MS}
    />,
  );

test('a newsletter that goes out says how far it is and how long it takes, and looks again by itself', () => {
  const html = drawn(SENDING, 60);
  expect(html).toContain('60 of 120 emails went out.');
  expect(html).toContain('About 3 minutes are left.');
  expect(html).toMatch(/<progress [^>]*max="120" value="60"/);
  expect(html).toMatch(/ data-refresh="\d+"/);
});

test('one whose emails wait in the outbox still goes out, and one that has gone looks no more', () => {
  const sent = { ...SENDING, state: 'sent', finished_at: MINUTE_MS } satisfies Issue;
  expect(drawn(sent, 3)).toContain('60 of 63 emails went out.');
  expect(drawn(sent, 0)).not.toContain('data-refresh');
});
