'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CoveringRadio } from '@/components/ui/covering-radio';
import { Dialog } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text-link';
import { panelBehaviour } from './panel-behaviour';

/** Our own accessibility tools: text size, contrast, spacing, links and motion, each a row of choices. */
export function AccessibilityPanel({
  id,
  title,
  heading,
  text,
  done,
  reset,
  groups,
  policy,
}: AccessibilityPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? panelBehaviour(form.current) : undefined), []);
  return (
    <Dialog id={id} label={title} className="w-[min(540px,calc(100vw-32px))]!">
      <form
        ref={form}
        data-behaviour="accessibility-panel"
        method="dialog"
        autoComplete="off"
        className="max-h-[calc(100dvh-40px)] overflow-y-auto p-[clamp(22px,5vw,36px)]"
      >
        <h2 className="pr-12 text-h3">{heading}</h2>
        <p className="soft mt-2">{text}</p>
        {groups.map(group => (
          <Group key={group.name} {...group} />
        ))}
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="sm">
            {done}
          </Button>
          <Button type="reset" variant="line" size="sm">
            {reset}
          </Button>
          <TextLink href={policy.href}>{policy.label}</TextLink>
        </p>
      </form>
    </Dialog>
  );
}

function Group({ name, label, options }: ChoiceGroup) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-bold">{label}</legend>
      <span className="tool-choices">
        {options.map((option, index) => (
          <label key={option.value} className="relative">
            <CoveringRadio name={name} value={option.value} isFirstChosen={index === 0} />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

type ChoiceGroup = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

type AccessibilityPanelProps = {
  id: string;
  title: string;
  heading: string;
  text: string;
  done: string;
  reset: string;
  groups: readonly ChoiceGroup[];
  policy: { href: string; label: string };
};
