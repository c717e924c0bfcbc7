// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Reveal } from '@/components/promotion/reveal';
import { hydrate } from './hydrate';

afterEach(() => document.body.replaceChildren());

test('what the server drew into a template comes into the page when the component shows it', async () => {
  const island = drawnByServer();
  expect(island.querySelector('input')).toBeNull();
  await hydrate(island, Reveal);
  island.querySelector('a')?.click();
  const field = await vi.waitUntil(() => island.querySelector('input'));
  expect(field.value).toBe('drawn by the server');
  expect(document.activeElement).toBe(field);
});

function drawnByServer(): HTMLElement {
  const island = document.createElement('div');
  island.dataset['props'] = JSON.stringify({ href: '#form', label: 'Book a Call' });
  vi.stubGlobal('document', undefined);
  const html = renderToString(
    <Reveal href="#form" label="Book a Call">
      <island-slot>
        <input defaultValue="drawn by the server" />
      </island-slot>
    </Reveal>,
  );
  vi.unstubAllGlobals();
  island.innerHTML = html;
  document.body.append(island);
  return island;
}
