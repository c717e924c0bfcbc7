import { pageFaceIds } from './page-scope';
import { portraitMarkup, type PersonId } from './people';

/** A shopkeeper's face, filling the disc that holds it. Decorative beside the written name. */
export function ShopkeeperAvatar({ person, className = '' }: { person: PersonId; className?: string }) {
  const markup = portraitMarkup(person, { crop: 'face', id: pageFaceIds()() });
  return (
    <span className={`block [&>svg]:size-full ${className}`} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
