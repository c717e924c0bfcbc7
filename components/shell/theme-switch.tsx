import { CoveringRadio } from '@/components/ui/covering-radio';

/** Light, dark, or what the system says. Needs a script (page-script/theme.ts), so it shows only where scripts run. */
export function ThemeSwitch() {
  return (
    <fieldset data-theme-switch data-js-only className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(choice => (
        <label key={choice.value} className="theme-choice relative">
          <CoveringRadio name="theme" value={choice.value} isFirstChosen={choice.value === 'system'} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

const CHOICES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;
