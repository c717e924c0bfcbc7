import { expect, test } from 'vitest';
import { readBody, readText } from './request';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('https://shop.example/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

function streamOf(...chunks: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: controller => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

test('the bytes come as they were sent', async () => {
  const body = await readBody(post(streamOf(new Uint8Array([1, 2]), new Uint8Array([255]))), 3);
  expect(body).toEqual({ kind: 'ok', bytes: new Uint8Array([1, 2, 255]) });
});

test('a body past the limit is too large, whatever it declares', async () => {
  expect(await readBody(post('12345'), 4)).toEqual({ kind: 'too_large' });
  expect(await readBody(post('1', { 'content-length': '5' }), 4)).toEqual({ kind: 'too_large' });
  const endless = new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(1_024)) });
  expect(await readBody(post(endless), 4_096)).toEqual({ kind: 'too_large' });
});

test('a body that breaks off is unreadable', async () => {
  const broken = new ReadableStream({ pull: controller => controller.error(new Error('gone')) });
  expect(await readBody(post(broken))).toEqual({ kind: 'unreadable' });
});

test('text must be UTF-8', async () => {
  expect(await readText(post('héllo'))).toEqual({ kind: 'ok', text: 'héllo' });
  expect(await readText(post(new Uint8Array([0xff, 0xfe])))).toEqual({ kind: 'unreadable' });
});

test('no body is an empty one', async () => {
  expect(await readText(new Request('https://shop.example/', { method: 'POST' }))).toEqual({
    kind: 'ok',
    text: '',
  });
});
