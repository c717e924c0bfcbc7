/** The copy of a policy at a hosting service. Nothing is fetched from there until the visitor opens it. */
export function HostedPolicy({ address, heading }: { address: string; heading: string }) {
  return (
    <details className="mb-10 rounded-card border border-line bg-card print:hidden">
      <summary className="px-5 py-4 font-display font-bold">Show the hosted copy of this policy</summary>
      <div className="relative px-5 pb-5">
        <p className="flex items-center gap-3 py-3 text-small">
          <span className="spinner" aria-hidden="true" />
          <span>
            Please wait while the policy is loaded. If it does not load, please{' '}
            <a href={address} className="text-link" rel="noopener noreferrer">
              click here to view the policy
            </a>
          </span>
        </p>
        <iframe
          src={address}
          title={`${heading}, hosted copy`}
          loading="lazy"
          sandbox="allow-scripts allow-popups"
          className="relative h-[600px] w-full rounded-button border border-line bg-white"
        />
      </div>
    </details>
  );
}
