import type { ToldTask } from '../task-words.ts';

/** What a day at the counter leaves for later. */
export function salonTasks({ ownerId, deskId }: { ownerId: string; deskId: string }): ToldTask[] {
  return [
    { name: 'Ligar para o contador', inDays: 0, at: '11:00', of: ownerId },
    { name: 'Comprar café e água', inDays: 0, of: deskId },
    {
      name: 'Esterilizar alicates e tesouras',
      notes: 'Registrar no caderno da vigilância sanitária.',
      inDays: 0,
      at: '18:30',
      recurrence: 'daily',
      color: '#047857',
    },
    { name: 'Pagar o aluguel', inDays: 4, recurrence: 'monthly', of: ownerId, color: '#B91C1C' },
    { name: 'Postar antes e depois no Instagram', inDays: 1, recurrence: 'weekly', of: deskId },
    { name: 'Consertar o secador da cadeira 3', inDays: -2, color: '#C2410C' },
    { name: 'Conferir validade das colorações', inDays: -1, recurrence: 'monthly', isDone: true },
    { name: 'Responder o fornecedor de esmaltes', inDays: -1, of: deskId, isDone: true },
  ];
}
