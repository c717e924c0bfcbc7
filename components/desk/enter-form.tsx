import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** Asks for the code that opens the desk. */
export function EnterForm({ words }: { words: DeskWords['factor'] }) {
  const { text, button, lost } = words.enter;
  return (
    <PostForm action="enter" className="desk-panel max-w-[34em]">
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
