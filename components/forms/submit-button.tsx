import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';

/** The form's button. The script swaps the words of its label while the form is on its way. */
export function SubmitButton({
  label,
  busyLabel,
  block = false,
  variant,
}: {
  label: string;
  busyLabel: string;
  block?: boolean;
  variant?: ButtonLook['variant'];
}) {
  return (
    <Button type="submit" variant={variant} block={block} data-busy-label={busyLabel}>
      <span data-busy-mark hidden className="spinner size-[18px] border-[2.5px]" />
      <span data-label>{label}</span>
    </Button>
  );
}
