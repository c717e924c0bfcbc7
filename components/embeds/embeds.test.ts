// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { films } from '@/content/film';
import { captionsFile } from './captions';
import { embedBehaviour } from './embed-behaviour';
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
  stop();
});

test.each(Object.entries(films))(
  'the committed captions of the film %s say what its content says',
  (name, film) => {
    const committed = readFileSync(`public/film/${name}.vtt`, 'utf8');
    expect(committed).toBe(captionsFile(film.chapters));
  },
);

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
  root.append(button, slot);
  document.body.append(dialog, root);
  return { dialog, root, button, frame: () => root.querySelector('iframe'), stop: embedBehaviour(root) };
}

function stubReducedMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}
