/**
 * Makes the 'Promotion Has Ended' screen a modal dialog while the promotion is over: focus goes in, and nothing under
 * it can be reached. CSS shows it before any script; this follows the head script's verdict, also when it changes on
 * an open page. Whoever has begun the lead form by then may finish it. Safe to attach twice.
 */
export function endedBehaviour(dialog: HTMLDialogElement): () => void {
  const html = document.documentElement;
  let hasSeenActive = html.dataset['promo'] === 'active';

  const follow = () => {
    const isEnded = html.dataset['promo'] === 'ended';
    if (!isEnded) hasSeenActive = true;
    if (isEnded && hasSeenActive && isLeadFormBegun()) html.dataset['promoKept'] = '';
    const isShown = isEnded && html.dataset['promoKept'] === undefined;
    if (isShown && !dialog.open) dialog.showModal();
    if (!isShown && dialog.open) dialog.close();
  };

  follow();
  const observer = new MutationObserver(follow);
  observer.observe(html, { attributeFilter: ['data-promo'] });
  dialog.addEventListener('cancel', refuse);
  dialog.addEventListener('close', follow);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('cancel', refuse);
    dialog.removeEventListener('close', follow);
  };
}

function refuse(event: Event): void {
  event.preventDefault();
}

function isLeadFormBegun(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-form] input:not([type="hidden"])');
  return Array.from(fields).some(field => field.value !== '');
}
