import type { listUnanswered } from '@/app/(desk)/desk/questions/queries';
import { DeskField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Hint } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/site/time';
import { answerForm } from './forms';

/** What people asked the assistant in vain, and for owners a form that writes an answer. */
export function QuestionsSection({ rows, isOwner }: QuestionsSectionProps) {
  const texts = [...new Set(rows.map(({ text }) => text))];
  return (
    <DeskSection title="Questions without an answer" id="questions">
      <Hint>
        What people asked on the page of the assistant and it didn’t know, or wasn’t sure about. We don’t know
        who asked. Those with a published answer are left out.
      </Hint>
      <DeskTable
        caption="Questions without an answer"
        empty="Every question had an answer."
        rows={rows.map(row => ({ ...row, id: `${row.day} ${row.kind} ${row.text}` }))}
        columns={[
          ['Asked', row => <strong>{row.text}</strong>, 'main'],
          ['What it said', row => (row.kind === 'near' ? 'Closest passages' : 'I don’t know')],
          ['How often', row => row.count, 'figure'],
          ['Day', row => formatDay(row.day), 'time'],
        ]}
      />
      {isOwner && texts.length > 0 ? <AnswerForm texts={texts} /> : null}
    </DeskSection>
  );
}

type QuestionsSectionProps = { rows: Awaited<ReturnType<typeof listUnanswered>>; isOwner: boolean };

function AnswerForm({ texts }: { texts: readonly string[] }) {
  const field = { action: 'question-answer', form: 'answer', schema: answerForm } as const;
  return (
    <PostForm action="question-answer" className="desk-panel mt-4">
      <DeskField {...field} name="asked" options={texts.map(text => [text, text])} />
      <DeskField {...field} name="question" />
      <DeskField {...field} name="answer" />
      <div>
        <Button type="submit" variant="ink" size="sm">
          Keep it as a draft
        </Button>
      </div>
    </PostForm>
  );
}
