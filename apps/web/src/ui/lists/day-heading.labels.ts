type Length = 'long' | 'short';

const daysIn = (length: Length) =>
  new Intl.DateTimeFormat('pt-BR', {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone: 'UTC',
  });
const days: Record<Length, Intl.DateTimeFormat> = { long: daysIn('long'), short: daysIn('short') };

/** 'Hoje · quarta-feira, 18 de novembro', 'segunda-feira, 16 de novembro', of other years with the year. */
export function dayHeadingText(
  date: string,
  today: Temporal.PlainDate,
  length: Length = 'long',
): string {
  const text = days[length].format(Date.parse(`${date}T12:00:00Z`));
  const day = Temporal.PlainDate.from(date);
  const near = nearDays[today.until(day, { largestUnit: 'days' }).days];
  if (near) return `${near} · ${text}`;
  return day.year === today.year ? text : `${text} de ${day.year}`;
}

const nearDays: Record<number, string> = { '-1': 'Ontem', 0: 'Hoje', 1: 'Amanhã' };
