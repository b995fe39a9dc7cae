import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { notesLabels as labels } from './appointments.labels.ts';
import classes from './appointments.module.css';
import { NotesDialog } from './notes-dialog.tsx';

/** What was noted, where it stands: changed or begun with one tap. */
export function VisitNotes({ appointment }: { appointment: AppointmentDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {appointment.notes ? (
        <div className={classes.editable}>
          <span className={classes.words}>{appointment.notes}</span>
          <ActionIcon variant="subtle" aria-label={labels.edit} onClick={open}>
            <IconPencil size={18} />
          </ActionIcon>
        </div>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.addNotes}
          leftSection={<IconPlus size={16} />}
          onClick={open}
        >
          {labels.add}
        </Button>
      )}
      {isOpen && <NotesDialog appointment={appointment} onClose={() => setIsOpen(false)} />}
    </>
  );
}
