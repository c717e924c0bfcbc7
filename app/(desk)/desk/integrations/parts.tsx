import {
  postedName,
  CodeButton,
  DeskField,
  FactorField,
  FilterSelect,
  PostButton,
  PostForm,
  refusalOf,
} from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Empty, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import type { WebhookDeliveryRow } from '@/lib/integrations/deliver';
import { INTEGRATION_NAME_MAX, WEBHOOK_URL_MAX, type Integration } from '@/lib/integrations/integrations';
import { serverRoutes } from '@/lib/site/routes';

/** The tools that get something, with their secrets for who just confirmed with the code, and what can be done with them. */
export function IntegrationTable({
  integrations,
  siteUrl,
  isConfirmed,
}: {
  integrations: readonly Integration[];
  siteUrl: string;
  /** The second factor was, for what leaves the house, a moment ago. */
  isConfirmed: boolean;
}) {
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
          ({ name, kind, url, topics, isOn }) => (
            <>
              <strong>{name}</strong>
              {isOn ? null : <OffSinceRestore kind={kind} />}
              <span className="soft block wrap-anywhere">
                {kind === 'webhook'
                  ? url
                  : topics.map(topic => siteUrl + serverRoutes.feed(topic)).join(' and ')}
              </span>
            </>
          ),
          'main',
        ],
        ['Gets', ({ kind, topics }) => `${topics.join(' and ')}, by ${kind}`],
        ['Last used', ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <Moment at={lastUsedAt} />)],
        [
          'Secret',
          ({ id, name, kind, secret, isOn }) => {
            if (kind === 'feed' && !isOn) return 'No longer works';
            if (!isConfirmed)
              return (
                <CodeButton
                  action="integration-show"
                  row={['integration', id]}
                  hidden={[['integration', id]]}
                  about={`of ${name}`}
                  isConfirmed={false}
                >
                  {kind === 'webhook' ? 'Show the signing secret' : 'Show the key'}
                </CodeButton>
              );
            return (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center font-bold">
                  {kind === 'webhook' ? 'The signing secret' : 'The key'}
                </summary>
                <code id={`secret-${id}`} className="wrap-anywhere">
                  {secret ?? 'It can’t be read any more. Remove this and add it again.'}
                </code>
              </details>
            );
          },
        ],
        [
          'Do',
          ({ id, kind, name, isOn }) => (
            <div className="flex flex-wrap items-start gap-2">
              {kind === 'webhook' && !isOn ? (
                <CodeButton
                  action="integration-on"
                  row={['integration', id]}
                  hidden={[['integration', id]]}
                  about={name}
                  isConfirmed={isConfirmed}
                >
                  Turn on
                </CodeButton>
              ) : null}
              {kind === 'webhook' ? (
                <PostButton action="webhook-test" hidden={[['integration', id]]} about={name}>
                  Send a test
                </PostButton>
              ) : null}
              <PostButton action="integration-remove" hidden={[['integration', id]]} about={name}>
                Remove
              </PostButton>
            </div>
          ),
        ],
      ]}
    />
  );
}

/** A restored backup may bring back tools that were removed since, so none of them works by itself. */
function OffSinceRestore({ kind }: Pick<Integration, 'kind'>) {
  return (
    <span className="block">
      <DeskMark tone="bad">Off since a backup was restored</DeskMark>{' '}
      {kind === 'webhook'
        ? 'Check the address, then turn it on. It gets what it has missed in the last days.'
        : 'Remove it, and add it again for a new key.'}
    </span>
  );
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

export function AddWebhookForm({ isConfirmed }: { isConfirmed: boolean }) {
  return <AddForm kind="webhook" title="Add a webhook" isConfirmed={isConfirmed} />;
}

export function AddFeedForm({ isConfirmed }: { isConfirmed: boolean }) {
  return <AddForm kind="feed" title="Add a feed" isConfirmed={isConfirmed} />;
}

function AddForm({ kind, title, isConfirmed }: AddFormProps) {
  const refusal = refusalOf('integration-add', ['kind', kind]);
  const form = `add-${kind}`;
  return (
    <DeskSection title={title} id={form}>
      <PostForm action="integration-add" hidden={[['kind', kind]]} className="desk-panel">
        <DeskField
          refusal={refusal}
          form={form}
          name="name"
          label="Name of the tool"
          required
          autoComplete="off"
          maxLength={INTEGRATION_NAME_MAX}
        />
        {kind === 'webhook' ? (
          <DeskField
            refusal={refusal}
            form={form}
            name="url"
            type="url"
            label="Address that takes the events"
            hint="From the tool’s own settings. It starts with https://."
            required
            autoComplete="off"
            maxLength={WEBHOOK_URL_MAX}
          />
        ) : null}
        <FilterSelect
          name={postedName('integration-add', 'topics')}
          id={`${form}-topics`}
          label="What it gets"
          value={refusal.values['topics'] ?? 'all'}
          options={[
            ['all', 'Leads and orders'],
            ['leads', 'Leads'],
            ['orders', 'Orders'],
          ]}
        />
        <FactorField action="integration-add" form={form} refusal={refusal} isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="line" size="sm">
            {title}
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

type AddFormProps = { kind: Integration['kind']; title: string; isConfirmed: boolean };
