import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { LeadNote } from '@/lib/desk/desk-lead';
import { Moment } from './moment';
import { PostForm } from './post-form';

/** What staff noted, the oldest first, and a place for the next note. */
export function LeadNotes({ leadId, noteId, notes, words, maxLength, timeZone }: LeadNotesProps) {
  return (
    <div className="grid max-w-[62em] gap-4">
      {notes.length === 0 ? <p className="soft">{words.noNotes}</p> : null}
      {notes.map(note => (
        <article key={note.id} className="desk-panel gap-1!">
          <p className="soft text-small">
            {note.author ?? words.formerStaff}, <Moment at={note.at} timeZone={timeZone} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        </article>
      ))}
      <PostForm
        action="lead-note"
        hidden={[
          ['lead', leadId],
          ['note', noteId],
        ]}
        className="grid gap-2"
      >
        <label htmlFor="desk-note" className="font-[650]">
          {words.note}
        </label>
        <p id="desk-note-hint" className="soft text-small">
          {words.noteHint}
        </p>
        <textarea
          id="desk-note"
          name="text"
          rows={3}
          required
          maxLength={maxLength}
          className="input"
          aria-describedby="desk-note-hint"
        />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {words.addNote}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

type LeadNotesProps = {
  leadId: string;
  /** Of the note that this page may add: the same for every click on its button. */
  noteId: string;
  notes: readonly LeadNote[];
  words: DeskWords['lead'];
  maxLength: number;
  timeZone: string;
};
