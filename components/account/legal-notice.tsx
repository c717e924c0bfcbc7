import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/site/routes';

/** The small print under an entrance form: what the visitor agrees to, with both texts one click away. */
export function LegalNotice({ words }: { words: LegalWords }) {
  return (
    <p>
      {words.text} <TextLink href={routes.policy('terms-of-service')}>{words.terms}</TextLink> {words.and}{' '}
      <TextLink href={routes.policy('privacy-policy')}>{words.privacy}</TextLink>.
    </p>
  );
}

type LegalWords = { text: string; terms: string; and: string; privacy: string };
