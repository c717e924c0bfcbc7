import type { ReactNode } from 'react';
import { Portrait } from '@/components/drawings/portrait';
import { PhotoImage } from '@/components/photos/photo-image';
import type { Person } from '@/content/person';

/**
 * Someone's face in a frame: the photo fills it, and a drawing stands in it as `portraitClass` says. Without either there
 * is the first initial.
 */
export function Face({ person, sizes, frame, portraitClass, isDecorative = false, children }: FaceProps) {
  const { name, photo, portrait } = person;
  if (photo)
    return (
      <div className={frame}>
        <PhotoImage
          photo={photo}
          sizes={sizes}
          isDecorative={isDecorative}
          className="absolute inset-0 size-full object-cover"
        />
        {children}
      </div>
    );
  if (!portrait)
    return (
      <div className={frame} aria-hidden="true">
        <span className="absolute inset-0 grid place-items-center font-display text-h1 leading-none font-extrabold text-ink-fixed">
          {name.charAt(0)}
        </span>
        {children}
      </div>
    );
  return (
    <div
      {...(isDecorative ? {} : { role: 'img', 'aria-label': `Portrait of ${name}, drawn` })}
      className={frame}
    >
      <Portrait person={portrait} className={portraitClass} />
      {children}
    </div>
  );
}

type FaceProps = {
  person: Pick<Person, 'name' | 'photo' | 'portrait'>;
  sizes: string;
  /** Classes of the frame. It must be positioned. */
  frame: string;
  portraitClass: string;
  /** The name is written beside it. */
  isDecorative?: boolean;
  children?: ReactNode;
};
