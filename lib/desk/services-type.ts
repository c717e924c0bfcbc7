import type { AccountServices, AccountTexts } from '@/lib/accounts/services-type';
import type { Health } from '@/lib/health/check-health';
import type { FormDefinitions } from '@/lib/forms';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { LeadForMail } from '@/lib/mail/render-lead-mails';
import type { Reader } from '@/lib/newsletter';
import type { UnknownPaymentStore } from '@/lib/orders/ports';
import type { OrderServices } from '@/lib/orders/services-type';
import type { PromotionRule } from '@/lib/promotion/promotion-window';
import type { ErasedRows } from '@/lib/people';
import type { ViolationStore } from '@/lib/violations/ports';
import type { ReportedViolation } from '@/lib/violations/violation';
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
import type { PromiseRules } from '@/lib/leads';

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
  attend: Pick<OrderServices, 'captureNow' | 'checkWithPayPal' | 'refundOrder'>;
  money: Pick<OrderServices, 'settleReversal' | 'settleDispute' | 'attachPayment' | 'settleUnknownPayment'>;
  unknownPayments: Pick<UnknownPaymentStore, 'list' | 'count' | 'find'>;
  /** The latest comparison with PayPal's transactions. */
  findComparison: OrderServices['findComparison'];
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
  listViolations: ViolationStore['list'];
  sendDigest: () => Promise<DigestOutcome>;
  texts: Pick<AccountTexts, 'failed' | 'form'>;
  /** Writes down what went wrong, without anyone's data. */
  report: (event: DeskFailure, error: unknown) => void;
};

type DeskFailure = 'desk_action_failed' | 'lead_mails_not_rendered';

/** What the health check says. */
export type DeskHealth = Health;

export type DeskViolation = ReportedViolation;

/** What the backup job noted last. */
export type NewestBackup =
  { kind: 'found'; name: string; at: number; isEncrypted: boolean } | { kind: 'none' };
