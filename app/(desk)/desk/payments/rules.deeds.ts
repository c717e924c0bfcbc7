import { postedId, redirectWithNotice, deed } from '@/app/(desk)/desk/deed';
import { deletePaymentRule, insertPaymentRule } from '@/lib/ledger/payment-rule';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { ruleForm } from './forms';

const PAGE = serverRoutes.deskPayments();

export const deeds = {
  /** The audit names the rule by its id: its words may be a person's name. */
  'payment-rule-add': deed({
    who: 'owner',
    audit: ['payment-rule-added'],
    notices: ['payment-rule-added', 'payment-rules-full'],
    fields: [],
    form: ruleForm,
    seen: 'A rule stands beside the others.',
    factor: 'money',
    page: () => serverRoutes.deskPaymentRule(),
    do: async ({ staff, values: { name, words } }, site) => {
      const isDone = await site.db.transaction().execute(async trx => {
        const id = await insertPaymentRule(trx, { name, words }, site);
        if (id === null) return false;
        const note = { actorId: staff.accountId, action: 'payment-rule-added', subjectId: id } as const;
        await insertAudit(trx, note, site);
        return true;
      });
      return redirectWithNotice(PAGE, isDone ? 'payment-rule-added' : 'payment-rules-full');
    },
  }),

  'payment-rule-remove': deed({
    who: 'owner',
    audit: ['payment-rule-removed'],
    notices: ['payment-rule-removed', 'payment-rule-gone'],
    fields: ['rule'],
    seen: 'No one changes a rule, and removed twice is removed once.',
    factor: 'money',
    page: ({ params }) => serverRoutes.deskPaymentRule(postedId(params, 'rule')),
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'rule');
      const isDone = await site.db.transaction().execute(async trx => {
        if (!(await deletePaymentRule(trx, id))) return false;
        const note = { actorId: staff.accountId, action: 'payment-rule-removed', subjectId: id } as const;
        await insertAudit(trx, note, site);
        return true;
      });
      return redirectWithNotice(PAGE, isDone ? 'payment-rule-removed' : 'payment-rule-gone');
    },
  }),
};
