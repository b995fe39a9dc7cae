import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pt-br';
import { DatePicker } from '@mantine/dates';
import classes from './date-calendar.module.css';

type DateCalendarProps = {
  value: string | null;
  earliest?: string | undefined;
  latest?: string | undefined;
  onPick: (date: string) => void;
};

export function DateCalendar({ value, earliest, latest, onPick }: DateCalendarProps) {
  return (
    <DatePicker
      locale="pt-br"
      firstDayOfWeek={0}
      weekendDays={[]}
      weekdayFormat="ddd"
      hideOutsideDates
      size="md"
      classNames={{ day: classes.day, calendarHeaderControl: classes.control }}
      value={value}
      {...(value && { defaultDate: value })}
      {...(earliest && { minDate: earliest })}
      {...(latest && { maxDate: latest })}
      onChange={(date) => date && onPick(date)}
      ariaLabels={{
        nextMonth: 'Próximo mês',
        previousMonth: 'Mês anterior',
        nextYear: 'Próximo ano',
        previousYear: 'Ano anterior',
        nextDecade: 'Próxima década',
        previousDecade: 'Década anterior',
      }}
    />
  );
}
