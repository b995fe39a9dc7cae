import { Button, Menu, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { useAgenda, useHiddenPeople, useShownProfessional } from './agenda.api.ts';
import { agendaLabels as labels, peopleText } from './agenda.labels.ts';
import classes from './agenda.module.css';
import { peopleShown } from './agenda-columns.ts';
import { AgendaFace, PeopleChoice } from './agenda-people-choice.tsx';

/** Who stands side by side in the day, and is counted in the month. */
export function AgendaPeople({ date }: { date: string }) {
  const { data } = useAgenda(date);
  const [hidden, setHidden] = useHiddenPeople();
  const [opened, { toggle, close }] = useDisclosure(false);
  const professionals = data?.professionals ?? [];
  if (data && professionals.length < 2) return null;
  const shown = peopleShown(professionals, hidden);
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={shown.length < professionals.length ? 'light' : 'default'}
          px="xs"
          className={classes.peopleButton}
          disabled={professionals.length < 2}
          aria-label={peopleText(shown.length, professionals.length)}
          title={labels.people}
          leftSection={<IconUsers size={18} />}
          onClick={toggle}
        >
          <span className="tabular">{data && `${shown.length}/${professionals.length}`}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={labels.people} p="xs">
        <PeopleChoice professionals={professionals} shown={shown} onHidden={setHidden} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whose week it is. */
export function AgendaPerson({ date }: { date: string }) {
  const professionals = useAgenda(date).data?.professionals ?? [];
  const { one, choose } = useShownProfessional(professionals);
  if (!one || professionals.length < 2) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          px="xs"
          className={classes.personButton}
          title={one.name}
          leftSection={<ProfessionalAvatar professional={one} size={24} />}
        >
          <span className={classes.personName}>{one.name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.peopleList}>
        <Menu.RadioGroup value={one.id}>
          <Menu.Label>{labels.professional}</Menu.Label>
          {professionals.map((other) => (
            <Menu.RadioItem
              key={other.id}
              value={other.id}
              closeMenuOnClick
              onChange={() => choose(other.id)}
            >
              <AgendaFace person={other} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
