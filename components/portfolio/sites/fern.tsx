/** A florist: blush, large quiet letters, six flowers and one price. */
export function FernSite() {
  return (
    <div className="client-site site-fern">
      <p className="site-title">
        Fern <br />
        &amp; Twine
      </p>
      <svg viewBox="0 0 96 64" className="site-flowers">
        {FLOWERS.map((color, index) => (
          <g key={index} transform={`translate(${16 + (index % 3) * 32} ${16 + Math.floor(index / 3) * 32})`}>
            {PETALS.map(angle => (
              <circle key={angle} r="6" cy="-7" transform={`rotate(${angle})`} fill={color} />
            ))}
            <circle r="4" fill="#fcc238" />
          </g>
        ))}
      </svg>
      <p className="site-order">
        Today’s bouquet, at your door by four. <i className="site-button">$38</i>
      </p>
    </div>
  );
}

const FLOWERS = ['#c8453b', '#fff', '#3c7a55', '#fff', '#c8453b', '#3c7a55'];
const PETALS = [0, 72, 144, 216, 288];
