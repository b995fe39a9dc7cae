/** Where visitors try the booking page out. The address belongs to the sample company alone. */
export const SAMPLE_SLUG = 'demo';

/** What they are invited to type on the last step. */
export const SAMPLE_COUPON = 'BEMVINDO10';
