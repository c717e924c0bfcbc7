// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import type { DeskLead } from '@/lib/desk/desk-lead';
import { PersonRecordsView } from './person-records';

test('a person’s lead shows how much of its promise is left', () => {
  const lead: DeskLead & { notes: [] } = {
    id: 'lead1',
    formName: 'contact-form',
    status: 'new',
    receivedAt: 0,
    name: 'Ana',
    email: 'ana@shop.test',
    fields: {},
    quarantineReasons: [],
    isLate: false,
    isQuarantined: false,
    answerEmail: null,
    notes: [],
  };
  render(
    <PersonRecordsView
      records={{ leads: [lead], orders: [], accounts: [], mails: [], subscriptions: [] }}
      promiseOf={() => ({
        kind: 'hours',
        hours: 24,
        leftMs: 20 * 60 * 60_000,
        dueAt: Date.UTC(2026, 0, 6, 20),
        now: Date.UTC(2026, 0, 6),
      })}
      reference="lead-lead1"
      words={deskWords}
      forms={forms}
      timeZone="America/New_York"
    />,
  );
  expect(screen.getByRole('table').textContent).toContain('by 3 p.m. tomorrow');
  expect(screen.queryByText(deskWords.promise.none)).toBeNull();
});
