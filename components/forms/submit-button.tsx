import { useEffect, useRef, type MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';

/** The form's button. While the form is on its way it says so and takes no second click. */
export function SubmitButton({ label, busyLabel, isBusy = false, variant }: SubmitButtonProps) {
  const { ref, notePress } = useKeptFocus(isBusy);
  return (
    <Button ref={ref} type="submit" variant={variant} block disabled={isBusy} onClick={notePress}>
      <span hidden={!isBusy} className="spinner size-[18px] border-[2.5px]" />
      <span>{isBusy ? busyLabel : label}</span>
    </Button>
  );
}

/** A disabled button loses the focus: it gets it back, unless the visitor has taken it elsewhere meanwhile. */
function useKeptFocus(isBusy: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isBusy]);
  const notePress = ({ currentTarget }: MouseEvent) => {
    hadFocus.current = document.activeElement === currentTarget;
  };
  return { ref, notePress };
}

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  isBusy?: boolean;
  variant?: ButtonLook['variant'];
};
