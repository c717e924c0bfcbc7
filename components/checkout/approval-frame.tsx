import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';

/** The provider's own page, inside ours. The link opens it outside the frame. */
export function ApprovalFrame({ href, frame, onClose }: ApprovalFrameProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label="PayPal approval" className="mt-6">
      <div className="flex items-center justify-between gap-4 rounded-t-card bg-mist px-4 py-1.5">
        <p className="text-small">
          <a href={href} className="text-link">
            Continue on PayPal
          </a>
          <span className="soft max-sm:sr-only"> if the page below stays empty.</span>
        </p>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close PayPal"
          className="grid size-11 flex-none place-items-center"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it ends on our own return page, which goes on at the top */}
      <iframe
        ref={frame}
        src={href}
        title="PayPal: approve the payment"
        height={FRAME_HEIGHT_PX}
        allow="payment"
        className="block h-[600px] w-full rounded-b-card border border-line bg-white"
      />
    </section>
  );
}

/** docs/product/checkout.md#steps */
const FRAME_HEIGHT_PX = 600;

type ApprovalFrameProps = {
  href: string;
  frame: RefObject<HTMLIFrameElement | null>;
  onClose: () => void;
};
