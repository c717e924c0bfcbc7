import { pageFaceIds } from './page-scope';
import { portraitMarkup, type PersonId } from './people';

/** A shopkeeper from the chest up, on nothing: set it on a flat ground. Decorative beside the written name. */
export function Portrait({ person, className = '' }: { person: PersonId; className?: string }) {
  const markup = portraitMarkup(person, { id: pageFaceIds()() });
  return <div className={`[&>svg]:size-full ${className}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}
