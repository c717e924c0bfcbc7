'use client';

import { useEffect, useRef } from 'react';
import { embedBehaviour } from '@/components/embeds/embed-behaviour';

/**
 * The copy of a policy at a hosting service. Nothing is fetched from there until the visitor opens it; without scripts
 * there is the link alone, because browsers then fetch every frame of a page at once.
 */
export function HostedPolicy({ address, heading }: { address: string; heading: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? embedBehaviour(root.current) : undefined), []);
  return (
    <details className="mb-10 rounded-card border border-line bg-card print:hidden">
      <summary className="px-5 py-4 font-display font-bold">Show the hosted copy of this policy</summary>
      <div
        ref={root}
        data-behaviour="embed"
        data-src={address}
        data-label={`${heading}, hosted copy`}
        data-sandbox="allow-scripts allow-popups"
        className="relative mx-5 mb-5 overflow-hidden rounded-button border border-line [&_iframe]:bg-white [[data-js]_&]:h-[600px]"
      >
        <div data-embed-slot />
        <p
          data-embed-note="loading late"
          className="relative flex items-center gap-3 bg-card px-4 py-3 text-small"
        >
          <span data-js-only className="spinner" aria-hidden="true" />
          <span>
            <span data-js-only>Please wait while the policy is loaded. If it does not load, please </span>
            <a href={address} className="text-link" rel="noopener noreferrer">
              click here to view the policy
            </a>
          </span>
        </p>
      </div>
    </details>
  );
}
