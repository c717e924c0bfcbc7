/** A barber: black, a pole down the side, letters as narrow as they go, the free chairs. */
export function MarlowSite() {
  return (
    <div className="client-site site-marlow">
      <div className="site-pole" />
      <div className="site-copy">
        <p className="site-title">MARLOW</p>
        <p className="site-text">Cuts $28. Shaves $22. Walk in.</p>
        <div className="site-times">
          <span>9:30</span>
          <span>10:00</span>
          <span data-free="">10:30</span>
          <span>11:15</span>
        </div>
      </div>
      <div className="site-prices">
        <span>Cut</span>
        <b>$28</b>
        <span>Shave</span>
        <b>$22</b>
        <span>Beard</span>
        <b>$16</b>
        <span>Under ten</span>
        <b>$20</b>
      </div>
    </div>
  );
}
