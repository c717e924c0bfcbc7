export * from '../../../content/review-source';

export const defaultGooglePlaceId = 'ChIJ0TidewaterReviewSource';
