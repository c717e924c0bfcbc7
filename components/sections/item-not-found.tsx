import { ButtonLink } from '@/components/ui/button';
import { NotFoundPanel } from './not-found-panel';
import { VacantShop } from './vacant-shop';

/**
 * The screen for a service, product or project that does not exist, with the way to those that do
 * (docs/product/routes.md#not-found).
 */
export function ItemNotFound({ words, listHref }: ItemNotFoundProps) {
  const { title, text, link } = words;
  return (
    <NotFoundPanel
      title={title}
      text={text}
      links={<ButtonLink href={listHref}>{link}</ButtonLink>}
      picture={<VacantShop />}
    />
  );
}

type ItemNotFoundProps = { words: { title: string; text: string; link: string }; listHref: string };
