import { site } from '@/content/site';
import { Icon } from '@/components/ui/icon';

/** Hidden until a send fails: the words are still in the form, and here are two ways to go on without it. */
export function FailureBox() {
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
