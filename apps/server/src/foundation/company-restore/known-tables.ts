/**
 * Tables that are more than rows of a company, by the names that migrations gave them. The tables of all
 * areas are found in the catalogue of the database; these have to be known.
 */
export const KNOWN = {
  companies: 'companies',
  addresses: 'company_slugs',
  accounts: 'users',
  members: 'members',
} as const;
