/** A trattoria: a paper menu on a checked tablecloth, narrow letters. */
export function NonnaSite() {
  return (
    <div className="client-site site-nonna">
      <div className="site-menu">
        <p className="site-small">Mill Road, since 1988</p>
        <p className="site-title">Nonna Bea</p>
        <p className="site-text">Tonight: tagliatelle, slow ragù, too much bread.</p>
        <i className="site-button">Reserve</i>
      </div>
    </div>
  );
}
