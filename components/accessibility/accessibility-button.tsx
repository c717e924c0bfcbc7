'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { widgetButtonBehaviour } from './widget-button-behaviour';

/** Opens the accessibility tools: our own panel, or a configured third party's. Without scripts it leads to the policy. */
export function AccessibilityButton({ panel, label, policyHref, widget }: AccessibilityButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { script, openFunction } = widget;
  useEffect(
    () => (button.current && script !== '' ? widgetButtonBehaviour(button.current) : undefined),
    [script],
  );
  const opens =
    script === ''
      ? ({ command: 'show-modal', commandfor: panel } as const)
      : {
          'data-behaviour': 'accessibility-widget',
          'data-script': script,
          'data-open-function': openFunction,
          'data-panel': panel,
        };
  return (
    <>
      <button ref={button} type="button" {...opens} data-js-only className="footer-button">
        <Icon name="accessibility" className="size-5" /> {label}
      </button>
      <noscript>
        <a href={policyHref} className="footer-button">
          <Icon name="accessibility" className="size-5" /> {label}
        </a>
      </noscript>
    </>
  );
}

type AccessibilityButtonProps = {
  panel: string;
  label: string;
  policyHref: string;
  widget: { script: string; openFunction: string };
};
