import { blog as original } from '../../../content/blog';

export const blog = { ...original, start: { ...original.start, articles: [] } };
