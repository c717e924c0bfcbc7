/** A yoga room: sand and plum, thin lower case, the sun over the pier. */
export function HarborSite() {
  return (
    <div className="client-site site-harbor">
      <p className="site-title">harbor yoga room</p>
      <p className="site-times">
        slow flow, 7 am <br />
        beginners, noon <br />
        restore, 6 pm
      </p>
    </div>
  );
}
