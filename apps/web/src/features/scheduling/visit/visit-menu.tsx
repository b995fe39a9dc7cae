import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarOff,
  IconCalendarTime,
  IconDots,
  IconProgressCheck,
  IconTrash,
  IconUserEdit,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { AppointmentActions } from '../appointments/appointment-actions.view.ts';
import { appointmentLabels as labels } from '../appointments/appointments.labels.ts';
import { visitLabels } from './visit.labels.ts';

type VisitMenuProps = { appointment: AppointmentDetail; actions: AppointmentActions };

/** What is rare: another time, another client, no visit at all, any other status, and removing it. */
export function VisitMenu({ appointment, actions }: VisitMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const mayManage = useMay('appointments.manage');

  function open(show: (appointment: AppointmentDetail) => void): void {
    // The menu is about to go: a dialog that opens now must have something to give the focus back to.
    opener.current?.focus();
    show(appointment);
  }

  return (
    <Menu returnFocus withinPortal={false} position="top-end">
      <Menu.Target>
        <ActionIcon ref={opener} aria-label={visitLabels.more} variant="default" size="input-sm">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayManage && !isClosed(appointment.status) && (
          <>
            <Menu.Item
              leftSection={<IconCalendarTime size={18} />}
              onClick={() => open(actions.onMove)}
            >
              {visitLabels.move}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCalendarOff size={18} />}
              onClick={() => open(actions.onCancel)}
            >
              {visitLabels.cancel}
            </Menu.Item>
          </>
        )}
        {mayManage && (
          <Menu.Item
            leftSection={<IconUserEdit size={18} />}
            onClick={() => open(actions.onClient)}
          >
            {visitLabels.client}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconProgressCheck size={18} />}
          onClick={() => open(actions.onStatus)}
        >
          {labels.changeStatus}
        </Menu.Item>
        {mayManage && !appointment.isPaid && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={18} />}
            onClick={() => open(actions.onRemove)}
          >
            {labels.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
