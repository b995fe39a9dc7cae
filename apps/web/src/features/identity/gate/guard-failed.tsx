import { ScreenFailed } from '../../../foundation/errors.tsx';
import { isRefusal } from '../../../foundation/failure.ts';
import { AccessDenied } from './access-denied.tsx';

/** Of whom the server tells nothing, nothing is shown. A server that does not answer is asked again. */
export function GuardFailed({ error }: { error: unknown }) {
  return isRefusal(error) ? <AccessDenied /> : <ScreenFailed error={error} />;
}
