import { CodeButton, PostButton } from '@/app/(desk)/desk/shell/forms';
import { Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import type { Integration } from '@/lib/integrations/integrations';
import { serverRoutes } from '@/lib/site/routes';
import { sayTopics } from './parts';

/** What a tool gets and how, and its secret for who just confirmed with the code. */
export function ToolFacts({ tool, siteUrl, isConfirmed }: ToolProps & { siteUrl: string }) {
  const { kind, topics, url, createdAt, lastUsedAt } = tool;
  const isWebhook = kind === 'webhook';
  const addresses = isWebhook ? [url ?? ''] : topics.map(topic => siteUrl + serverRoutes.feed(topic));
  return (
    <Facts
      rows={[
        ['Gets', sayTopics(topics)],
        ['How', isWebhook ? 'By webhook: we send each one.' : 'By feed: it asks, with its key.'],
        [
          isWebhook ? 'Sent to' : 'Asks at',
          <ul key="at" className="wrap-anywhere">
            {addresses.map(address => (
              <li key={address}>{address}</li>
            ))}
          </ul>,
        ],
        ['Added', <Moment key="added" at={createdAt} />],
        ['Last used', lastUsedAt === null ? 'Never' : <Moment key="used" at={lastUsedAt} />],
        [isWebhook ? 'Signing secret' : 'Key', <Secret key="secret" tool={tool} isConfirmed={isConfirmed} />],
      ]}
    />
  );
}

/** For who just confirmed with the code; the others are asked for it. */
function Secret({ tool: { id, kind, secret, isOn }, isConfirmed }: ToolProps) {
  if (kind === 'feed' && !isOn) return 'No longer works';
  if (isConfirmed)
    return (
      <code className="wrap-anywhere">
        {secret ?? 'It can’t be read any more. Remove this and add it again.'}
      </code>
    );
  return (
    <CodeButton
      action="integration-show"
      row={['integration', id]}
      hidden={[['integration', id]]}
      isConfirmed={false}
    >
      {kind === 'webhook' ? 'Show the signing secret' : 'Show the key'}
    </CodeButton>
  );
}

/** What can be done with a tool. */
export function ToolDeeds({ tool: { id, kind, isOn, name }, isConfirmed }: ToolProps) {
  const hidden = [['integration', id]] as const;
  const isWebhook = kind === 'webhook';
  return (
    <Deeds
      deeds={[
        isWebhook &&
          !isOn && {
            label: 'Turn it on',
            hint: 'A restored backup may bring back tools that were removed since. Check the address first. It gets what it has missed in the last days.',
            button: (
              <CodeButton
                action="integration-on"
                row={hidden[0]}
                hidden={hidden}
                about={name}
                isConfirmed={isConfirmed}
              >
                Turn on
              </CodeButton>
            ),
          },
        isWebhook && {
          label: 'Send a test',
          hint: 'An event that tells of nothing. You see what the tool answers.',
          button: (
            <PostButton action="webhook-test" hidden={hidden} about={name}>
              Send a test
            </PostButton>
          ),
        },
        {
          label: 'Remove it',
          hint:
            isWebhook || isOn
              ? 'It gets nothing more, at once.'
              : 'Off since a backup was restored. Remove it, and add it again for a new key.',
          button: (
            <PostButton action="integration-remove" hidden={hidden} about={name}>
              Remove
            </PostButton>
          ),
        },
      ]}
    />
  );
}

/** `isConfirmed`: the second factor was, for what leaves the house, a moment ago. */
type ToolProps = { tool: Integration; isConfirmed: boolean };
