import 'server-only';
import { retention } from '@/content/retention';
import type { Holding } from './holding';

/** What the machine counts and notes. None of it says whose it is. */
export const machineHoldings = {
  search_misses: {
    whose: { nobody: 'Words without who typed them.' },
    texts: { text: 'nobody', day: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: {
      duties: {
        searchMisses: {
          days: retention.searchMissDays,
          from: 'day',
          as: 'day',
          policy: 'Searches and questions that found nothing, without a name or IP address',
        },
      },
    },
    gives: [],
  },

  assistant_questions: {
    whose: { nobody: 'Words without who typed them, and counts.' },
    texts: { text: 'nobody', day: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: {
      duties: {
        assistantQuestions: {
          days: retention.searchMissDays,
          from: 'day',
          as: 'day',
          policy: 'Searches and questions that found nothing, without a name or IP address',
        },
      },
    },
    gives: [],
  },

  page_views: {
    whose: { nobody: 'Counts.' },
    texts: { day: 'plain', page: 'plain', source: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: {
      duties: {
        pageViews: {
          days: retention.pageViewDays,
          from: 'day',
          as: 'day',
          policy: 'Daily counts of page views, without a name or IP address',
        },
      },
    },
    gives: [],
  },

  reports: {
    whose: { nobody: 'Counts, and searches without who typed them.' },
    texts: { period: 'plain', facts: 'nobody' },
    erase: { stays: 'It names no one.' },
    keep: { duties: { reports: { days: retention.searchMissDays, from: 'made_at' } } },
    gives: [],
  },

  rate_limits: {
    whose: { nobody: 'Counts, by a keyed hash of an address.' },
    texts: { bucket: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: {
      duties: {
        rateLimits: {
          days: retention.rateLimitDays,
          from: 'window_start',
          batch: ['bucket', 'window_start'],
        },
      },
    },
    gives: [],
  },

  desk_audit: {
    whose: { nobody: 'Who of the staff did what, by ids only.' },
    texts: { id: 'plain', actor_id: 'plain', subject_id: 'plain', detail: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: { duties: { deskAudit: { days: retention.deskAuditDays, from: 'at' } } },
    gives: [],
  },

  webhook_deliveries: {
    whose: { nobody: 'What other tools were sent, by ids only.' },
    texts: {
      id: 'plain',
      integration_id: 'plain',
      cause_id: 'plain',
      subject_id: 'plain',
      last_error: 'plain',
    },
    erase: { stays: 'It names no one.' },
    keep: { duties: { webhookDeliveries: { days: retention.webhookDeliveryDays, from: 'created_at' } } },
    gives: [],
  },

  integrations: {
    whose: { nobody: 'Another tool of the agency.' },
    texts: { id: 'plain', name: 'staff', topics: 'plain', url: 'staff', secret: 'plain' },
    erase: { stays: 'Owners change it at the desk.' },
    keep: { until: 'an owner removes it' },
    gives: [],
  },

  daily_marks: {
    whose: { nobody: 'What was done on a day.' },
    texts: { job: 'plain', day: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: { until: 'always' },
    gives: [],
  },

  backup_notes: {
    whose: { nobody: 'The newest backup.' },
    texts: { file: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: { until: 'the next backup' },
    gives: [],
  },

  restores: {
    whose: { nobody: 'Backups that were restored.' },
    texts: { id: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: { until: 'always' },
    gives: [],
  },

  locks: {
    whose: { nobody: 'A transaction that writes a row waits for the others.' },
    texts: { name: 'plain' },
    erase: { stays: 'It names no one.' },
    keep: { until: 'always' },
    gives: [],
  },
} as const satisfies { [T in MachineTable]: Holding<T> };

type MachineTable =
  | 'search_misses'
  | 'assistant_questions'
  | 'page_views'
  | 'reports'
  | 'rate_limits'
  | 'desk_audit'
  | 'webhook_deliveries'
  | 'integrations'
  | 'daily_marks'
  | 'backup_notes'
  | 'restores'
  | 'locks';
