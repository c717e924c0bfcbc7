import { deskWords } from '@/content/desk';
import { fillText } from '@/lib/site/text';
import { isEmailAddress } from '@/lib/forms';
import { routes } from '@/lib/site/routes';
import type { ErasedRows } from '@/lib/people';
import { newAuditEntry, type AuditAction } from './audit';
import { confirmFactor, refuseFactor } from './confirm-factor';
import { redirectWithNotice, type DeskActionHandler, type DeskPost } from './desk-reply';
import type { DeskServices } from './services-type';

/** Looks an address up. The page that shows it is named by one of its rows: an address is in no URL. */
export const findPerson: DeskActionHandler = async (post, services) => {
  const address = (post.params.get('email') ?? '').trim().toLowerCase();
  if (!isEmailAddress(address)) return redirectWithNotice(routes.deskPerson(), 'person-no-address');
  const ref = await services.people.findRef(address);
  if (ref === null) return redirectWithNotice(routes.deskPerson(), 'person-unknown');
  await note('person-found', ref, post, services);
  return redirectWithNotice(routes.deskPerson(ref), 'person-found');
};

export const exportPerson: DeskActionHandler = async (post, services) => {
  const ref = post.params.get('of') ?? '';
  const address = await services.people.findAddress(ref);
  if (address === null) return redirectWithNotice(routes.deskPerson(), 'person-unknown');
  const outcome = await confirmFactor({ ...post, purpose: 'export' }, services);
  if (outcome.kind !== 'confirmed') return refuseFactor(outcome, routes.deskPerson(ref));
  await note('person-exported', ref, post, services);
  const records = await services.people.collect(address);
  // The person gets this file: what staff wrote for each other is not in it.
  const leads = records.leads.map(({ notes: _notes, ...lead }) => lead);
  const body = JSON.stringify({ address, ...records, leads }, withIsoTimes, 2);
  const day = new Date(services.clock.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const name = `personal-data-${day}.json`;
  return { kind: 'file', name, type: 'application/json; charset=utf-8', body };
};

function withIsoTimes(key: string, value: unknown): unknown {
  const isTime = typeof value === 'number' && /^at$|At$/.test(key);
  return isTime ? new Date(value).toISOString() : value;
}

/** Ends the sessions of the person's customer account, for example after a call about a lost phone. */
export const signPersonOut: DeskActionHandler = async (post, services) => {
  const ref = post.params.get('of') ?? '';
  const address = await services.people.findAddress(ref);
  if (address === null) return redirectWithNotice(routes.deskPerson(), 'person-unknown');
  const { accounts } = await services.people.collect(address);
  for (const { id, role } of accounts) if (role === 'customer') await services.sessions.endAll(id);
  await note('person-signed-out', ref, post, services);
  return redirectWithNotice(routes.deskPerson(ref), 'person-signed-out');
};

/** Erases, once the address was typed as a confirmation. Noted first: an erasure must not go unnoticed. */
export const erasePerson: DeskActionHandler = async (post, services) => {
  const ref = post.params.get('of') ?? '';
  const address = await services.people.findAddress(ref);
  if (address === null) return redirectWithNotice(routes.deskPerson(), 'person-unknown');
  const typed = (post.params.get('confirmation') ?? '').trim().toLowerCase();
  if (typed !== address) return redirectWithNotice(`${routes.deskPerson(ref)}#erase`, 'erase-not-confirmed');
  const outcome = await confirmFactor({ ...post, purpose: 'erase' }, services);
  if (outcome.kind !== 'confirmed')
    return refuseFactor(outcome, `${routes.deskPerson(ref)}#erase`, { confirmation: typed });
  await note('person-erased', ref, post, services);
  const erased = await services.erase(address);
  return redirectWithNotice(routes.deskPerson(), 'person-erased', describeErased(erased));
};

/** "1 lead, 2 emails. Kept: 1 order" */
function describeErased({ keptOrders, ...erased }: ErasedRows): string {
  const { nothing, kept, noOrders, orders, ...words } = deskWords.person.erased;
  const gone = Object.entries(words).flatMap(([what, labels]) =>
    sayCount(erased[what as keyof typeof words], labels),
  );
  const keptWords = sayCount(keptOrders, orders)[0] ?? noOrders;
  return `${gone.join(', ') || nothing}. ${fillText(kept, { orders: keptWords })}`;
}

function sayCount(count: number, { one, many }: { one: string; many: string }): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

async function note(
  action: AuditAction,
  ref: string,
  { staff }: DeskPost,
  services: DeskServices,
): Promise<void> {
  await services.audit.add(newAuditEntry({ actorId: staff.accountId, action, subjectId: ref }, services));
}
