import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { BarRows } from '@/components/exhibits/bars';
import { Chat } from '@/components/exhibits/chat';
import { DrawerCards, DrawerFront } from '@/components/exhibits/drawer';
import { Mark } from '@/components/exhibits/mark';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { StepSlips } from '@/components/exhibits/step-slips';
import { unitGrid } from '@/components/exhibits/unit-grid';
import { Avatar } from '@/components/ui/avatar';
import { Board } from '@/components/ui/board';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FaqList } from '@/components/ui/faq-list';
import { FormField } from '@/components/ui/form-field';
import { Notice } from '@/components/ui/notice';
import { NumberPlate } from '@/components/ui/number-plate';
import { Receipt } from '@/components/ui/receipt';
import { Sheet } from '@/components/ui/sheet';
import { Stars } from '@/components/ui/stars';
import { TextLink } from '@/components/ui/text-link';
import { TickList } from '@/components/ui/tick-list';

/** The scale, the primitives and their states, by day and by night. Only in development: `npm run dev`, then /system. */
export default function SystemPage() {
  return (
    <main className="grid xl:grid-cols-2">
      {(['light', 'dark'] as const).map(theme => (
        <div key={theme} data-theme={theme} className="grid content-start gap-12 bg-paper p-8 text-ink">
          <h1 className="text-h2">{theme === 'light' ? 'Day' : 'Night'}</h1>
          <Tokens />
          <Primitives theme={theme} />
        </div>
      ))}
    </main>
  );
}

function Tokens() {
  return (
    <>
      <Part title="Type">
        {tokensOf('text').map(name => (
          <svg key={name} width="100%" height="96" aria-label={name} role="img">
            <text
              y="70"
              fill="currentColor"
              fontSize={`var(${name})`}
              className="font-display font-extrabold"
            >
              {name.replace('--text-', '')}
            </text>
          </svg>
        ))}
      </Part>
      <Part title="Space">
        {SPACES.map(({ name, bar }) => (
          <p key={name} className="flex items-center gap-3">
            <span className={`h-4 bg-pin ${bar}`} /> {name}
          </p>
        ))}
      </Part>
      <Part title="Radius and shadow" isRow>
        {RADII.map(look => (
          <span key={look} className={`grid size-28 place-items-center border bg-card text-tiny ${look}`}>
            {look}
          </span>
        ))}
        {SHADOWS.map(look => (
          <span key={look} className={`grid size-28 place-items-center bg-card text-tiny ${look}`}>
            {look}
          </span>
        ))}
      </Part>
      <Part title="Color" isRow>
        {tokensOf('color').map(name => (
          <svg key={name} width="112" height="64" role="img" aria-label={name}>
            <rect width="112" height="40" fill={`var(${name})`} stroke="currentColor" strokeWidth=".5" />
            <text y="58" fontSize="13" fill="currentColor">
              {name.replace('--color-', '')}
            </text>
          </svg>
        ))}
      </Part>
    </>
  );
}

