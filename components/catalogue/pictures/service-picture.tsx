import type { ReactNode } from 'react';
import type { ServicePicture as PictureName } from '@/lib/documents/read-services';
import { ArticlePicture } from './article-picture';
import { BrowserPicture } from './browser-picture';
import { ChatPicture } from './chat-picture';
import { MapPackPicture } from './map-pack-picture';
import { PostPicture } from './post-picture';
import { ProfilePicture } from './profile-picture';
import { ReportPicture } from './report-picture';
import { ReviewPicture } from './review-picture';

/** The working picture of what a service results in. */
export function ServicePicture({ name }: { name: PictureName }) {
  return PICTURES[name]();
}

const PICTURES = {
  browser: BrowserPicture,
  'map-pack': MapPackPicture,
  chat: ChatPicture,
  profile: ProfilePicture,
  article: ArticlePicture,
  report: ReportPicture,
  review: ReviewPicture,
  post: PostPicture,
} as const satisfies Record<PictureName, () => ReactNode>;
