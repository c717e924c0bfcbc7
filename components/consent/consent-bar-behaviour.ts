import { answerConsent, applyConsent, isConsentAnswer } from '@/lib/consent/apply-consent';
import { CONSENT_KEY } from '@/lib/consent/consent-key';

/** Makes the bar's buttons work, and every 'Cookie choices' button of the page. Safe to attach twice. */
export function consentBarBehaviour(bar: HTMLElement): () => void {
  if (bar.dataset['consentBar'] === 'attached') return () => undefined;
  bar.dataset['consentBar'] = 'attached';
  let opener: HTMLElement | null = null;

  function onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset['cookieChoices'] !== undefined) open(button);
    else if (button && bar.contains(button)) press(button);
  }

  function open(button: HTMLElement): void {
    opener = button;
    setOpen(true);
    bar.focus({ preventScroll: true });
  }

  function press({ dataset }: HTMLElement): void {
    close();
    const answer = dataset['consentAnswer'];
    if (isConsentAnswer(answer)) answerConsent(answer);
  }

  /** The focus goes back to where it came from, or to the page's content. */
  function close(): void {
    setOpen(false);
    const place = opener ?? document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: true });
    opener = null;
  }

  function onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && opener) close();
  }

  document.addEventListener('click', onClick);
  bar.addEventListener('keydown', onKeydown);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('click', onClick);
    bar.removeEventListener('keydown', onKeydown);
    window.removeEventListener('storage', onStorage);
    bar.dataset['consentBar'] = '';
  };
}

/** An answer given in another tab holds here too. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== CONSENT_KEY || !isConsentAnswer(newValue)) return;
  setOpen(false);
  applyConsent(newValue);
}

function setOpen(isOpen: boolean): void {
  const { dataset } = document.documentElement;
  if (isOpen) dataset['consentOpen'] = '';
  else delete dataset['consentOpen'];
}
