import type { AppointmentStatus } from './appointment.ts';

/** What has to be undone before an appointment becomes somebody else's. */
export type OtherClientRefusal = 'client-paid' | 'client-served' | 'client-cancelled';

type Standing = {
  status: AppointmentStatus;
  /** When it was paid, and that was not refunded; what she owes for it counts as paid. */
  settledAt: unknown;
};

/**
 * A visit that was paid or completed has left its traces with the client: receipts, points, sessions of a
 * package, what she owes. The money comes first, because it holds the status too.
 */
export function refusalOfOtherClient({ status, settledAt }: Standing): OtherClientRefusal | null {
  if (settledAt !== null) return 'client-paid';
  if (status === 'completed') return 'client-served';
  return status === 'cancelled' ? 'client-cancelled' : null;
}

/** What a person reads who would do it all the same. */
export const OTHER_CLIENT_SENTENCES: Record<OtherClientRefusal, string> = {
  'client-paid': 'Este atendimento já foi pago. Estorne o pagamento antes de trocar o cliente.',
  'client-served':
    'Este atendimento já foi concluído. Volte o status para "Confirmado" antes de trocar o cliente.',
  'client-cancelled':
    'Este agendamento foi cancelado. Volte o status para "Agendado" antes de trocar o cliente.',
};
