import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { notesLabels as labels } from './appointments.labels.ts';
import classes from './appointments.module.css';
import { NotesDialog } from './notes-dialog.tsx';

/** What was noted, where it stands: changed or begun with one tap. */
export function VisitNotes({ appointment }: { appointment: AppointmentDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const opener = useOpener({ isOpen, key: appointment.notes === '' ? 'add' : 'edit' });
  return (
    <>
      {appointment.notes ? (
        <div className={classes.editable}>
          <span className={classes.words}>{appointment.notes}</span>
          <ActionIcon ref={opener} variant="subtle" aria-label={labels.edit} onClick={open}>
            <IconPencil size={18} />
          </ActionIcon>
        </div>
      ) : (
        <Button
          ref={opener}
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

/** The first notes put another button where the one with the focus was: the keyboard goes on there. */
function useOpener({ isOpen, key }: { isOpen: boolean; key: 'add' | 'edit' }) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when one button replaces the other.
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    else if (wasOpen.current && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen, key]);
  return opener;
}
