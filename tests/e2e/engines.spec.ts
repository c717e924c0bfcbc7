/** The paths that earn, in the engines of Firefox and Safari: home, search, a form, checkout, sign-in, a dialog, Back. */
import { accountTexts } from '@/content/account';
import { checkout } from '@/content/checkout';
import { email as emailField } from '@/content/form-fields';
import { routes } from '@/lib/site/routes';
import { ENGINES, type Engine } from './other-engines';
import { PRO } from './paypal-steps';
import { PORTS } from './ports';
import { expect, test } from './test';

for (const [name, { isInstalled, start }] of Object.entries(ENGINES))
  test.describe(`in ${name}`, () => {
    test.skip(!isInstalled, `${name} is not installed`);
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    test.beforeAll(async () => (engine = await start()));
    test.afterAll(() => engine.close());

    test('a search from the home page finds, and Back leads to what was found', async () => {
      await open(routes.home());
      await press('[data-search-input="header"]');
      await type('refund');
      await expectSeen('document.querySelectorAll("[role=option]").length > 0');
      await type(ENTER);
      await expectSeen('/^Found \\d+ results for "refund"$/m.test(document.body.innerText)');
      await press('#main a[href^="/terms-policies-and-notices/refund-policy"], main li a');
      await expectSeen('location.pathname.startsWith("/terms-policies-and-notices/")');
      await engine.back();
      await expectSeen(
        'location.search === "?q=refund" && document.querySelectorAll("main li h2").length > 3',
      );
    });

    test('a form names its mistakes and keeps what is typed', async () => {
      await open(routes.contact());
      await press('#contact-form-email');
      await type('dana@fern');
      await press('#contact-form button[type=submit]');
      await expectSeen(
        `document.querySelector('#contact-form-email-error')?.textContent`,
        emailField.invalid,
      );
      await expectSeen(`document.activeElement.matches('[data-error-summary]')`);
      await expectSeen(`document.querySelector('#contact-form-email').value`, 'dana@fern');
    });

    test('checkout leads to the receipt', async () => {
      await open(PRO);
      await press('button', 'Pay with PayPal');
      await press('a', 'Continue on PayPal');
      await press('button', 'Approve and pay');
      await expectSeen(`document.querySelector('h1')?.textContent`, checkout.success.states.paid.title);
    });

    test('a sign-in that fails says so and keeps the address', async () => {
      await open(routes.signIn());
      await press('#signin-form-email');
      await type('nobody@example.test');
      await press('#signin-form-password');
      await type('not the password');
      await press('#signin-form button[type=submit]');
      await expectSeen(`document.body.innerText.includes(${JSON.stringify(accountTexts.signIn.failed)})`);
      await expectSeen(`document.querySelector('#signin-form-email').value`, 'nobody@example.test');
    });

    test('the search’s dialog opens, and closes by its key with the focus where it was', async () => {
      await open(routes.pricing());
      await press('[data-search-open]');
      await expectSeen('document.querySelector("dialog[open]") !== null');
      await type(ESCAPE);
      await expectSeen('document.querySelector("dialog[open]") === null');
      await expectSeen('document.activeElement.matches("[data-search-open]")');
    });

    async function open(path: string): Promise<void> {
      await engine.open(`http://127.0.0.1:${PORTS.site}${path}`);
    }

    /** Presses the middle of the first such element that can be seen, once it stands still and nothing lies over it. */
    async function press(selector: string, text = ''): Promise<void> {
      const middle = `(() => {
        const element = Array.from(document.querySelectorAll(${JSON.stringify(selector)})).find(element => element.getClientRects().length > 0 && element.textContent.includes(${JSON.stringify(text)}));
        if (!element || document.readyState !== 'complete') return null;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const x = Math.round(box.x + box.width / 2);
        const y = Math.round(box.y + box.height / 2);
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.closest('label')?.control === element) ? { x, y } : null;
      })()`;
      const read = () => engine.read(middle).catch(() => null) as Promise<{ x: number; y: number } | null>;
      let point: { x: number; y: number } | null = null;
      await expect
        .poll(async () => {
          const before = point;
          point = await read();
          return point !== null && point.x === before?.x && point.y === before.y;
        }, `${selector} ${text} can be pressed`)
        .toBe(true);
      const actions = [
        { type: 'pointerMove', ...(await read()), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
    }

    async function type(text: string): Promise<void> {
      const actions = Array.from(text).flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await engine.act([{ type: 'key', id: 'keys', actions }]);
    }

    /** A page that is just leaving can't be read. */
    async function expectSeen(expression: string, value: unknown = true): Promise<void> {
      await expect.poll(() => engine.read(expression).catch(() => null), expression).toEqual(value);
    }
  });

// As WebDriver names these keys.
const ENTER = '\uE007';
const ESCAPE = '\uE00C';
