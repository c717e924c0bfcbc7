// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Film } from './film';

let play = vi.fn<() => Promise<void>>();
let pause = vi.fn<() => void>();
let track = { mode: 'disabled' };

beforeEach(() => {
  play = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  pause = vi.fn<() => void>();
  track = { mode: 'disabled' };
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockImplementation(() => Object([track]));
  stubMotion({ reduced: false });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('when its dialog opens it plays without sound, with captions; when the dialog closes it stops and rewinds', async () => {
  showInDialog();
  expect(play).not.toHaveBeenCalled();
  await setOpen(true);
  expect(play).toHaveBeenCalledOnce();
  expect([film().muted, track.mode]).toEqual([true, 'showing']);
  film().currentTime = 4;
  await setOpen(false);
  expect(pause).toHaveBeenCalledOnce();
  expect(film().currentTime).toBe(0);
});

test('in a dialog that is open already it plays at once', () => {
  showInDialog({ open: true });
  expect(play).toHaveBeenCalledOnce();
});

test('where less motion is asked for it waits for the visitor', async () => {
  stubMotion({ reduced: true });
  showInDialog();
  await setOpen(true);
  expect(film().muted).toBe(true);
  expect(play).not.toHaveBeenCalled();
});

test('in the page it waits for the visitor’s press, and gets its captions then, once', () => {
  render(<Film film="demo" label="The demo" width={960} height={540} />);
  expect([play.mock.calls.length, track.mode]).toEqual([0, 'disabled']);
  fireEvent.play(film());
  expect(track.mode).toBe('showing');
  track.mode = 'hidden';
  fireEvent.play(film());
  expect(track.mode).toBe('hidden');
});

test('in the page, started before its script came, it gets its captions too', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  render(<Film film="demo" label="The demo" width={960} height={540} />);
  expect(track.mode).toBe('showing');
});

function showInDialog(props: { open?: boolean } = {}): void {
  render(
    <dialog {...props}>
      <Film film="support" label="Our support" width={960} height={540} />
    </dialog>,
  );
}

function film(): HTMLVideoElement {
  return screen.getByLabelText<HTMLVideoElement>(/^(Our support|The demo)$/);
}

async function setOpen(isOpen: boolean): Promise<void> {
  await act(async () => {
    document.querySelector('dialog')?.toggleAttribute('open', isOpen);
    await Promise.resolve();
  });
}

function stubMotion({ reduced }: { reduced: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}
