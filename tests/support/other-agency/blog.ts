import { blog as ours } from '../../../content/blog';

export const blog = { ...ours, start: { ...ours.start, articles: [] } };
