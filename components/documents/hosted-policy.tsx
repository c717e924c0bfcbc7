'use client';

import { useEffect, useRef, useState } from 'react';
import { EmbedFrame } from '@/components/embeds/embed-frame';
import { useFrameProgress } from '@/components/embeds/use-frame-progress';

/**
 * The copy of a policy at a hosting service. Nothing is fetched from there until the visitor opens it; without scripts
 * there is the link alone, because browsers then fetch every frame of a page at once.
 */
export function HostedPolicy({ address, heading }: { address: string; heading: string }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [progress, noteLoaded] = useFrameProgress(isAsked);
  const look = () => setAsked(wasAsked => wasAsked || fold.current?.open === true);
  // It may have been opened before this came.
  useEffect(look, []);
  return (
    <details
      ref={fold}
      onToggle={look}
      suppressHydrationWarning
      className="mb-10 rounded-card border border-line bg-card print:hidden"
    >
      <summary className="px-5 py-4 font-display font-bold">Show the hosted copy of this policy</summary>
      <div
        data-src={address}
        className="relative mx-5 mb-5 overflow-hidden rounded-button border border-line [&_iframe]:bg-white [[data-js]_&]:h-[600px]"
      >
        {isAsked ? (
          <EmbedFrame
            src={address}
            title={`${heading}, hosted copy`}
            sandbox="allow-scripts allow-popups"
            onLoad={noteLoaded}
          />
        ) : null}
        {progress === 'there' ? null : (
          <p className="relative flex items-center gap-3 bg-card px-4 py-3 text-small">
            <span data-js-only className="spinner" aria-hidden="true" />
            <span>
              <span data-js-only>Please wait while the policy is loaded. If it does not load, please </span>
              <a href={address} className="text-link" rel="noopener noreferrer">
                click here to view the policy
              </a>
            </span>
          </p>
        )}
      </div>
    </details>
  );
}
