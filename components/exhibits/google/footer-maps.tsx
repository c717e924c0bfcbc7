import type { ReactNode } from 'react';
import { TownMap } from '@/components/drawings/town-map';
import { Bar } from '@/components/exhibits/bars';
import { Sheet } from '@/components/ui/sheet';
import { footerMaps as footer } from '@/content/google-services/documents/footer-maps';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** One footer with a live map and once with a drawing; below, what each of them loads, to one scale. */
export function FooterMaps({ marks }: DocumentProps) {
  const [everyone, drawing, lighter] = marks;
  return (
    <Document className="gap-y-6">
      <SiteFooter title={footer.heavy.title}>
        <svg
          viewBox="0 0 300 170"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full fill-(--b-stone)"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M0 0h98v82H0ZM202 88h98v82h-98Z" />
          <path
            d="M101 85h98v85h-98ZM202 0h98v85h-98Z"
            className="fill-none stroke-pine-60"
            strokeDasharray="6 5"
          />
        </svg>
        <span className="absolute right-3 bottom-3 rounded-edge bg-white px-2 py-1 text-small text-ink">
          {footer.loading}
        </span>
      </SiteFooter>
      <RedRemark {...everyone} className="self-center" />
      <SiteFooter title={footer.light.title} hint={footer.hint}>
        <div className="day absolute inset-0">
          <TownMap seed={23} labels="none" view="262 178 200 124" pinScale={1} />
        </div>
        <span className="absolute bottom-3 left-3 rounded-button bg-brick-49 px-4 py-2 leading-tight font-bold">
          {footer.button}
        </span>
      </SiteFooter>
      <RedRemark {...drawing} className="self-center" />
      <Sheet as="section" className="px-inset pt-6 pb-8">
        <Cap>{footer.loads}</Cap>
        <dl className="grid gap-4">
          {[footer.heavy, footer.light].map(({ title, kilobytes, seconds }, index) => (
            <div key={title}>
              <dt className="font-[650]">{title}</dt>
              <dd>
                <Bar
                  value={kilobytes}
                  most={footer.heavy.kilobytes}
                  look={index === 0 ? 'red' : 'solid'}
                  className="h-[34px]"
                />
              </dd>
              <dd>
                <b className="font-display text-label font-extrabold">{`${kilobytes} ${footer.kilobytes}`}</b>{' '}
                {`${seconds} ${footer.seconds}`}
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <RedRemark {...lighter} className="self-center" />
    </Document>
  );
}

function SiteFooter({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-4 rounded-sign bg-(--b-iron) px-inset py-8 leading-normal text-white shadow-wall sm:grid-cols-[1fr_1.2fr]">
      <div>
        <Cap className="mb-4 text-small text-marigold-pale">{title}</Cap>
        <b className="mb-1 block font-display text-name leading-tight font-extrabold">{footer.name}</b>
        <p>
          {footer.address} <br />
          {footer.hours}
        </p>
        {hint ? <p className="mt-2 text-stone-90">{hint}</p> : null}
      </div>
      <div className="relative min-h-[190px] overflow-hidden rounded-sign bg-kerb-soft">{children}</div>
    </section>
  );
}
