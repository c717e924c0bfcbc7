import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { formatLongDate } from '@/components/account/format-long-date';
import { AnswerEmailForm } from '@/components/requests/answer-email-form';
import { CallPicker } from '@/components/requests/call-picker';
import { PromiseText } from '@/components/requests/promise-text';
import { RequestSteps } from '@/components/requests/request-steps';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { requestPage } from '@/content/requests';
import { site } from '@/content/site';
import { confirmCall, findCallChoice, type CallChoice } from '@/lib/bookings/bookings';
import {
  type LastReply,
  type RequestStatus,
  findLastReply,
  findRequest,
  nameRequest,
} from '@/lib/leads/requests';
import { openMailedToken } from '@/lib/leads/thanks';
import { routes } from '@/lib/site/routes';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';

/**
 * Where the link in a confirmation leads. Opening it changes one thing: it books a time that was held until then, because it
 * shows that our email reached its mailbox.
 */
export const RequestSlot = defineSlot<{
  token: string;
  request: NamedRequest | null;
  call: CallChoice | null;
  isMailboxOpened: boolean;
  reply: LastReply | null;
}>({
  name: 'request',
  perRequest: true,
  load: async ({ params, headers }) => {
    const token = params.get('token') ?? '';
    const request = await findRequest(token, getSite());
    if (!request && token !== '') logRefusal('link_unknown', 'request', headers);
    const isMailboxOpened = openMailedToken(token, getSite()) !== null;
    if (request && isMailboxOpened) await confirmCall(request.id, getSite());
    const call = request && (await findCallChoice(request.id, getSite()));
    const isAnswered = isMailboxOpened && request?.state === 'answered';
    const reply = isAnswered ? await findLastReply(request.id, getSite()) : null;
    return {
      reply,
      isMailboxOpened,
      token,
      request: request && { ...request, kind: nameRequest(request.formName) },
      call,
    };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    const { request, ...rest } = visit;
    return request ? <Standing request={request} {...rest} /> : <DeadLink />;
  },
});

function Standing({ request, token, call, isMailboxOpened, reply }: StandingProps) {
  const { meta, sent, texts, promise, again, contact } = requestPage;
  const day = formatLongDate(request.receivedAt, site.timeZone);
  const isOpen = request.state === 'received' || request.state === 'working';
  return (
    <AccountScreen
      title={meta.title}
      lede={fillText(sent, { kind: request.kind, day })}
      below={
        <>
          <p>
            {again} <TextLink href={routes.contact()}>{contact}</TextLink>
          </p>
          <CallLink />
        </>
      }
    >
      {request.state === 'closed' ? null : <RequestSteps state={request.state} words={requestPage} />}
      {reply ? (
        <>
          <p className="mt-6">{fillText(texts.replied, { day: formatLongDate(reply.at, site.timeZone) })}</p>
          <blockquote className="mt-3 border-l-3 border-line pl-4 wrap-anywhere whitespace-pre-line">
            {reply.text}
          </blockquote>
        </>
      ) : (
        <p className="mt-6">{isOpen && !request.promise ? texts.unpromised : texts[request.state]}</p>
      )}
      {request.promise ? (
        <p className="mt-3">
          <PromiseText promise={request.promise} words={promise} timeZone={site.timeZone} />
        </p>
      ) : null}
      {call ? (
        <div className="mt-8">
          <CallPicker choice={call} token={token} isMailboxOpened={isMailboxOpened} />
        </div>
      ) : null}
      <EmailChoice request={request} token={token} />
    </AccountScreen>
  );
}

type StandingProps = {
  request: NamedRequest;
  token: string;
  call: CallChoice | null;
  isMailboxOpened: boolean;
  reply: LastReply | null;
};

/** Offered while we owe an answer, and once for each request. */
function EmailChoice({ request, token }: { request: RequestStatus; token: string }) {
  if (!request.promise || request.answerEmail === 'sent' || !request.canBeEmailed) return null;
  return (
    <AnswerEmailForm token={token} isWanted={request.answerEmail === 'wanted'} words={requestPage.email} />
  );
}

function DeadLink() {
  const { dead, contact } = requestPage;
  return (
    <AccountScreen
      title={dead.title}
      lede={dead.text}
      below={
        <>
          <CallLink />
          <p>
            <TextLink href={routes.account()}>{dead.account}</TextLink>
          </p>
        </>
      }
    >
      <ButtonLink href={routes.contact()} block>
        {contact}
      </ButtonLink>
    </AccountScreen>
  );
}

function CallLink() {
  return (
    <p>
      <TextLink href={site.phone.href}>{requestPage.call}</TextLink>
    </p>
  );
}

/** `kind`: what it is called in a sentence. */
type NamedRequest = RequestStatus & { kind: string };
