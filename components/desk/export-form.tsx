import { Button } from '@/components/ui/button';
import { DeskSection } from './desk-section';
import { PostForm } from './post-form';

/** A download of what a list shows, all pages of it. */
export function ExportForm({ action, filter, words }: ExportFormProps) {
  return (
    <DeskSection title={words.title}>
      <PostForm
        action={action}
        hidden={filter}
        className="flex flex-wrap items-center gap-x-5 gap-y-3 text-small"
      >
        <span>{words.text}</span>
        <label className="flex min-h-6 items-center gap-2">
          <input type="checkbox" name="excel" value="true" className="size-5" />
          {words.excel}
        </label>
        <Button type="submit" variant="line" size="sm">
          {words.button}
        </Button>
      </PostForm>
    </DeskSection>
  );
}

type ExportFormProps = {
  action: 'leads-export' | 'orders-export' | 'subscribers-export';
  filter: readonly [string, string][];
  words: { title: string; text: string; excel: string; button: string };
};
