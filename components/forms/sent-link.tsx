import { TextLink } from '@/components/ui/text-link';
import { thanksPage } from '@/content/thanks';
import { routes } from '@/lib/site/routes';

/** From the panel that takes a form's place to the page that shows what was sent. */
export function SentLink({ form }: { form: string }) {
  return (
    <p className="mt-4">
      <TextLink href={routes.thanksSent(form)}>{thanksPage.sent.link}</TextLink>
    </p>
  );
}
