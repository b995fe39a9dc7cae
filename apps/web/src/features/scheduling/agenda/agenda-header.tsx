import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { GridColumn } from '../../../ui/agenda-grid/grid-model.ts';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { weekdayName } from './agenda.labels.ts';
import classes from './agenda.module.css';

type ProfessionalHeaderProps = { column: GridColumn; professional: AgendaColumn | undefined };

/** Who, and why the day is not as usual. */
export function ProfessionalHeader({ column, professional }: ProfessionalHeaderProps) {
  if (!professional) return null;
  return (
    <div className={classes.header}>
      <ProfessionalAvatar professional={professional} size={24} />
      <div className={classes.headerText}>
        <div className={classes.name} title={professional.name}>
          {professional.name}
        </div>
        {column.reason && (
          <div className={classes.reason} title={column.reason}>
            {column.reason}
          </div>
        )}
      </div>
    </div>
  );
}

/** Where the name stands above the grid already. */
export function ReasonHeader({ column }: { column: GridColumn }) {
  return column.reason && <div className={classes.reason}>{column.reason}</div>;
}

export function DayHeader({ column, today }: { column: GridColumn; today: string }) {
  return (
    <div className={classes.dayHeader} data-today={column.date === today || undefined}>
      <span>{weekdayName(column.date)}</span>
      <b className="tabular">{Number(column.date.slice(-2))}</b>
      {column.reason && (
        <div className={classes.reason} title={column.reason}>
          {column.reason}
        </div>
      )}
    </div>
  );
}
