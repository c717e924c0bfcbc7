import { postedName, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds, DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures, factorField } from '@/content/desk';
import { site as agency } from '@/content/site';
import { routes, serverRoutes } from '@/lib/site/routes';

/** Asks for the code that opens the desk, at the page `next`; a recovery code has a field of its own, with letters. */
export function EnterForm({ next }: { next: string | undefined }) {
  const way = next ? ([['next', next]] as const) : [];
  const byCode = refusalOf('enter', ['by', 'code']);
  const byRecovery = refusalOf('enter', ['by', 'recovery']);
  return (
    <>
      <PostForm action="enter" hidden={[...way, ['by', 'code']]} className="desk-panel desk-entry">
        <p>Your password is right. The desk opens with the code from your authenticator app.</p>
        <FactorField action="enter" refusal={byCode} isDigits hint="Six digits." />
        <CheckboxField
          form="enter"
          name={postedName('enter', 'trustDevice')}
          defaultChecked={'trustDevice' in byCode.values}
          label={`Trust this device for ${deskFigures.factor.trustedDays} days. Only on a device that’s yours alone.`}
        />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Open the desk
          </Button>
        </div>
      </PostForm>
      <details className="desk-entry" open={byRecovery.errors[factorField.name] !== undefined}>
        <summary className="text-link inline-flex min-h-6 w-fit cursor-pointer items-center">
          Lost your phone?
        </summary>
        <PostForm action="enter" hidden={[...way, ['by', 'recovery']]} className="mt-3 desk-panel">
          <p>
            Use one of your recovery codes. Without one, ask the person who runs the server to remove your
            second factor. Then set up a new one.
          </p>
          <FactorField
            action="enter"
            form="recover"
            refusal={byRecovery}
            label="Recovery code"
            hint="Twelve letters and digits. Each works once."
          />
          <div>
            <Button type="submit" variant="line" size="sm">
              Open the desk with a recovery code
            </Button>
          </div>
        </PostForm>
      </details>
    </>
  );
}

/** Sets up the second factor: the secret as a picture and as text, then a code that proves the app has it. */
export function EnrollForm({ secret, uri, picture }: EnrollFormProps) {
  return (
    <PostForm action="enroll" className="desk-panel desk-entry">
      <p>
        The desk needs two things: your password, and a code from an app on your phone. Setting it up takes
        two minutes.
      </p>
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          Install an authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or
          Aegis.
        </li>
        <li>
          Scan this picture with the app.
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
              alt="QR code with the secret for your authenticator app"
              width={200}
              height={200}
              className="rounded-card"
            />
            <div className="grid flex-[1_1_14em] gap-3">
              <p>
                On the phone that has the app? <TextLink href={uri}>Open the app with the secret</TextLink>.
              </p>
              <p>
                Or type this secret into the app:{' '}
                <code className="block font-bold wrap-anywhere">{inGroups(secret)}</code>
              </p>
            </div>
          </div>
        </li>
        <li>Enter the code that the app shows.</li>
      </ol>
      <FactorField action="enroll" isDigits hint={null} />
      <div>
        <Button type="submit" variant="ink" size="sm">
          Save and open the desk
        </Button>
      </div>
    </PostForm>
  );
}

/** In fours, for typing; apps ignore the spaces. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}

type EnrollFormProps = {
  secret: string;
  /** What the app reads from the QR code, as an address that phones open with it. */
  uri: string;
  /** The QR code as SVG, made on the server from our own address. */
  picture: string;
};

/** How the second factor stands, when it is asked for, and what can be done with it. */
export function FactorFacts({ factor, devices }: FactorFactsProps) {
  return (
    <div className="desk-halves">
      <DeskSection title="How it is">
        <Facts
          rows={[
            factor !== null && ['Set up', <Moment key="since" at={factor.enrolledAt} />],
            factor !== null && ['Recovery codes left', factor.codesLeft],
            ['Trusted devices', devices],
            [
              'Asked for',
              'At the entrance on a device that isn’t trusted. Everywhere: before money moves, downloads, erasing, and changes of the staff.',
            ],
          ]}
        />
      </DeskSection>
      <Deeds
        deeds={[
          {
            label: 'Make new recovery codes',
            href: serverRoutes.deskFactorCodes(),
            hint: 'When few are left, or someone may have seen them.',
          },
          {
            label: 'Trusted devices and passkeys',
            href: routes.account(),
            hint: 'Your account lists them, and forgets one.',
          },
          {
            label: 'A new phone',
            hint: 'Ask an owner of the desk to remove your second factor under “Staff”, or the person who runs the server to run “npm run desk -- reset-factor” with your address. You set up a new one when you next sign in.',
          },
        ]}
      />
    </div>
  );
}

type FactorFactsProps = { factor: { enrolledAt: number; codesLeft: number } | null; devices: number };

/** The page that makes new recovery codes. */
export function CodesStep({ codesLeft, isConfirmed }: { codesLeft: number; isConfirmed: boolean }) {
  return (
    <DeskStep
      facts={[
        ['Recovery codes left', codesLeft],
        ['What it does', 'Makes ten new codes. The earlier ones no longer work.'],
        ['Then', 'The next page shows them, once. Save, print or write them down there.'],
        ['The app', 'Stays as it is.'],
      ]}
      back={{ label: 'Back to your second factor', href: serverRoutes.deskFactor() }}
    >
      <PostForm action="factor-codes" className="desk-panel">
        <FactorField action="factor-codes" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Make new codes
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** Recovery codes that were just made: nothing shows them again. One tap selects them all, and the link saves a file. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const heading = `Recovery codes for ${email} at ${agency.name}. Each works once.`;
  const file = `${heading}\r\n\r\n${codes.join('\r\n')}\r\n`;
  return (
    <DeskSection title="Your recovery codes">
      <div className="desk-panel desk-needs max-w-[560px]" data-recovery-codes>
        <p>
          Save, print or write them down now: they are shown only once. Each works once, instead of a code
          from the app.
        </p>
        <ol className="desk-codes text-lede select-all">
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="recovery-codes.txt"
            className="text-link"
          >
            Save as a text file
          </a>
          <button type="button" hidden className="text-link min-h-6" data-done="Copied">
            Copy
          </button>
          <button type="button" hidden className="text-link min-h-6">
            Print
          </button>
        </p>
      </div>
    </DeskSection>
  );
}
