import type { ClosingDay, UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import classes from '../settings-list.module.css';
import { SettingsSection } from '../settings-section.tsx';
import { holidayLabels, holidaysSheet } from './closing-days.labels.ts';
import { HolidayItem } from './holiday-item.tsx';

type HolidaysListProps = {
  holidays: readonly UpcomingHoliday[];
  onSpecialHours: (holiday: UpcomingHoliday) => void;
  onEdit: (closingDay: ClosingDay) => void;
};

export function HolidaysList({ holidays, onSpecialHours, onEdit }: HolidaysListProps) {
  return (
    <SettingsSection title={holidayLabels.title} explanation={holidayLabels.explanation}>
      <ul className={classes.list} aria-label={holidayLabels.title}>
        {holidays.map((holiday) => (
          <HolidayItem
            key={holiday.date}
            holiday={holiday}
            onSpecialHours={() => onSpecialHours(holiday)}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <div className={classes.after}>
        <ExportListButton list={holidayLabels.title} sheet={holidaysSheet} rows={holidays} />
      </div>
    </SettingsSection>
  );
}
