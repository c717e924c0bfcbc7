import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** Asks for the code that opens the desk, at the page `next`. */
export function EnterForm({ words, next }: { words: DeskWords['factor']; next: string | undefined }) {
  const { text, button, lost } = words.enter;
  return (
    <PostForm action="enter" hidden={next ? [['next', next]] : []} className="desk-panel max-w-[34em]">
      <p>{text}</p>
      <FactorField form="enter" isConfirmed={false} words={words} />
      <div>
        <Button type="submit" size="sm">
          {button}
        </Button>
      </div>
      <p className="soft text-small">{lost}</p>
    </PostForm>
  );
}
