import { createHash, randomBytes } from 'node:crypto';

const COMPANY_BYTES = 16;
const SECRET_BYTES = 16;

/** Where a link leads. The database knows the link's fingerprint, never the link. */
export type TokenKey = { companyId: string; tokenHash: string };

/** Names the company, so that it is looked for there alone, and has 128 bits nobody can guess. */
export function newCompanyToken(companyId: string): { token: string; tokenHash: string } {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([company, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, tokenHash: fingerprintOf(token) };
}

/** What a token leads to; null for a text that was never one of our tokens. */
export function readCompanyToken(token: string): TokenKey | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== COMPANY_BYTES + SECRET_BYTES) return null;
  const companyId = uuidOf(bytes.subarray(0, COMPANY_BYTES).toString('hex'));
  return { companyId, tokenHash: fingerprintOf(token) };
}

function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
