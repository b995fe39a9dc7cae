import type { affectedAppointments } from '@app/contract/shared/affected-appointments';
import type { Answer } from '@app/contract/shared/schemas';
import type { CompanyContext, SaidOfAppointments, Whose } from './request-context.ts';

type Minded = {
  context: CompanyContext;
  whose: Whose;
  said: SaidOfAppointments;
  errors: {
    APPOINTMENTS_AFFECTED: (answer: { data: Answer<typeof affectedAppointments> }) => Error;
  };
};

/**
 * Takes hours or hands away and sees to the appointments there, all or nothing: while some have not been
 * seen, or one cannot go where it was sent, the refusal undoes the write with its transaction.
 */
export async function mindingAppointments<Outcome extends { accepted: boolean }>(
  { context, whose, said, errors }: Minded,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  const seeToThem = await context.watchAppointments(context, whose, said);
  const outcome = await write();
  if (!outcome.accepted) return outcome;
  const data = await seeToThem();
  if (data) throw errors.APPOINTMENTS_AFFECTED({ data });
  return outcome;
}

/** What is said of appointments, and the rest of what was sent. */
export function apartFrom<Input extends SaidOfAppointments>(
  input: Input,
): { said: SaidOfAppointments; rest: Omit<Input, keyof SaidOfAppointments> } {
  const { seenAppointments, appointmentDecisions, ...rest } = input;
  return { said: { seenAppointments, appointmentDecisions }, rest };
}
