import type { ReactNode } from 'react';
import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { ButtonLink } from '@/components/ui/button';
import { CoveringRadio } from '@/components/ui/covering-radio';

/** Three services as slides, chosen by dots. The dots are radio buttons, so it works as plain HTML. */
export function ServicesShowcase({ slides }: { slides: readonly Slide[] }) {
  return (
    <div className="slides">
      <div className="grid">
        {slides.map(slide => (
          <article
            key={slide.id}
            className="slide grid overflow-hidden rounded-panel bg-mist lg:grid-cols-[1fr_1.12fr]"
          >
            <div className="flex flex-col items-start justify-center gap-4 p-head max-sm:gap-3 max-sm:p-5">
              <BladeSign {...slide.sign} className="size-[52px] max-sm:hidden" />
              <h3 className="text-figure">{slide.title}</h3>
              <p className="soft">{slide.text}</p>
              <ButtonLink href={slide.link.href} variant="ink" size="sm">
                {slide.link.label}
              </ButtonLink>
              {slide.note ? <p className="soft text-tiny">{slide.note}</p> : null}
            </div>
            <div className="relative min-h-[220px] overflow-hidden sm:min-h-[300px] lg:min-h-[440px]">
              {slide.picture}
            </div>
          </article>
        ))}
      </div>
      <fieldset className="mt-6 flex justify-center gap-1">
        <legend className="sr-only">Choose a slide</legend>
        {slides.map((slide, index) => (
          <label key={slide.id} className="dot grid place-items-center size-11 cursor-pointer relative">
            <CoveringRadio name="service-slide" isFirstChosen={index === 0} />
            <span className="sr-only">
              Slide {index + 1}: {slide.title}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

type Slide = {
  id: string;
  title: string;
  text: string;
  note?: string | undefined;
  sign: BladeLook;
  link: { href: string; label: string };
  picture: ReactNode;
};
