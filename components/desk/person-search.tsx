import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { PostForm } from './post-form';

/** Asks for an address. It is posted, so it is in no URL and no log. */
export function PersonSearch({ words }: { words: DeskWords['person'] }) {
  return (
    <PostForm action="person-find" className="desk-filters">
      <div className="grow-[2]">
        <label htmlFor="desk-email">{words.email}</label>
        <input
          id="desk-email"
          type="email"
          name="email"
          required
          autoComplete="off"
          maxLength={254}
          className="input"
        />
      </div>
      <div className="desk-filter-buttons">
        <Button type="submit" variant="ink" size="sm">
          {words.find}
        </Button>
      </div>
    </PostForm>
  );
}
