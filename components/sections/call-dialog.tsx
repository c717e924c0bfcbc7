import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** The scheduling window. With no calendar configured it leads to the consultation form. */
export function CallDialog({ id, text, href }: { id: string; text: string; href: string }) {
  return (
    <Dialog id={id} label="Book a Call" className="w-[min(560px,calc(100vw-32px))]!">
      <div className="p-[clamp(26px,5vw,48px)] pt-[clamp(56px,8vw,72px)]">
        <h2 className="text-h3">Book a free 30-minute consultation</h2>
        <p className="soft mt-3 mb-6">{text}</p>
        <ButtonLink href={href}>Choose a time</ButtonLink>
      </div>
    </Dialog>
  );
}
