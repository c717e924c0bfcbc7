import type { AccountServices, AccountTexts } from '@/lib/accounts/services-type';
import type { Health } from '@/lib/health';
import type { FormDefinitions } from '@/lib/forms';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Reader } from '@/lib/newsletter';
import type {
  attachPayment,
  Comparison,
  RefundOutcome,
  RefundRequest,
  settleDispute,
  settleReversal,
  settleUnknownPayment,
  StaffOrderOutcome,
} from '@/lib/orders';
import type { UnknownPaymentRow } from '@/lib/site/db/tables';
import type { PromotionRule } from '@/lib/promotion/promotion-window';
import type { ErasedRows } from '@/lib/people';
import type { DigestOutcome } from './send-digest';
import type {
  AuditStore,
  DeskLeadStore,
  DeskMailStore,
  DeskOrderStore,
  DeskOverview,
  DeskPlaceStore,
  PersonStore,
} from './ports';
import type { FactorStore } from './factor-store';
import type { LeadForMail, PromiseRules } from '@/lib/leads';

/** What the desk's pages and actions need. */
export type DeskServices = Pick<
  AccountServices,
  'sessions' | 'clock' | 'limits' | 'isSecure' | 'siteOrigin'
> & {
  newId: () => string;
  leads: DeskLeadStore;
  orders: DeskOrderStore;
  mails: DeskMailStore;
  audit: AuditStore;
  factors: FactorStore;
  auditOnceMinutes: number;
  factorFigures: { confirmedMinutes: number; trustedDays: number };
  people: PersonStore;
  overview: DeskOverview;
  listReaders: () => AsyncIterable<readonly Reader[]>;
  /** The order's own use-cases: the desk has none of its own for money. */
  attend: {
    captureNow: (orderId: string) => Promise<StaffOrderOutcome>;
    checkWithPayPal: (orderId: string) => Promise<StaffOrderOutcome>;
    refundOrder: (request: RefundRequest) => Promise<RefundOutcome>;
  };
  money: {
    settleReversal: (end: Parameters<typeof settleReversal>[0]) => ReturnType<typeof settleReversal>;
    settleDispute: (settler: Parameters<typeof settleDispute>[0]) => ReturnType<typeof settleDispute>;
    attachPayment: (attachment: Parameters<typeof attachPayment>[0]) => ReturnType<typeof attachPayment>;
    settleUnknownPayment: (
      note: Parameters<typeof settleUnknownPayment>[0],
    ) => ReturnType<typeof settleUnknownPayment>;
  };
  unknownPayments: {
    list: (limit: number) => Promise<UnknownPaymentRow[]>;
    count: () => Promise<number>;
    find: (id: string) => Promise<UnknownPaymentRow | null>;
  };
  /** The latest comparison with PayPal's transactions. */
  findComparison: () => Promise<Comparison | null>;
  /** Where PayPal shows its disputes. */
  resolutionCenter: string;
  renderLeadMails: (lead: LeadForMail) => Promise<OutgoingMail[]>;
  /** The email that tells the sender of a lead that it is answered. */
  renderAnswerMails: (lead: LeadForMail) => Promise<OutgoingMail[]>;
  /** Looks at the outbox now. */
  wakeDelivery: () => void;
  erase: (address: string) => Promise<ErasedRows>;
  promise: PromiseRules;
  /** The forms that leads come by, in the order in which the desk offers them. */
  forms: FormDefinitions;
  leadForms: readonly string[];
  promotionRule: PromotionRule;
  /** Places of the promotion that neither a request nor the desk counts. */
  placesClaimedElsewhere: number;
  places: DeskPlaceStore;
  checkHealth: () => Promise<DeskHealth>;
  findNewestBackup: () => Promise<NewestBackup>;
  /** What the pages' policies stopped in visitors' browsers, most frequent first. */
  sendDigest: () => Promise<DigestOutcome>;
  texts: Pick<AccountTexts, 'failed' | 'form'>;
  /** Writes down what went wrong, without anyone's data. */
  report: (event: DeskFailure, error: unknown) => void;
};

type DeskFailure = 'desk_action_failed' | 'lead_mails_not_rendered';

/** What the health check says. */
export type DeskHealth = Health;

/** What the backup job noted last. */
export type NewestBackup =
  { kind: 'found'; name: string; at: number; isEncrypted: boolean } | { kind: 'none' };
