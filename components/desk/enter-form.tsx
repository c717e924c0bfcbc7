import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { DeskWords } from '@/content/desk';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** Asks for the code that opens the desk, at the page `next`; a recovery code has a field of its own, with letters. */
export function EnterForm({ words, next }: { words: DeskWords['factor']; next: string | undefined }) {
  const { text, hint, trust, button, lost } = words.enter;
  const way = next ? ([['next', next]] as const) : [];
  return (
    <>
      <PostForm action="enter" hidden={way} className="desk-panel max-w-[34em]">
        <p>{text}</p>
        <FactorField form="enter" isConfirmed={false} isDigits words={{ ...words, hint }} />
        <CheckboxField form="enter" name="trustDevice" label={trust} />
        <div>
          <Button type="submit" size="sm">
            {button}
          </Button>
        </div>
      </PostForm>
      <details className="mt-6">
        <summary className="cursor-pointer text-link">{lost.title}</summary>
        <PostForm action="enter" hidden={way} className="mt-4 desk-panel max-w-[34em]">
          <p>{lost.text}</p>
          <FactorField form="recover" isConfirmed={false} words={{ ...words, ...lost }} />
          <div>
            <Button type="submit" variant="line" size="sm">
              {lost.button}
            </Button>
          </div>
        </PostForm>
      </details>
    </>
  );
}
