import { DeskField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import { Button } from '@/components/ui/button';
import { replyTemplates } from '@/content/reply-templates';
import { site as agency } from '@/content/site';
import { isWaiting, type DeskLead } from '@/lib/leads/lead';
import { serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { answerForm, replyForm } from './forms';
import { leadTopic } from './parts';

/** Writes to the sender of a lead, from a template or from scratch, and takes in what came back elsewhere. */
export function Reply({
  lead,
  to,
  subject,
  templateId,
  staffName,
  siteUrl,
  isReceiving,
  messageId,
}: ReplyProps) {
  const template = replyTemplates.find(({ id }) => id === templateId);
  const hidden = [
    ['lead', lead.id],
    ['message', messageId],
  ] as const;
  const field = { action: 'lead-reply', schema: replyForm } as const;
  return (
    <>
      <nav aria-label="Templates">
        <ul className="desk-chips">
          {replyTemplates.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`${serverRoutes.deskLead(lead.id)}?template=${id}#reply`}
                aria-current={id === templateId ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PostForm action="lead-reply" hidden={hidden} seen={lead.messageCount} className="grid gap-3">
        <DeskField {...field} name="subject" value={subject} />
        <DeskField
          {...field}
          name="text"
          value={
            template &&
            fillText(template.text, {
              name: lead.name ?? 'there',
              topic: leadTopic(lead),
              staff: staffName,
              agency: agency.name,
              phone: agency.phone.display,
              hours: agency.hours.text,
              website: siteUrl,
            })
          }
          rows={7}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="ink" size="sm">
            Send reply
          </Button>
          <p className="soft min-w-0 flex-1 text-tiny">
            It goes to {to}
            {isWaiting(lead.status) ? ', and the status becomes Contacted' : ''}.{' '}
            {isReceiving
              ? 'What they answer appears in the history.'
              : `They answer to ${agency.email}: add their answer to the history.`}
          </p>
        </div>
      </PostForm>
    </>
  );
}

type ReplyProps = {
  lead: DeskLead;
  to: string;
  /** What stands in the subject's field. */
  subject: string;
  templateId: string | null;
  staffName: string;
  siteUrl: string;
  /** Whether answers come back here by themselves. */
  isReceiving: boolean;
  /** The same for every click on the button of one page. */
  messageId: string;
};

/** Says that nothing needs to be done about the answer that came. */
export function AnswerDone({ lead: { id, messageCount } }: { lead: DeskLead }) {
  return (
    <div className="desk-panel desk-needs">
      <p>
        <strong>They wrote back.</strong> Their answer is in the conversation below. Your reply marks it as
        done.
      </p>
      <PostButton action="lead-answer-read" hidden={[['lead', id]]} seen={messageCount}>
        No reply needed
      </PostButton>
    </div>
  );
}

/** A place for an answer that came elsewhere. */
export function AnswerForm({ leadId, messageId }: { leadId: string; messageId: string }) {
  return (
    <PostForm
      action="lead-answer"
      hidden={[
        ['lead', leadId],
        ['message', messageId],
      ]}
      className="grid gap-2"
    >
      <DeskField action="lead-answer" schema={answerForm} name="answer" rows={6} />
      <div>
        <Button type="submit" variant="line" size="sm">
          Add answer
        </Button>
      </div>
    </PostForm>
  );
}
