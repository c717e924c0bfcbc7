import { sharedPicture } from '@/components/drawings/shared-picture';
import { ClientSite, type ClientSiteId } from './client-site';
import './browser-frame.css';

/** A client's website in its browser. Decorative beside the client's written name; `large` fills a page's width. */
export function BrowserFrame({ address, image, large = false }: BrowserFrameProps) {
  return (
    <div
      aria-hidden="true"
      className={`browser-frame ${sharedPicture(image)} ${large ? 'browser-frame-large' : ''}`}
    >
      <div className="browser-bar">
        <i />
        <span>{address}</span>
      </div>
      <div className="browser-fit">
        <ClientSite id={image} />
      </div>
    </div>
  );
}

type BrowserFrameProps = { address: string; image: ClientSiteId; large?: boolean };
