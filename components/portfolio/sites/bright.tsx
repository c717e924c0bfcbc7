/** A dentist: mint, lower case, one large tooth. */
export function BrightSite() {
  return (
    <div className="client-site site-bright">
      <div className="site-nav">
        <b>bright row</b>
        <span>New patients</span>
        <span>Emergencies</span>
      </div>
      <div className="site-halves">
        <div>
          <p className="site-title">A calmer kind of dentist.</p>
          <i className="site-button">Book online</i>
        </div>
        <svg viewBox="-17 -17 34 34">
          <circle r="17" fill="#58c3b0" />
          <path
            d="M-7-6c3-3 5-1 7-1s4-2 7 1c2 3 0 7-1 9-1 3-1 6-3 6s-1-5-3-5-1 5-3 5-2-3-3-6c-1-2-3-6-1-9Z"
            fill="#fff"
          />
        </svg>
      </div>
    </div>
  );
}
