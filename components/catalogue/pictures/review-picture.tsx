import { Stars } from '@/components/ui/stars';
import { Sheet } from './sheet';

/** A bad review with the answer that other people will read. */
export function ReviewPicture() {
  return (
    <Sheet label="A two-star review about a long wait, and the shop’s short, friendly answer">
      <div className="p-[clamp(22px,3vw,34px)]">
        <p className="flex items-center justify-between gap-4 text-small">
          <Stars rating={2} />
          <span className="text-soft">Saturday, 5:12 pm</span>
        </p>
        <p className="mt-3 text-body">
          “Good cut, but I had an appointment at four and sat until twenty to five.”
        </p>
        <p className="mt-1 text-small text-soft">Martin K.</p>
        <div className="mt-5 rounded-card bg-mist p-5">
          <p className="text-tiny font-semibold">Reply from Marlow, Saturday, 6:03 pm</p>
          <p className="mt-2 text-small">
            You’re right, and I’m sorry. Two of us were out and I should have called you. Saturdays now have a
            gap every hour. The next time you wait longer than ten minutes, tell me at the chair. Ask for Joe.
          </p>
        </div>
        <p className="mt-4 flex items-center justify-between gap-4 rounded-button bg-marigold-soft px-4 py-3 text-small">
          <span>Draft approved by you</span>
          <b className="text-ok">Sent</b>
        </p>
      </div>
    </Sheet>
  );
}
