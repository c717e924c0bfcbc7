/**
 * Loads a third party's accessibility widget on the first press of `button`, and never before; opens it half a second
 * after it has loaded (document 1 §9), and at once on later presses. When it cannot be loaded, `fallback` opens.
 */
export function widgetBehaviour(button: HTMLElement, widget: Widget): () => void {
  let script: HTMLScriptElement | undefined;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onClick = () => {
    if (isLoaded) return open(widget);
    if (script) return undefined;
    script = document.createElement('script');
    script.src = widget.script;
    script.addEventListener('load', () => {
      timer = setTimeout(() => {
        isLoaded = true;
        open(widget);
      }, OPEN_AFTER_MS);
    });
    script.addEventListener('error', () => {
      script?.remove();
      script = undefined;
      widget.fallback();
    });
    document.head.append(script);
    return undefined;
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

type Widget = { script: string; openFunction: string; fallback: () => void };
