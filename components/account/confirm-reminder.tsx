import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/site/routes';

/** Stands where the address's orders and requests will be, until it is confirmed. */
export function ConfirmReminder({ words }: { words: { title: string; text: string; action: string } }) {
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.text}</p>
      <form method="post" action={routes.accountAction('resend-verification')} className="mt-3">
        <Button type="submit" variant="line" size="sm">
          {words.action}
        </Button>
      </form>
    </Notice>
  );
}
