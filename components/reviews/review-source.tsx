'use client';

import { useEffect, useRef } from 'react';
import { reviewSourceBehaviour } from './review-source-behaviour';

/** Stands, unseen, on pages that show reviews, and sees that their source's place id is in the browser. */
export function ReviewSource({ placeId }: { placeId: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => (marker.current ? reviewSourceBehaviour(marker.current) : undefined), []);
  return <span ref={marker} hidden data-behaviour="review-source" data-place-id={placeId} />;
}
