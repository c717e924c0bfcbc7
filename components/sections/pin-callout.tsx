import { Stars } from '@/components/ui/stars';

/** What the map says about the pinned shop. It hangs on the pin itself, which stands at the middle of the scene. */
export function PinCallout() {
  return (
    <div className="pin-callout" aria-hidden="true">
      <b className="block text-[1rem] font-[750]">Odell & Sons Plumbing</b>
      <Stars rating={5} /> 4.9 (212) <br />
      <span className="font-[650] text-ok">Open now</span> · 0.3 mi away
    </div>
  );
}
