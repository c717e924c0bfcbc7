/** A roofer: evening sky, two ridges, the widest letters for the name. */
export function RidgelineSite() {
  return (
    <div className="client-site site-ridgeline">
      <svg viewBox="0 0 300 120" preserveAspectRatio="none" className="site-ridges">
        <path d="M0 120V70L80 20l70 44 60-36 90 60v32Z" fill="#0007" />
        <path d="M0 120V94l110-44 90 50 100-34v54Z" fill="#0009" />
      </svg>
      <div className="site-copy">
        <b>RIDGELINE</b>
        <p className="site-title">Roofs for real weather</p>
        <p className="site-storm">January 9 storm: Millbrook, Fairview, Cedar Falls</p>
        <i className="site-button">Free inspection</i>
      </div>
    </div>
  );
}
