import { NoConnectionError } from '../../../foundation/connection.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusal, isRefusedWith, statusOf } from '../../../foundation/failure.ts';
import { fieldErrorsOf } from '../../../foundation/form-errors.ts';
import { signUpLabels } from './sign-up.labels.ts';

/** What the server found wrong, by the field it belongs to. */
export function complaintsIn(error: unknown): Record<string, string> {
  if (isRefusedWith('USER_EXISTS', error)) return { email: error.message };
  if (isRefusedWith('INVALID_DOCUMENT', error)) return { 'company.document': error.message };
  return fieldErrorsOf(error);
}

/** Why nobody was signed up, in one sentence. */
export function signUpFailureText(error: unknown): string {
  if (error instanceof NoConnectionError || statusOf(error) === 429) return errorText(error);
  if (isRefusedWith('BAD_REQUEST', error)) return complaintText(fieldErrorsOf(error));
  if (isDeclared(error)) return errorText(error);
  if (isRefusal(error)) return signUpLabels.refused;
  return statusOf(error) === null ? signUpLabels.tryLater : signUpLabels.unexpected;
}

const declared = ['USER_EXISTS', 'INVALID_DOCUMENT', 'COMPANY_CREATION', 'PROFILE_UPDATE'];

function isDeclared(error: unknown): boolean {
  return declared.some((code) => isRefusedWith(code, error));
}

function complaintText(complaints: Record<string, string>): string {
  const [complaint] = Object.entries(complaints);
  if (complaints.email) return signUpLabels.malformedEmail;
  if (!complaint) return signUpLabels.refused;
  const [path, message] = complaint;
  // Short ones come without a full stop, as they stand beside a field.
  const reason = message.replace(/\.$/, '');
  return path.startsWith('company') ? signUpLabels.refusedCompany(reason) : `${reason}.`;
}
