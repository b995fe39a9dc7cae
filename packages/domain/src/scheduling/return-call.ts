/** So long somebody who was called to come back is left alone: she may still be making up her mind. */
export const CALLED_DAYS = 14;

/** From then on an invitation only puzzles whoever gets it. */
export const INVITATION_HOURS = 72;

/** What stands where the words of a message would: a person knows herself what she said. */
export const NOTED_CALL = 'Chamada para voltar, anotada pela equipe.';

/** 'Oi, Eva! Já está na hora de voltar: Corte. Vamos marcar um horário?' */
export function returnInvitation(clientName: string, serviceName: string): string {
  const [firstName = ''] = clientName.trim().split(' ');
  return `Oi, ${firstName}! Já está na hora de voltar: ${serviceName}. Vamos marcar um horário?`;
}

/** What became of a call: it is on its way, she was told, or nothing reached her. */
export const CALL_STANDINGS = ['waiting', 'done', 'lost'] as const;
export type CallStanding = (typeof CALL_STANDINGS)[number];

type Call = { day: Temporal.PlainDate; standing: CallStanding };

/** Whether she was called lately, and has not been here since: then others are called first. */
export function isCalled(
  call: Call,
  { lastDate, today }: { lastDate: Temporal.PlainDate; today: Temporal.PlainDate },
): boolean {
  if (call.standing === 'lost' || Temporal.PlainDate.compare(call.day, lastDate) <= 0) return false;
  return call.day.until(today, { largestUnit: 'day' }).days < CALLED_DAYS;
}
