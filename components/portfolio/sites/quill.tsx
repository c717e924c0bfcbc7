/** A bookkeeper: paper gray, narrow letters, a list with ticks. */
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
      <div className="site-upload">
        <svg viewBox="0 0 24 24">
          <path d="M4 8h4l2-3h4l2 3h4v11H4Z" />
          <circle cx="12" cy="13" r="3.5" />
        </svg>
        Photograph a receipt
      </div>
    </div>
  );
}
