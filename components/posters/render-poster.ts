import sharp from 'sharp';
import { drawPoster, type Poster } from './poster';

/** The poster as a PNG with a palette: flat colors need no more, and it stays far below 100 KB. */
export function renderPoster(poster: Poster): Promise<Buffer> {
  return sharp(Buffer.from(drawPoster(poster)))
    .png({ palette: true, colors: 96, effort: 7 })
    .toBuffer();
}