function Primitives({ theme }: { theme: 'light' | 'dark' }) {
  const form = `system-${theme}`;
  return (
    <>
      <Part title="Buttons and links" isRow>
        {(['primary', 'ink', 'line', 'white', 'gold', 'pay'] as const).map(variant => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="sm">Small</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Submitting...</Button>
        <TextLink href="/system">A link with its arrow</TextLink>
      </Part>
      <Part title="Fields">
        <FormField form={form} name="name" label="Name" hint="As your customers know it" required />
        <FormField form={form} name="email" label="Email" error="Enter your email address" required />
        <FormField form={form} name="note" label="Note" multiline />
        <CheckboxField form={form} name="agree" label="I agree" />
      </Part>
      <Part title="Notices">
        <Notice tone="ok" title="Sent" />
        <Notice tone="info" title="Worth knowing">
          With a line below.
        </Notice>
        <Notice tone="error" title="It did not work" action={<Button variant="ink">Try Again</Button>} />
      </Part>
      <Part title="Signs" isRow>
        <span className="text-h3">
          <Board text="Plumbers" />
        </span>
        <NumberPlate n={1} />
        <NumberPlate n={2} size="sm" />
        <Stars rating={4} />
        <Avatar name="Ruth" />
        <SampleTag />
        {(['pin', 'high', 'middle', 'low'] as const).map((tone, index) => (
          <Mark key={tone} n={index + 1} tone={tone} />
        ))}
      </Part>
      <Part title="Units">
        <div
          dangerouslySetInnerHTML={{
            __html: unitGrid({ id: `${form}-unit`, unit: 'chair', count: 7, of: 10, columns: 10 }),
          }}
        />
      </Part>
      <Part title="Paper">
        <Receipt
          title="Receipt"
          lines={[{ label: 'One line', value: '$99' }]}
          total={{ label: 'Total', value: '$99' }}
          strip={{ label: 'Strip', value: '$0' }}
        />
        <div className="wooden-desk grid gap-6 p-8">
          <Sheet className="p-6">A sheet on the desk.</Sheet>
          <div className="drop-shadow-sheet">
            <Sheet torn className="p-6 pb-8">
              A sheet off a roll.
            </Sheet>
          </div>
        </div>
        <div className="drawers p-3">
          <DrawerCards cards={['A card', 'Another']} />
          <DrawerFront plate="A drawer" />
        </div>
        <StepSlips label="Slips" steps={[{ title: 'A slip', description: 'One step of several.' }]} />
      </Part>
      <Part title="Bars">
        <BarRows
          max={10}
          rows={(['solid', 'hatch', 'dots', 'open'] as const).map((look, index) => ({
            label: look,
            value: 10 - 2 * index,
            look,
          }))}
        />
      </Part>
      <Part title="Chat">
        <Chat
          lines={[
            { from: 'customer', text: 'From a customer' },
            { from: 'bot', text: 'From the site' },
          ]}
          speakers={{ customer: 'Customer', bot: 'Chatbot' }}
          className="rounded-card bg-night p-6 text-white"
        />
      </Part>
      <Part title="Lists">
        <TickList items={['Included', 'Included too']} />
        <FaqList items={[{ question: 'A question?', answer: 'Its answer.' }]} />
      </Part>
    </>
  );
}

function Part({ title, isRow = false, children }: { title: string; isRow?: boolean; children: ReactNode }) {
  return (
    <section className={isRow ? 'flex flex-wrap items-center gap-4' : 'grid gap-4'}>
      <h2 className="w-full text-h3">{title}</h2>
      {children}
    </section>
  );
}

/** The names as the style sheet has them, so the page is never behind it. */
function tokensOf(kind: 'text' | 'color'): string[] {
  const css = readFileSync('app/tokens.css', 'utf8');
  return Array.from(new Set(css.match(new RegExp(`--${kind}-[a-z\\d]+(?:-[a-z\\d]+)*(?=:)`, 'g'))));
}

const SPACES = [
  { name: '1', bar: 'w-1' },
  { name: '2', bar: 'w-2' },
  { name: '3', bar: 'w-3' },
  { name: '4', bar: 'w-4' },
  { name: '6', bar: 'w-6' },
  { name: '8', bar: 'w-8' },
  { name: '12', bar: 'w-12' },
  { name: 'gut', bar: 'w-gut' },
  { name: 'inset', bar: 'w-inset' },
  { name: 'head', bar: 'w-head' },
  { name: 'split', bar: 'w-split' },
  { name: 'sec', bar: 'w-sec' },
] as const;
const RADII = [
  'rounded-edge',
  'rounded-sign',
  'rounded-button',
  'rounded-card',
  'rounded-panel',
  'rounded-round',
] as const;
const SHADOWS = [
  'shadow-near',
  'shadow-shelf',
  'shadow-hung',
  'shadow-lift',
  'shadow-wall',
  'drop-shadow-sheet',
] as const;
