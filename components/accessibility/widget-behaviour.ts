/**
 * Loads a third party's accessibility widget on the first press of `button`, and never before; opens it half a second
 * after it has loaded (document 1 §9), and at once on later presses. When it cannot be loaded, or does not come within
 * seconds, `fallback` opens; what comes later waits for the next press.
 */
export function widgetBehaviour(button: HTMLElement, widget: Widget): () => void {
  let script: HTMLScriptElement | undefined;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    const asked = document.createElement('script');
    const giveUp = () => {
      asked.remove();
      script = undefined;
      widget.fallback();
    };
    asked.src = widget.script;
    asked.addEventListener('load', () => {
      clearTimeout(timer);
      isLoaded = script !== asked;
      if (isLoaded) return;
      timer = setTimeout(() => {
        isLoaded = true;
        open(widget);
      }, OPEN_AFTER_MS);
    });
    asked.addEventListener('error', () => {
      if (script !== asked) return;
      clearTimeout(timer);
      giveUp();
    });
    timer = setTimeout(giveUp, PATIENCE_MS);
    script = asked;
    document.head.append(asked);
  };

  const onClick = () => {
    if (isLoaded) open(widget);
    else if (!script) load();
  };

  button.addEventListener('click', onClick);
  return () => {
    clearTimeout(timer);
    button.removeEventListener('click', onClick);
  };
}

function open({ openFunction, fallback }: Widget): void {
  const path = openFunction.split('.');
  const owner = path.slice(0, -1).reduce<unknown>(memberOf, window);
  const act = memberOf(owner, path.at(-1) ?? '');
  if (typeof act === 'function') act.call(owner);
  else fallback();
}

function memberOf(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}

const OPEN_AFTER_MS = 500;
const PATIENCE_MS = 4_000;

type Widget = { script: string; openFunction: string; fallback: () => void };
