import type { affectedAppointments } from '@app/contract/shared/affected-appointments';
import type { Answer } from '@app/contract/shared/schemas';
import type { CompanyContext, Whose } from './request-context.ts';

type Minded = {
  context: CompanyContext;
  whose: Whose;
  /** The fingerprint of those whom whoever saves has seen. */
  seen: string;
  errors: {
    APPOINTMENTS_AFFECTED: (answer: { data: Answer<typeof affectedAppointments> }) => Error;
  };
};

/**
 * Takes hours away, unless that leaves appointments outside of them which nobody has seen: then the
 * refusal undoes the write with its transaction. What lay outside before is no news.
 */
export async function mindingAppointments<Outcome extends { accepted: boolean }>(
  { context, whose, seen, errors }: Minded,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  const affectedAfterwards = await context.watchAppointments(context, whose);
  const outcome = await write();
  if (!outcome.accepted) return outcome;
  const data = await affectedAfterwards();
  if (data.count > 0 && data.fingerprint !== seen) throw errors.APPOINTMENTS_AFFECTED({ data });
  return outcome;
}
