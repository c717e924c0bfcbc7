'use client';

import { useRef, type ReactNode } from 'react';
import { fieldOf } from '@/lib/site/text';

/**
 * Loads a third party's accessibility widget on the first click, and never before; opens it half a second after it has
 * loaded (docs/product/accessibility.md#tools), and at once on later clicks. When it cannot be loaded, or does not
 * come within seconds, our own panel opens; what comes later waits for the next click.
 */
export function WidgetButton({ script, openFunction, panelId, children }: WidgetButtonProps) {
  const stage = useRef<'absent' | 'coming' | 'ready'>('absent');

  function open(): void {
    if (!callOn(window, openFunction)) openPanel(panelId);
  }

  async function load(): Promise<void> {
    stage.current = 'coming';
    const loaded = loadScript(script);
    const isInTime = await Promise.race([loaded, pause(TIMEOUT_MS).then(() => false)]);
    if (isInTime) {
      await pause(OPEN_AFTER_MS);
      stage.current = 'ready';
      open();
      return;
    }
    stage.current = 'absent';
    openPanel(panelId);
    if (await loaded) stage.current = 'ready';
  }

  return (
    <button
      type="button"
      // The page's policy reads it here (server/embed-sources.ts).
      data-script={script}
      data-js-only
      className="footer-button"
      onClick={() => {
        if (stage.current === 'ready') open();
        else if (stage.current === 'absent') void load();
      }}
    >
      {children}
    </button>
  );
}

/** Resolves to false when the script cannot be had. */
function loadScript(address: string): Promise<boolean> {
  return new Promise(done => {
    const element = document.createElement('script');
    element.src = address;
    element.addEventListener('load', () => done(true));
    element.addEventListener('error', () => {
      element.remove();
      done(false);
    });
    document.head.append(element);
  });
}

/** Calls a function by its path, such as `Widget.open`. False where there is none. */
function callOn(root: unknown, path: string): boolean {
  const names = path.split('.');
  const owner = names.slice(0, -1).reduce(fieldOf, root);
  const act = fieldOf(owner, names.at(-1) ?? '');
  if (typeof act !== 'function') return false;
  act.call(owner);
  return true;
}

function openPanel(id: string): void {
  const panel = document.getElementById(id);
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}

function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms));
}

const OPEN_AFTER_MS = 500;
const TIMEOUT_MS = 4_000;

type WidgetButtonProps = { script: string; openFunction: string; panelId: string; children: ReactNode };
