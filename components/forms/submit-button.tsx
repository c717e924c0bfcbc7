import { Button } from '@/components/ui/button';

/** The form's button. The script swaps the words of its label while the form is on its way. */
export function SubmitButton({
  label,
  busyLabel,
  block = false,
}: {
  label: string;
  busyLabel: string;
  block?: boolean;
}) {
  return (
    <Button type="submit" block={block} data-busy-label={busyLabel}>
      <span data-busy-mark hidden className="spinner size-[18px] border-[2.5px]" />
      <span data-label>{label}</span>
    </Button>
  );
}
