import { comeBack, postedId, redirectWithNotice, deed, type DeskPost } from '@/app/(desk)/desk/deed';
import {
  deleteIntegration,
  findUrlProblem,
  insertIntegration,
  repeatDelivery,
  testWebhook,
  TOPICS,
  turnOnWebhook,
} from '@/lib/integrations';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { addForm } from './forms';

const PAGE = serverRoutes.deskIntegrations();

export const deeds = {
  /** A webhook where an address is given, else a feed. Its secret is on the page until the code is asked for again. */
  'integration-add': deed({
    who: 'owner',
    audit: ['integration-added'],
    notices: ['integration-added', 'integrations-full'],
    fields: ['kind'],
    form: addForm,
    seen: 'It adds a tool of its own.',
    factor: 'export',
    page: ({ params }) => serverRoutes.deskAddIntegration(kindOf(params.get('kind'))),
    do: async (post, site) => {
      const { staff, values } = post;
      const { kind, name } = values;
      const topics = values.topics === 'all' ? TOPICS : [values.topics];
      const url = kind === 'webhook' ? (values.url ?? '') : null;
      const urlProblem = url === null ? null : findUrlProblem(url, site.env);
      if (urlProblem !== null) return comeBack(serverRoutes.deskAddIntegration(kind), { url: urlProblem });
      const added = await site.db.transaction().execute(async trx => {
        const id = await insertIntegration(trx, { kind, name, topics, url }, site);
        if (id === null) return null;
        const note = { actorId: staff.accountId, action: 'integration-added', subjectId: id } as const;
        await insertAudit(trx, { ...note, detail: `${kind} ${topics.join(' ')}` }, site);
        return id;
      });
      return added === null
        ? redirectWithNotice(PAGE, 'integrations-full')
        : redirectWithNotice(serverRoutes.deskIntegrations(added), 'integration-added');
    },
  }),

  /** The page shows the secrets as long as the code is not asked for again. */
  'integration-show': deed({
    who: 'owner',
    audit: ['integration-shown'],
    notices: ['integration-shown'],
    fields: ['integration'],
    seen: 'It changes nothing.',
    factor: 'export',
    page: pageOf,
    do: async ({ params, staff }, site) => {
      const subjectId = postedId(params, 'integration');
      const note = { actorId: staff.accountId, action: 'integration-shown', subjectId } as const;
      await insertAudit(site.db, note, site);
      return redirectWithNotice(serverRoutes.deskIntegrations(subjectId), 'integration-shown');
    },
  }),

  /** After a restore, once an owner has checked where it goes. */
  'integration-on': deed({
    who: 'owner',
    audit: ['integration-turned-on'],
    notices: ['integration-on', 'integration-gone'],
    fields: ['integration'],
    seen: 'No one changes a tool, and turned on twice is turned on once.',
    factor: 'export',
    page: pageOf,
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'integration');
      const isDone = await site.db.transaction().execute(async trx => {
        if (!(await turnOnWebhook(trx, id))) return false;
        const note = { actorId: staff.accountId, action: 'integration-turned-on', subjectId: id } as const;
        await insertAudit(trx, note, site);
        return true;
      });
      return isDone
        ? redirectWithNotice(serverRoutes.deskIntegrations(id), 'integration-on')
        : redirectWithNotice(PAGE, 'integration-gone');
    },
  }),

  /** What is on its way to it is not sent any more. */
  'integration-remove': deed({
    who: 'owner',
    audit: ['integration-removed'],
    notices: ['integration-removed', 'integration-gone'],
    fields: ['integration'],
    seen: 'No one changes a tool, and removed twice is removed once.',
    because: 'A key that leaked has to stop at once. It gives nothing away.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'integration');
      const isDone = await site.db.transaction().execute(async trx => {
        if (!(await deleteIntegration(trx, id))) return false;
        await insertAudit(
          trx,
          { actorId: staff.accountId, action: 'integration-removed', subjectId: id },
          site,
        );
        return true;
      });
      return redirectWithNotice(PAGE, isDone ? 'integration-removed' : 'integration-gone');
    },
  }),

  /** Sends an event that tells of nothing, and says what came of it. */
  'webhook-test': deed({
    who: 'owner',
    audit: 'It changes nothing.',
    notices: ['integration-gone', 'webhook-tested', 'webhook-test-failed'],
    fields: ['integration'],
    seen: 'It changes nothing.',
    because: 'It says nothing, to a target that the code confirmed.',
    do: async (post, site) => {
      const outcome = await testWebhook(postedId(post.params, 'integration'), site);
      if (outcome === null) return redirectWithNotice(PAGE, 'integration-gone');
      if (outcome.kind === 'taken') return redirectWithNotice(pageOf(post), 'webhook-tested');
      return redirectWithNotice(pageOf(post), 'webhook-test-failed', outcome.reason);
    },
  }),

  /** Puts an event that was given up back into the queue. */
  'webhook-again': deed({
    who: 'owner',
    audit: ['webhook-again'],
    notices: ['webhook-again', 'webhook-changed-meanwhile'],
    fields: ['delivery'],
    seen: 'Only an event that was given up is sent again, and who comes second is told.',
    because: 'The same event goes to the target that the code confirmed.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'delivery');
      const isDone = await site.db.transaction().execute(async trx => {
        if (!(await repeatDelivery(trx, id, site.now()))) return false;
        await insertAudit(trx, { actorId: staff.accountId, action: 'webhook-again', subjectId: id }, site);
        return true;
      });
      return redirectWithNotice(PAGE, isDone ? 'webhook-again' : 'webhook-changed-meanwhile');
    },
  }),
};

function pageOf({ params }: DeskPost<'integration'>): string {
  return serverRoutes.deskIntegrations(postedId(params, 'integration'));
}

function kindOf(posted: string | null): 'webhook' | 'feed' {
  return posted === 'webhook' ? 'webhook' : 'feed';
}
