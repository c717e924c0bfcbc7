'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { widgetBehaviour } from './widget-behaviour';

/** Opens the accessibility tools: our own panel, or a configured third party's. Without scripts it leads to the policy. */
export function AccessibilityButton({ panel, label, policyHref, widget }: AccessibilityButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { script, openFunction } = widget;
  useEffect(() => {
    if (!button.current || script === '') return undefined;
    return widgetBehaviour(button.current, { script, openFunction, fallback: () => openPanel(panel) });
  }, [script, openFunction, panel]);
  const own = script === '' ? ({ command: 'show-modal', commandfor: panel } as const) : {};
  return (
    <>
      <button ref={button} type="button" {...own} data-js-only className="footer-button">
        <Icon name="accessibility" className="size-5" /> {label}
      </button>
      <a href={policyHref} data-plain-only className="footer-button">
        <Icon name="accessibility" className="size-5" /> {label}
      </a>
    </>
  );
}

function openPanel(id: string): void {
  const panel = document.getElementById(id);
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}

type AccessibilityButtonProps = {
  panel: string;
  label: string;
  policyHref: string;
  widget: { script: string; openFunction: string };
};
