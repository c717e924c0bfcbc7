import { sharedPicture } from '@/components/drawings/shared-picture';
import { PhotoImage } from '@/components/photos/photo-image';
import type { Project } from '@/content/project';
import { ClientSite } from './client-site';
import './browser-frame.css';

/**
 * A client's website in its browser, as a photo or drawn. Decorative beside the client's written name, unless it is a
 * photo; `large` fills a page's width.
 */
export function BrowserFrame({ project, large = false }: BrowserFrameProps) {
  const { address, image, photo } = project;
  return (
    <div
      className={`browser-frame ${image ? sharedPicture(image) : ''} ${large ? 'browser-frame-large' : ''}`}
      aria-hidden={image ? true : undefined}
    >
      <div className="browser-bar" aria-hidden="true">
        <i />
        <span>{address}</span>
      </div>
      {photo ? (
        <PhotoImage photo={photo} sizes={large ? LARGE : CARD} isFirst={large} className="w-full" />
      ) : null}
      {image ? (
        <div className="browser-fit">
          <ClientSite id={image} />
        </div>
      ) : null}
    </div>
  );
}

const LARGE = '(min-width: 90em) 1312px, 92vw';
const CARD = '(min-width: 37.5em) 46vw, 92vw';

type BrowserFrameProps = { project: Project; large?: boolean };
