'use client';

import { useEffect, useRef } from 'react';
import type { films } from '@/content/film';
import { filmBehaviour } from './film-behaviour';

/**
 * One of our own films: plays when its dialog opens, or where it stands in the page when somebody presses play. Nothing
 * of it is fetched before it is seen (the poster) and played (the film).
 */
export function Film({ name, label, width, height }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current ? filmBehaviour(video.current) : undefined), []);
  const file = `/film/${name}`;
  return (
    <video
      ref={video}
      data-behaviour="film"
      aria-label={label}
      width={width}
      height={height}
      muted
      playsInline
      controls
      preload="none"
      poster={CLEAR}
      className={`film-${name} aspect-video h-auto w-full`}
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track kind="captions" src={`${file}.vtt`} srcLang="en" label="English" />
    </video>
  );
}

/**
 * A browser fetches a poster that nobody sees yet, and a background only once it is shown; without any poster Chromium
 * lays a dark ground over it.
 */
const CLEAR = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

type FilmProps = { name: keyof typeof films; label: string; width: number; height: number };
