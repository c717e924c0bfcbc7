import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';

/** Hidden until a send fails: the words are still in the form, and here are two ways to go on without it. */
export function ShellFailureBox() {
  return (
    <div
      data-form-failure
      hidden
      role="alert"
      className="mt-5 grid grid-cols-[26px_1fr] gap-x-3.5 gap-y-3 rounded-[12px] bg-error-soft px-5 py-[18px] shadow-[inset_0_0_0_1.5px_var(--color-error)]"
    >
      <Icon name="circle-alert" className="size-6 text-error" />
      <p data-form-failure-text className="font-semibold" />
      <p className="col-start-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" data-copy-form className="btn btn-sm btn-line">
          Copy my text
        </button>
        <a href={site.phone.href} className="text-link">
          Call {site.phone.display}
        </a>
      </p>
    </div>
  );
}

/** The form's button. The script swaps the words of its label while the form is on its way. */
export function ShellSubmitButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  return (
    <Button type="submit" block data-busy-label={busyLabel}>
      <span data-busy-mark hidden className="spinner size-[18px] border-[2.5px]" />
      <span data-label>{label}</span>
    </Button>
  );
}
