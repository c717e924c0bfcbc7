/** A garage: red, wide letters, a yellow car on the road. */
export function TullySite() {
  return (
    <div className="client-site site-tully">
      <p className="site-title">Honest brakes. Fair tires.</p>
      <div className="site-road" />
      <svg viewBox="-44 -40 88 54" className="site-car">
        <path d="M-36 0v-12q0-4 5-5l8-2 9-13q2-3 6-3h16q4 0 6 3l9 13 8 2q5 1 5 5v12Z" fill="#fcc238" />
        <path d="M-15-19l7-11h16l7 11Z" fill="#bfe3f2" />
        <circle cx="-20" cy="2" r="8" fill="#111" />
        <circle cx="20" cy="2" r="8" fill="#111" />
      </svg>
    </div>
  );
}
