'use client';

import { useMemo, useState, type SubmitEvent } from 'react';
import { useIsLive } from '#engine/page';
import { postForm, readPost } from '@/components/forms/post-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { assistant } from '@/content/assistant';
import type { Conversation } from '@/lib/assistant/answer';
import { CallForm } from './call-form';
import { PersonForm } from './person-form';
import { clearTurns, readTurns, saveTurns } from './stored-turns';
import { TurnItem } from './turn-item';

/**
 * The conversation: what was said, the box, and the form to a person. Without scripts each question is a post that comes
 * back as a page; with them the same post is answered in place, and the turns stay in this tab's storage.
 */
export function Assistant({
  conversation: initial,
  action,
  sendAction,
  bookAction,
  maximum,
}: AssistantProps) {
  const isLive = useIsLive();
  const stored = useMemo(
    () => (isLive && initial.turns.length === 0 ? readTurns() : null),
    [isLive, initial.turns.length],
  );
  const [later, setLater] = useState<Conversation | null>(null);
  const conversation = later ?? (stored === null ? initial : { ...initial, turns: stored });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { turns, slots, typed, sending, booking } = conversation;
  const problem = failure ?? conversation.problem;

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press of Enter would answer without the turn that is on its way.
    if (isBusy) return;
    const post = readPost(event.currentTarget);
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name !== '')
      post.append(submitter.name, submitter.value);
    setBusy(true);
    setFailure(null);
    const outcome = await postForm(action, post, []);
    setBusy(false);
    if (outcome.kind !== 'accepted') {
      setFailure((outcome.kind === 'failed' && outcome.message) || assistant.failed);
      return;
    }
    const next = outcome.answer as Conversation;
    setLater(next);
    saveTurns(next.turns);
    const box = document.querySelector<HTMLInputElement>('#ask-question');
    if (box) {
      box.value = '';
      box.focus();
    }
  };

  const clear = () => {
    clearTurns();
    setLater({ turns: [], slots: [], problem: null, typed: '' });
  };

  const carried = turns.map(({ sealed }) => <input key={sealed} type="hidden" name="turn" value={sealed} />);
  return (
    <div className="grid gap-8">
      <div role="log" id="conversation" aria-label={assistant.log.label}>
        <ol className="grid gap-6">
          {turns.map(({ turn, sealed }, index) => (
            <li key={sealed} id={index === turns.length - 1 ? 'reply' : undefined}>
              <TurnItem turn={turn} />
              {index === turns.length - 1 && turn.reply.kind === 'clarify' ? (
                <form
                  method="post"
                  action={`${action}#reply`}
                  onSubmit={event => void ask(event)}
                  className="mt-3 flex flex-wrap gap-3"
                >
                  {carried}
                  {turn.reply.choices.map(({ label, topic, of }) => (
                    <Button
                      key={topic}
                      type="submit"
                      variant="line"
                      name="choice"
                      value={of ? `${topic}:${of}` : topic}
                    >
                      {label}
                    </Button>
                  ))}
                </form>
              ) : null}
              {index === turns.length - 1 && turn.reply.kind === 'book' ? (
                <CallForm action={bookAction} slots={slots} attempt={booking}>
                  {carried}
                </CallForm>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <form
        method="post"
        action={`${action}#reply`}
        onSubmit={event => void ask(event)}
        className="grid gap-3"
      >
        {carried}
        <FormField
          form="ask"
          name="question"
          label={assistant.box.label}
          hint={assistant.box.hint.replace('{maximum}', String(maximum))}
          required
          error={problem ?? undefined}
          defaultValue={typed}
          inputProps={{ enterKeyHint: 'send' }}
          autoComplete="off"
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {assistant.box.button}
        </Button>
        <output className="text-small">{isBusy ? assistant.box.busy : ''}</output>
      </form>
      {(later ?? stored) !== null && turns.length > 0 ? (
        <p>
          {assistant.kept.text}{' '}
          <button type="button" className="text-link" onClick={clear}>
            {assistant.kept.clear}
          </button>
        </p>
      ) : null}
      <PersonForm action={sendAction} turns={turns} attempt={sending} />
    </div>
  );
}

type AssistantProps = {
  conversation: Conversation;
  /** Where questions, the message to a person and a call are posted to. */
  action: string;
  sendAction: string;
  bookAction: string;
  /** Characters of a question. */
  maximum: number;
};
