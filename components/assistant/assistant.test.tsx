// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { assistant } from '@/content/assistant';
import { Assistant } from './assistant';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('Enter pressed twice sends one question, and the next one after the reply', async () => {
  const replies: ((response: Response) => void)[] = [];
  const send = vi.fn<() => Promise<Response>>(() => new Promise(resolve => replies.push(resolve)));
  vi.stubGlobal('fetch', send);
  const nothing = { turns: [], slots: [], problem: null, typed: '' };
  render(
    <Assistant
      conversation={nothing}
      action="/ask/answer"
      sendAction="/ask/send"
      bookAction="/ask/book"
      maximum={300}
    />,
  );
  const box = screen.getByLabelText(new RegExp(assistant.box.label));
  const form = box.closest('form');
  if (!form) throw new Error('The box stands in no form');
  fireEvent.change(box, { target: { value: 'how much is pro' } });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    replies[0]?.(Response.json(nothing));
    await vi.waitFor(() => expect(box).toHaveProperty('value', ''));
  });
  fireEvent.submit(form);
  expect(send).toHaveBeenCalledTimes(2);
});
