// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskLead } from '@/lib/leads/lead';
import { NO_SOURCE } from '@/lib/site/http/request';
import { PersonRecordsView } from './parts';

test('a person’s lead shows how much of its promise is left', () => {
  const lead: DeskLead = {
    id: 'lead1',
    formName: 'contact-form',
    status: 'new',
    // A Monday; three business days are promised.
    receivedAt: Date.parse('2026-07-06T15:00-04:00'),
    name: 'Ana',
    email: 'ana@shop.test',
    fields: {},
    quarantineReasons: [],
    isLate: false,
    isQuarantined: false,
    answerEmail: null,
    followUp: { ownerId: null, step: null, on: null, valueMinor: null, changedAt: 0 },
    messageCount: 0,
    hasAnswer: false,
    source: NO_SOURCE,
  };
  render(
    <PersonRecordsView
      records={{
        leads: [lead],
        orders: [],
        accounts: [],
        answers: [],
        checkups: [],
        mails: [],
        invoices: [],
        consents: [],
        paymentLinks: [],
        plans: [],
        subscriptions: [],
      }}
      reference="lead-lead1"
      staff={[]}
      now={Date.parse('2026-07-08T12:00-04:00')}
    />,
  );
  expect(screen.getByRole('table').textContent).toContain('by 3 p.m. tomorrow');
  expect(screen.queryByText('None promised')).toBeNull();
});
