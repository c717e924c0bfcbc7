import { BrightSite } from './sites/bright';
import { FernSite } from './sites/fern';
import { HarborSite } from './sites/harbor';
import { MarlowSite } from './sites/marlow';
import { NonnaSite } from './sites/nonna';
import { OdellSite } from './sites/odell';
import { QuillSite } from './sites/quill';
import { RidgelineSite } from './sites/ridgeline';
import { TullySite } from './sites/tully';
import './client-sites.css';

/** The first screen of a client's website, in that client's own colors. */
export function ClientSite({ id }: { id: ClientSiteId }) {
  const Site = SITES[id];
  return <Site />;
}

const SITES = {
  odell: OdellSite,
  nonna: NonnaSite,
  bright: BrightSite,
  fern: FernSite,
  marlow: MarlowSite,
  tully: TullySite,
  ridgeline: RidgelineSite,
  harbor: HarborSite,
  quill: QuillSite,
} as const;

export type ClientSiteId = keyof typeof SITES;
