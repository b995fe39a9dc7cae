/** Columns that stay behind wherever they stand, the trail of changes included, and why. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  token_hash: 'opens the company to whoever finds the link behind it',
  search_text: 'repeats name, e-mail and phone in the form that a search compares',
  search_bits: 'repeats the same once more, as a number',
  asked_from: 'only tells bookings of one connection from those of others',
  asked_from_network: 'only tells bookings of one connection from those of others',
  phone_key: 'repeats the phone in the form that a search compares',
};
