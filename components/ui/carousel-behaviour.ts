/**
 * Makes previous, next and the dots of a carousel work: one slide carries `data-current`, both ends wrap around.
 * The styles decide where only the current slide shows. Safe to attach twice.
 */
export function carouselBehaviour(root: HTMLElement): () => void {
  const slides = Array.from(root.querySelectorAll<HTMLElement>('[data-slide]'));
  const dots = Array.from(root.querySelectorAll<HTMLButtonElement>('[data-dot]'));
  const show = (index: number) => {
    const current = (index + slides.length) % slides.length;
    slides.forEach((slide, i) => slide.toggleAttribute('data-current', i === current));
    dots.forEach((dot, i) => {
      if (i === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('[data-step], [data-dot]');
    if (!control) return;
    const dot = dots.findIndex(candidate => candidate === control);
    const current = slides.findIndex(slide => slide.hasAttribute('data-current'));
    show(dot >= 0 ? dot : current + Number(control.dataset.step ?? '0'));
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
