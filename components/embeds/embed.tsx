'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { embedBehaviour } from './embed-behaviour';

/**
 * A third party's page in a box of fixed shape. Nothing is fetched from there before the visitor's press (or before
 * the dialog around it is opened), and a plain link to the same place always stands under it.
 */
export function Embed({ src, title, kind = 'film', shape = 'aspect-video' }: EmbedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? embedBehaviour(root.current) : undefined), []);
  // Within a sentence of a button a heading's full stop is out of place.
  const name = title.replace(/\.$/, '');
  return (
    <div ref={root} data-behaviour="embed" data-src={src} data-label={name}>
      <div data-js-only className={`relative grid place-items-center ${GROUNDS[kind]} ${shape}`}>
        <Button data-embed-load variant={kind === 'film' ? 'white' : 'ink'}>
          {kind === 'film' ? <Icon name="play" className="size-4 fill-current" /> : null} Load {name}
        </Button>
        <div data-embed-slot className="contents" />
        <output className="pointer-events-none absolute inset-x-0 bottom-0 text-center text-small">
          <span data-embed-note="loading" hidden className="block bg-night px-5 py-2 text-white">
            Loading {name}...
          </span>
          <span data-embed-note="late" hidden className="block bg-night px-5 py-2 text-white">
            This takes longer than it should. The link below opens it on its own page.
          </span>
        </output>
      </div>
      <p className={`py-2 text-small ${kind === 'film' ? 'px-5' : ''}`}>
        <TextLink href={src} target="_blank" rel="noopener noreferrer">
          Open {name} on its own page
          <span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
      </p>
    </div>
  );
}

const GROUNDS = { film: 'bg-night', form: 'overflow-hidden rounded-card bg-mist' } as const;

type EmbedProps = { src: string; title: string; kind?: keyof typeof GROUNDS; shape?: string };
