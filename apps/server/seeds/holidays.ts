import type { CompanyStory } from './scenario.ts';

type Closing = Parameters<CompanyStory['closes']>[1];

/** Closes the company on its holidays; not today, because whoever looks at a demonstration looks at today. */
export function closingsOf(company: CompanyStory, today: Temporal.PlainDate) {
  const { compare } = Temporal.PlainDate;
  return async (name: string, days: Closing): Promise<void> => {
    const untilDate = days.untilDate ?? days.on.add({ days: 1 });
    const isToday = compare(days.on, today) <= 0 && compare(today, untilDate) < 0;
    if (!isToday || days.hours) await company.closes(name, days);
  };
}
