import { Fragment } from 'react';
import { supportCenterLink } from '@/content/navigation';
import { site } from '@/content/site';
import { Anchor } from './anchor';

/** The support address, written once in the site's settings. */
export function SupportEmail() {
  return (
    <Anchor href={`mailto:${site.supportEmail}`}>
      {site.supportEmail.split(/(?=[@.])/).map(part => (
        // A narrow column may break it where its parts meet.
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </Anchor>
  );
}

/** The phone number, written once in the site's settings. */
export function SupportPhone() {
  return <Anchor href={site.phone.href}>{site.phone.display}</Anchor>;
}

/** The support center: guides and ways to reach us. */
export function SupportPortal() {
  return <Anchor href={supportCenterLink.href}>support center</Anchor>;
}
