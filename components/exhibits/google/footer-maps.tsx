import { TownMap } from '@/components/drawings/town-map';
import { footerMaps as footer } from '@/content/google-services/documents/footer-maps';
import { Bar } from './bar';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** One footer with a live map and once with a drawing; below, what each of them loads, to one scale. */
export function FooterMaps({ marks }: DocumentProps) {
  const [everyone, drawing, lighter] = marks;
  return (
    <div className="g-doc g-loose g-footers">
      <section className="site-foot">
        <Words title={footer.heavy.title} />
        <div className="live">
          <svg viewBox="0 0 300 170" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 0h98v82H0ZM202 88h98v82h-98Z" />
            <path d="M101 85h98v85h-98ZM202 0h98v85h-98Z" className="late" />
          </svg>
          <span>{footer.loading}</span>
        </div>
      </section>
      <RedRemark {...everyone} />
      <section className="site-foot">
        <Words title={footer.light.title} hint={footer.hint} />
        <div className="drawn">
          <TownMap seed={23} labels="none" view="262 178 200 124" pinScale={1} />
          <span>{footer.button}</span>
        </div>
      </section>
      <RedRemark {...drawing} />
      <section className="loads">
        <div className="g-cap">{footer.loads}</div>
        <dl>
          {[footer.heavy, footer.light].map(({ title, kilobytes, seconds }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Bar value={kilobytes} most={footer.heavy.kilobytes} />
              </dd>
              <dd>
                <b>{`${kilobytes} ${footer.kilobytes}`}</b> {`${seconds} ${footer.seconds}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <RedRemark {...lighter} />
    </div>
  );
}

function Words({ title, hint }: { title: string; hint?: string }) {
  return (
    <div>
      <div className="g-cap">{title}</div>
      <b>{footer.name}</b>
      <p>
        {footer.address} <br />
        {footer.hours}
      </p>
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}
