import { DeskField, FactorField, PostButton, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Empty, Moment, ShortMoment } from '@/app/(desk)/desk/shell/parts';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import type { WebhookDeliveryRow } from '@/lib/integrations/deliver';
import type { Integration } from '@/lib/integrations/integrations';
import { serverRoutes } from '@/lib/site/routes';
import { addForm } from './forms';

/** The tools that get something, each the way to its page. */
export function IntegrationTable({ integrations, now }: IntegrationTableProps) {
  return (
    <DeskTable
      caption="Integrations"
      empty={
        <Empty title="No other tool gets anything yet.">
          Add a webhook for a tool that has an address for events, or a feed for one that asks.
        </Empty>
      }
      rows={integrations}
      columns={[
        [
          'Tool',
          ({ id, name, kind, url }) => (
            <>
              <a href={serverRoutes.deskIntegrations(id)} className="text-link font-bold">
                {name}
              </a>
              <span className="soft block wrap-anywhere">
                {kind === 'webhook' ? `To ${hostOf(url)}` : 'Asks with a key'}
              </span>
            </>
          ),
          'main',
        ],
        ['Gets', ({ topics }) => sayTopics(topics)],
        ['State', ({ isOn }) => <OnMark isOn={isOn} />],
        ['Last used', ({ lastUsedAt: at }) => (at === null ? 'Never' : <ShortMoment at={at} now={now} />)],
      ]}
    />
  );
}

type IntegrationTableProps = { integrations: readonly Integration[]; now: number };

/** "Leads and orders" */
export function sayTopics(topics: Integration['topics']): string {
  const text = topics.join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A webhook's address may hold a secret, so a list has its host alone. */
function hostOf(url: string | null): string {
  return url === null ? '' : (URL.parse(url)?.host ?? url);
}

export function OnMark({ isOn }: Pick<Integration, 'isOn'>) {
  return isOn ? <DeskMark tone="good">On</DeskMark> : <DeskMark tone="bad">Off since a restore</DeskMark>;
}

/** Events that a webhook has not taken. */
export function TroubleTable({
  deliveries,
  integrations,
}: {
  deliveries: readonly WebhookDeliveryRow[];
  integrations: readonly Integration[];
}) {
  if (deliveries.length === 0) return null;
  return (
    <DeskSection title="Not delivered" id="not-delivered">
      <DeskTable
        caption="Events that were not delivered"
        empty=""
        rows={deliveries}
        columns={[
          [
            'Event',
            ({ type, subject_id: id }) => (
              <a
                className="text-link"
                href={type === 'lead.created' ? serverRoutes.deskLead(id) : serverRoutes.deskOrder(id)}
              >
                {type === 'lead.created' ? 'A new lead' : 'A change of an order'}
              </a>
            ),
            'main',
          ],
          [
            'To',
            ({ integration_id: id }) => integrations.find(one => one.id === id)?.name ?? 'a removed tool',
          ],
          ['When', ({ happened_at: at }) => <Moment at={at} />],
          ['What happened', ({ last_error: reason }) => reason],
          [
            'Now',
            ({ id, state, next_attempt_at: at }) =>
              state === 'queued' ? (
                <span>
                  Tried again <Moment at={at} />
                </span>
              ) : (
                <div className="flex flex-wrap items-center gap-2">
                  <DeskMark tone="bad">Given up</DeskMark>
                  <PostButton action="webhook-again" hidden={[['delivery', id]]} about={id}>
                    Send again
                  </PostButton>
                </div>
              ),
          ],
        ]}
      />
    </DeskSection>
  );
}

/** The page that adds a webhook or a feed. */
export function AddStep({ kind, isConfirmed }: AddStepProps) {
  const refusal = refusalOf('integration-add', ['kind', kind]);
  const form = `add-${kind}`;
  const field = { action: 'integration-add', schema: addForm, form, refusal } as const;
  const isWebhook = kind === 'webhook';
  return (
    <DeskStep
      facts={[
        [
          'What it does',
          isWebhook
            ? 'Sends each new lead, and each change of an order, to the address the moment it comes.'
            : 'Gives the tool a key. With it, the tool asks for leads and orders when it wants to.',
        ],
        ['They get', 'Names, email addresses and what people wrote. Add only tools that you trust.'],
        ['Before', 'Name the tool in the privacy policy.'],
        ['Undo', 'Remove it, and it gets nothing more. What it has, it keeps.'],
      ]}
      isAllowed={isConfirmed !== null}
      back={{ label: 'Back to the integrations', href: serverRoutes.deskIntegrations() }}
    >
      <PostForm action="integration-add" hidden={[['kind', kind]]} className="desk-panel">
        <DeskField {...field} name="name" />
        {isWebhook ? <DeskField {...field} name="url" required inputProps={{ type: 'url' }} /> : null}
        <DeskField {...field} name="topics" />
        <FactorField
          action="integration-add"
          form={form}
          refusal={refusal}
          isConfirmed={isConfirmed === true}
        />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {isWebhook ? 'Add the webhook' : 'Add the feed'}
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for what leaves the house, a moment ago; null for staff who are no owner. */
type AddStepProps = { kind: Integration['kind']; isConfirmed: boolean | null };
