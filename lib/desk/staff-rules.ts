import type { DeskAction } from '@/lib/site/routes';

/**
 * What only an owner of the desk does: all that moves money, takes data out of the house, erases, or decides who works
 * here.
 */
export const OWNER_ACTIONS: ReadonlySet<DeskAction> = new Set<DeskAction>([
  'order-capture',
  'order-refund',
  'leads-export',
  'orders-export',
  'payment-rule-add',
  'payment-rule-remove',
  'payments-export',
  'ledger-export',
  'subscribers-export',
  'billing-change',
  'billing-credit',
  'invoice-void',
  'invoices-export',
  'person-export',
  'person-erase',
  'staff-invite',
  'staff-change',
  'staff-reset-factor',
  'staff-remove',
  'integration-add',
  'integration-remove',
  'content-save',
  'content-drop',
  'release-make',
  'release-publish',
  'preview-show',
  'webhook-test',
  'webhook-again',
  'payment-link-add',
  'payment-link-send',
  'payment-link-withdraw',
]);

/** What someone who is no owner reads in the place of what only owners do. */
export const OWNERS_ONLY =
  'Only an owner of the desk can move money, download, erase, or decide who works here. Ask one of them.';

/** The longest name of a member of staff, in characters. */
export const STAFF_NAME_MAX = 80;
