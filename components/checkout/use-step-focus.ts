import { useEffect, useRef } from 'react';

/** The heading of a step that was just opened takes the focus; the first one on arrival does not. */
export function useStepFocus(step: 'select' | 'pay') {
  const select = useRef<HTMLHeadingElement>(null);
  const pay = useRef<HTMLHeadingElement>(null);
  const earlier = useRef(step);
  useEffect(() => {
    if (earlier.current === step) return;
    earlier.current = step;
    const isChoosing = document.activeElement instanceof HTMLSelectElement;
    if (!isChoosing) (step === 'pay' ? pay : select).current?.focus();
  }, [step]);
  return { select, pay };
}
