import { Awning } from '@/components/drawings/awning';
import type { PersonId } from '@/components/drawings/people';
import { Portrait } from '@/components/drawings/portrait';

/** One of us behind the counter, under the awning, with the bell. Decorative; not on small screens. */
export function CounterDrawing({ person = 'bea', className = 'mt-8 max-w-[330px]' }: CounterProps) {
  return (
    <div
      aria-hidden="true"
      className={`relative hidden h-[250px] overflow-hidden rounded-card bg-sky-deep lg:block ${className}`}
    >
      <Portrait person={person} className="absolute bottom-[26px] left-1/2 w-[190px] -translate-x-1/2" />
      <Awning stripes={['red', 'white']} className="absolute top-0 -left-[3%] h-[52px] w-[106%]" />
      <svg
        viewBox="0 0 300 46"
        preserveAspectRatio="none"
        className="absolute bottom-0 left-0 h-[46px] w-full"
      >
        <path fill="oklch(.58 .075 60)" d="M0 0h300v46H0z" />
        <path fill="oklch(.66 .08 62)" d="M0 0h300v9H0z" />
      </svg>
      <svg viewBox="0 0 60 44" className="absolute right-[34px] bottom-10 w-[50px]">
        <path d="M8 36a22 22 0 0 1 44 0Z" fill="oklch(.78 .12 82)" />
        <rect x="4" y="36" width="52" height="6" rx="3" fill="oklch(.30 .02 220)" />
        <circle cx="30" cy="10" r="4.5" fill="oklch(.30 .02 220)" />
      </svg>
    </div>
  );
}

type CounterProps = { person?: PersonId; className?: string };
