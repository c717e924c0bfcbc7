import { useState } from 'react';
import { FailureBox } from '@/components/forms/failure-box';
import { Button } from '@/components/ui/button';
import { canUsePasskeys, enterWithPasskey } from './passkey';

/** Signs in without address and password. */
export function PasskeySignIn({ label, unknown, declined, failed }: PasskeySignInProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const signIn = async () => {
    if (!canUsePasskeys()) return setProblem(unknown);
    setProblem('');
    setIsBusy(true);
    const outcome = await enterWithPasskey(new URLSearchParams(location.search).get('next'));
    setIsBusy(false);
    if (outcome.kind === 'declined' || outcome.kind === 'present') setProblem(declined);
    else if (outcome.kind !== 'sent') setProblem((outcome.kind === 'failed' && outcome.message) || failed);
  };
  return (
    <div data-js-only className="mt-4">
      <Button variant="line" block busy={isBusy} onClick={() => void signIn()}>
        {label}
      </Button>
      <FailureBox advice={problem} />
    </div>
  );
}

type PasskeySignInProps = {
  label: string;
  /** Said where the browser or the site's address knows no passkeys. */
  unknown: string;
  declined: string;
  failed: string;
};
