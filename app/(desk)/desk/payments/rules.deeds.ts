import { comeBack, postedId, redirectWithNotice, deed } from '@/app/(desk)/desk/deed';
import {
  deletePaymentRule,
  insertPaymentRule,
  RULE_NAME_MAX,
  RULE_WORDS_MAX,
  RULE_WORDS_MIN,
} from '@/lib/ledger/payment-rule';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { toSingleLine } from '@/lib/site/text';

const PAGE = serverRoutes.deskPayments();

export const deeds = {
  /** The audit names the rule by its id: its words may be a person's name. */
  'payment-rule-add': deed({
    who: 'owner',
    audit: ['payment-rule-added'],
    notices: ['payment-rule-added', 'payment-rules-full'],
    fields: ['name', 'words'],
    seen: 'A rule stands beside the others.',
    factor: 'money',
    page: () => serverRoutes.deskPaymentRule(),
    do: async ({ params, staff }, site) => {
      const name = toSingleLine(params.get('name') ?? '');
      const words = toSingleLine(params.get('words') ?? '');
      const isName = name !== '' && name.length <= RULE_NAME_MAX;
      const isWords = words.length >= RULE_WORDS_MIN && words.length <= RULE_WORDS_MAX;
      const errors = {
        ...(isName ? {} : { name: `Enter a name of 1 to ${RULE_NAME_MAX} characters.` }),
        ...(isWords ? {} : { words: `Enter ${RULE_WORDS_MIN} to ${RULE_WORDS_MAX} characters.` }),
      };
      if (!isName || !isWords) return comeBack(serverRoutes.deskPaymentRule(), errors);
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
