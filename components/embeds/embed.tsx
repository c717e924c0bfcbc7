'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { EmbedFrame } from './embed-frame';
import { useDialogOpen } from './use-dialog-open';
import { useFrameProgress } from './use-frame-progress';

/**
 * A third party's page in a box of fixed shape. Nothing is fetched from there before the visitor's click, or before the
 * dialog around it is opened; when that closes, the frame goes and nothing plays on. A plain link to the same place
 * is always below it.
 */
export function Embed({ src, title, kind = 'film', shape = 'aspect-video' }: EmbedProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const isOpen = useDialogOpen(root);
  const isAsked = isPressed || isOpen;
  const [progress, noteLoaded] = useFrameProgress(isAsked);
  // Within a sentence of a button a heading's full stop is out of place.
  const name = title.replace(/\.$/, '');
  return (
    // The page's policy allows what is named here (server/embed-sources.ts).
    <div ref={root} data-src={src}>
      <div data-js-only className={`relative grid place-items-center ${GROUNDS[kind]} ${shape}`}>
        {isAsked ? (
          <EmbedFrame src={src} title={name} takesFocus={isPressed} onLoad={noteLoaded} />
        ) : (
          <Button variant={kind === 'film' ? 'white' : 'ink'} onClick={() => setPressed(true)}>
            {kind === 'film' ? <Icon name="play" className="size-4 fill-current" /> : null} Load {name}
          </Button>
        )}
        <output className="pointer-events-none absolute inset-x-0 bottom-0 text-center text-small">
          {progress === 'loading' || progress === 'late' ? (
            <span className="block bg-night px-5 py-2 text-white">
              {progress === 'loading' ? `Loading ${name}...` : LATE}
            </span>
          ) : null}
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

const LATE = 'This takes longer than it should. The link below opens it on its own page.';
const GROUNDS = { film: 'bg-night', form: 'overflow-hidden rounded-card bg-mist' } as const;

type EmbedProps = { src: string; title: string; kind?: keyof typeof GROUNDS; shape?: string };
