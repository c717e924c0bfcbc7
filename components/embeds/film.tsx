'use client';

import { useEffect, useRef } from 'react';
import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';
import type { films } from '@/content/film';
import { useDialogOpen } from './use-dialog-open';

/**
 * One of our own films. In a dialog it plays without sound and with its captions when that opens, and stops and rewinds
 * when it closes. Where less motion is asked for it waits for the visitor's click, and so does a film that stands in the
 * page. Nothing of it is fetched before it is seen (the poster) and played (the film).
 */
export function Film({ film: name, label, width, height }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const hasPlayed = useRef(false);
  const isOpen = useDialogOpen(video);
  useEffect(() => {
    // The press may have come before this did.
    if (video.current?.paused === false) showCaptions(video.current);
  }, []);
  useEffect(() => {
    const film = video.current;
    if (!film || !isOpen) return undefined;
    showCaptions(film);
    film.muted = true;
    if (!isMotionReduced()) film.play().catch(waitForPress);
    return () => {
      film.pause();
      film.currentTime = 0;
    };
  }, [isOpen]);
  const file = `/film/${name}`;
  return (
    <video
      ref={video}
      aria-label={label}
      width={width}
      height={height}
      muted
      playsInline
      controls
      preload="none"
      poster={CLEAR}
      onPlay={({ currentTarget }) => {
        // Once: a visitor who turns them off afterwards keeps them off.
        if (!hasPlayed.current) showCaptions(currentTarget);
        hasPlayed.current = true;
      }}
      className={`film-${name} aspect-video h-auto w-full`}
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track kind="captions" src={`${file}.vtt`} srcLang="en" label="English" />
    </video>
  );
}

function showCaptions(film: HTMLVideoElement): void {
  for (const track of Array.from(film.textTracks)) track.mode = 'showing';
}

/** Some browsers play nothing by themselves, even without sound; the controls are there. */
function waitForPress(): void {}

/**
 * A browser fetches a poster that no one sees yet, and a background only once it is shown; without any poster Chromium
 * lays a dark ground over it.
 */
const CLEAR = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

type FilmProps = { film: keyof typeof films; label: string; width: number; height: number };
