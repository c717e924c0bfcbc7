import { Button } from '@/components/ui/button';
import { DeskSection } from './desk-section';
import type { DeskWords } from '@/content/desk';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** A download of what a list shows, all pages of it. */
export function ExportForm({ action, filter, words, isConfirmed, factorWords }: ExportFormProps) {
  return (
    <DeskSection title={words.title}>
      <p className="mb-3 text-small">{words.text}</p>
      <PostForm
        action={action}
        hidden={filter}
        className="flex flex-wrap items-end gap-x-5 gap-y-3 text-small"
      >
        <FactorField form={action} isConfirmed={isConfirmed} words={factorWords} />
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
  isConfirmed: boolean;
  factorWords: DeskWords['factor'];
  words: { title: string; text: string; excel: string; button: string };
};
