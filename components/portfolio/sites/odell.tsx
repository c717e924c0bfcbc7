import { odellPhone } from '@/content/demo-shop';

/** A plumber: deep blue, a number to dial, drops. */
export function OdellSite() {
  return (
    <div className="client-site site-odell">
      <div className="site-nav">
        <b>Odell &amp; Sons</b>
        <span>Repairs</span>
        <span>Water heaters</span>
        <em>Call {odellPhone}</em>
      </div>
      <div className="site-copy">
        <p className="site-title">Leak? We’re 20 minutes away.</p>
        <p className="site-text">Licensed plumbers, day and night.</p>
        <i className="site-button">Book a plumber</i>
      </div>
      <svg viewBox="0 0 74 150" className="site-drops">
        <path d={DROP} transform="translate(0 0) scale(3.7)" />
        <path d={DROP} transform="translate(3 110) scale(1.4)" />
        <path d={DROP} transform="translate(43 110) scale(1.4)" />
      </svg>
    </div>
  );
}

const DROP = 'M10 1C3 12 1 15 1 19a9 9 0 0 0 18 0c0-4-2-7-9-18Z';
