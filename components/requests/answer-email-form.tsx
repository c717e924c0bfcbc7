import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { serverRoutes } from '@/lib/site/routes';

/** Asks for one email when the request is answered, or takes that back. */
export function AnswerEmailForm({ token, isWanted, words }: AnswerEmailFormProps) {
  return (
    <form method="post" action={serverRoutes.requestEmail()} className="mt-6 grid gap-3">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={isWanted ? 'no' : 'yes'} />
      {isWanted ? (
        <p className="flex items-start gap-3">
          <Icon name="mail" className="mt-0.5 size-5 text-ok" />
          <span className="min-w-0">{words.wanted}</span>
        </p>
      ) : null}
      <Button type="submit" variant={isWanted ? 'line' : 'primary'} block>
        {isWanted ? words.stop : words.submit}
      </Button>
    </form>
  );
}

type AnswerEmailFormProps = {
  token: string;
  isWanted: boolean;
  words: Record<'submit' | 'wanted' | 'stop', string>;
};
