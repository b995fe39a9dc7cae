export const REVIEW_LIMITS = { lowest: 1, highest: 5, commentLength: 1000, linkDays: 30 };
