import { Button } from '@/components/ui/button';

/** One button that posts the link's token: what it does is no lead. */
export function PlainForm({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="line">
        {label}
      </Button>
    </form>
  );
}
