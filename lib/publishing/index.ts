export { followReleases } from './follow';
export { readPreview, sealPreview } from './preview';
export { isPartName, PARTS } from './parts';
export { readProgress } from './place';
export {
  dropDraft,
  findPublished,
  findRelease,
  FIRST,
  isSamePart,
  listDrafts,
  makeRelease,
  publishRelease,
  readChanged,
  readParts,
  readPartValue,
  saveDraft,
  type ReleaseRow,
} from './releases';
