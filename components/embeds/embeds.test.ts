// @vitest-environment jsdom
import { readFileSync, statSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { films } from '@/content/film';
import { captionsFile } from './captions';
import { embedBehaviour } from './embed-behaviour';
import { Film } from './film';
import { filmBehaviour } from './film-behaviour';

let play = vi.fn<() => Promise<void>>();
let pause = vi.fn<() => void>();

beforeEach(() => {
  play = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  pause = vi.fn<() => void>();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  stubReducedMotion(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a film plays without sound when its dialog opens, and stops and rewinds when it closes', async () => {
  const { dialog, video, stop } = aFilm();
  expect(play).not.toHaveBeenCalled();
  dialog.open = true;
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(video.muted).toBe(true);
  video.currentTime = 4;
  dialog.open = false;
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(1));
  expect(video.currentTime).toBe(0);
  stop();
});

test('where less motion is asked for it waits for the visitor', async () => {
  stubReducedMotion(true);
  const { dialog, video, stop } = aFilm();
  dialog.open = true;
  await vi.waitFor(() => expect(video.muted).toBe(true));
  expect(play).not.toHaveBeenCalled();
  stop();
});

test('a frame in a dialog is fetched when the dialog opens and gone when it closes', async () => {
  const { dialog, root, frame, stop } = anEmbed();
  dialog.append(root);
  const detach = embedBehaviour(root);
  expect(frame()).toBeNull();
  dialog.open = true;
  await vi.waitFor(() => expect(frame()?.src).toBe('https://video.test/embed'));
  expect(frame()?.title).toBe('Our film');
  dialog.open = false;
  await vi.waitFor(() => expect(frame()).toBeNull());
  detach();
  stop();
});

test('a frame in the page is fetched by its button, once', () => {
  const { root, button, frame, stop } = anEmbed();
  expect(frame()).toBeNull();
  button.click();
  button.click();
  expect(root.querySelectorAll('iframe')).toHaveLength(1);
  expect([button.hidden, document.activeElement]).toEqual([true, frame()]);
  stop();
});

test('a frame in a fold is fetched when the fold is opened, in its sandbox', () => {
  const { root, frame, stop } = anEmbed();
  root.dataset['sandbox'] = 'allow-scripts';
  const fold = document.createElement('details');
  fold.append(root);
  const detach = embedBehaviour(root);
  fold.dispatchEvent(new Event('toggle'));
  expect(frame()).toBeNull();
  fold.open = true;
  fold.dispatchEvent(new Event('toggle'));
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  detach();
  stop();
});

test('while the frame is on its way that is said; once it is there nothing is', () => {
  vi.useFakeTimers();
  const { button, frame, notes, stop } = anEmbed();
  button.click();
  expect(notes()).toEqual(['loading']);
  frame()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(notes()).toEqual([]);
  stop();
  vi.useRealTimers();
});

test('a frame that does not come is said to be late, unless its dialog was closed meanwhile', async () => {
  vi.useFakeTimers();
  const { dialog, root, notes, stop } = anEmbed();
  dialog.append(root);
  const detach = embedBehaviour(root);
  dialog.open = true;
  await vi.waitFor(() => expect(notes()).toEqual(['loading']));
  vi.advanceTimersByTime(8_000);
  expect(notes()).toEqual(['late']);
  dialog.open = false;
  await vi.waitFor(() => expect(notes()).toEqual([]));
  dialog.open = true;
  await vi.waitFor(() => expect(notes()).toEqual(['loading']));
  dialog.open = false;
  await vi.waitFor(() => expect(notes()).toEqual([]));
  vi.advanceTimersByTime(60_000);
  expect(notes()).toEqual([]);
  detach();
  stop();
  vi.useRealTimers();
});

test.each(Object.entries(films))(
  'the committed captions of the film %s say what its content says',
  (name, film) => {
    const committed = readFileSync(`public/film/${name}.vtt`, 'utf8');
    expect(committed).toBe(captionsFile(film.chapters));
  },
);

test.each(Object.keys(films))('the film %s has all its files, none above a megabyte', name => {
  for (const ending of ['webm', 'mp4', 'webp', 'vtt']) {
    const { size } = statSync(`public/film/${name}.${ending}`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(1_000_000);
  }
});

test('a film in the page waits for the visitor’s press, and gets its captions then, once', () => {
  const { video, track } = aFilmInThePage();
  const stop = filmBehaviour(video);
  expect([play.mock.calls.length, track.mode]).toEqual([0, 'disabled']);
  video.dispatchEvent(new Event('play'));
  expect(track.mode).toBe('showing');
  track.mode = 'hidden';
  video.dispatchEvent(new Event('play'));
  expect(track.mode).toBe('hidden');
  stop();
});

test('a film in the page that was started before its script came gets its captions too', () => {
  const { video, track } = aFilmInThePage();
  Object.defineProperty(video, 'paused', { value: false });
  filmBehaviour(video)();
  expect(track.mode).toBe('showing');
});

function aFilmInThePage() {
  const video = document.createElement('video');
  const track = { mode: 'disabled' };
  Object.defineProperty(video, 'textTracks', { value: [track] });
  return { video, track };
}

function aFilm() {
  const dialog = document.createElement('dialog');
  const video = document.createElement('video');
  dialog.append(video);
  document.body.append(dialog);
  return { dialog, video, stop: filmBehaviour(video) };
}

function anEmbed() {
  const dialog = document.createElement('dialog');
  const root = document.createElement('div');
  root.dataset['src'] = 'https://video.test/embed';
  root.dataset['label'] = 'Our film';
  const button = document.createElement('button');
  button.dataset['embedLoad'] = '';
  const slot = document.createElement('div');
  slot.dataset['embedSlot'] = '';
  root.append(button, slot, ...['loading', 'late'].map(aNote));
  document.body.append(dialog, root);
  const frame = () => root.querySelector('iframe');
  const notes = () =>
    Array.from(
      root.querySelectorAll<HTMLElement>('[data-embed-note]:not([hidden])'),
      note => note.dataset['embedNote'],
    );
  return { dialog, root, button, frame, notes, stop: embedBehaviour(root) };
}

function aNote(name: string): HTMLElement {
  const note = document.createElement('p');
  note.dataset['embedNote'] = name;
  note.hidden = true;
  return note;
}

function stubReducedMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

test('the poster of a film is an address without spaces, which HTML does not allow', () => {
  const film = createElement(Film, { name: 'demo', label: 'Demo', width: 1280, height: 720 });
  const [, poster = ''] = / poster="([^"]*)"/.exec(renderToStaticMarkup(film)) ?? [];
  expect(poster).toMatch(/^data:image\/svg\+xml,\S+$/);
});
