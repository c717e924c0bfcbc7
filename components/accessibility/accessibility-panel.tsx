'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { CoveringRadio } from '@/components/ui/covering-radio';
import { Dialog } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text-link';
import { accessibilityTools } from '@/content/accessibility-tools';
import { applyChoices, parseChoices, readChoices, rememberChoices, type Choices } from './choices';

/**
 * Our own accessibility tools: text size, contrast, spacing, links and motion, each a row of choices. A choice is applied
 * at once and remembered; the head script applies it on the next page.
 */
export function AccessibilityPanel({ id, policyHref }: { id: string; policyHref: string }) {
  const { title, heading, text, done, reset, groups, policy } = accessibilityTools;
  const remembered = useSyncExternalStore(onRecall, readChoices, () => '');
  const [chosenNow, setChosenNow] = useState<ChosenNow | null>(null);
  // What is remembered later, in another tab or on a page before Back, counts more.
  const choices = chosenNow?.over === remembered ? chosenNow.choices : parseChoices(remembered);

  function change(next: Choices): void {
    rememberChoices(next);
    // Where nothing can be remembered, it holds for this page.
    setChosenNow({ choices: next, over: readChoices() });
    // The choice itself is painted first: restyling the whole page takes a slow phone longer than a frame.
    requestAnimationFrame(() => setTimeout(() => applyChoices(next)));
  }

  return (
    <Dialog id={id} label={title} className="w-[min(540px,calc(100vw-32px))]!">
      <form
        method="dialog"
        autoComplete="off"
        onReset={() => change({})}
        className="max-h-[calc(100dvh-40px)] overflow-y-auto p-inset"
      >
        <h2 className="pr-12 text-h3">{heading}</h2>
        <p className="soft mt-2">{text}</p>
        {groups.map(group => (
          <Group
            key={group.name}
            group={group}
            chosen={choices[group.name]}
            onChoose={value => change(withChoice(choices, group, value))}
          />
        ))}
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="sm">
            {done}
          </Button>
          <Button type="reset" variant="line" size="sm">
            {reset}
          </Button>
          <TextLink href={policyHref}>{policy}</TextLink>
        </p>
      </form>
    </Dialog>
  );
}

function Group({ group: { name, label, options }, chosen = options[0].value, onChoose }: GroupProps) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-bold">{label}</legend>
      <span className="tool-choices">
        {options.map(option => (
          <label key={option.value} className="relative">
            <CoveringRadio
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** The first option is how the site comes: nothing is remembered of it. */
function withChoice(choices: Choices, { name, options }: ChoiceGroup, value: string): Choices {
  const { [name]: _, ...otherChoices } = choices;
  return value === options[0].value ? otherChoices : { ...otherChoices, [name]: value };
}

/** The head script applies what another tab, or the page before Back, has remembered. */
function onRecall(show: () => void): () => void {
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('storage', show);
    removeEventListener('pageshow', show);
  };
}

type ChosenNow = { choices: Choices; over: string };

type ChoiceGroup = (typeof accessibilityTools.groups)[number];

type GroupProps = {
  group: ChoiceGroup;
  chosen: string | undefined;
  onChoose: (value: string) => void;
};
