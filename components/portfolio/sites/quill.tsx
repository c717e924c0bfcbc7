/** A bookkeeper: paper grey, narrow letters, a list with ticks. */
export function QuillSite() {
  return (
    <div className="client-site site-quill">
      <div className="site-nav">
        <b>Quill &amp; Ledger</b>
        <span>Tax</span>
        <span>Payroll</span>
        <span>Advice</span>
      </div>
      <div className="site-halves">
        <p className="site-title">Your books, balanced by Friday.</p>
        <div className="site-list">
          <span>Invoices</span>
          <b>done</b>
          <span>Payroll</span>
          <b>done</b>
          <span>Coffee</span>
          <b>pending</b>
        </div>
      </div>
    </div>
  );
}
