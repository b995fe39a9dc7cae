import { formatTime } from '@app/domain/shared/local-time';

export const nextDaysLabels = {
  title: 'Próximos dias',
  explanation:
    'Só para leitura: hoje e os próximos 7 dias. Marcar, mudar e receber pedem assinatura.',
  empty: 'Ninguém está marcado para hoje nem para os próximos 7 dias.',
  noun: { one: 'horário marcado', many: 'horários marcados' },
  whatsapp: 'WhatsApp',
};

/** '09:00–10:00', on the company's clock. */
export function timesText(startTime: string, endTime: string, zone: string): string {
  const [from, until] = [startTime, endTime].map((moment) =>
    formatTime(Temporal.Instant.from(moment), zone),
  );
  return `${from}–${until}`;
}

/** 'Corte, Escova · Ana Júlia' */
export function workText({ serviceNames, professionalName }: Work): string {
  return [serviceNames.join(', '), professionalName].filter(Boolean).join(' · ');
}
type Work = { serviceNames: readonly string[]; professionalName: string };
