import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import { Button, Menu } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { useAgenda, useHiddenPeople, useShownProfessional } from './agenda.api.ts';
import { agendaLabels as labels, peopleText } from './agenda.labels.ts';
import classes from './agenda.module.css';
import { peopleShown } from './agenda-columns.ts';

/** Who stands side by side in the day, and is counted in the month. */
export function AgendaPeople({ date }: { date: string }) {
  const { data } = useAgenda(date);
  const [hidden, setHidden] = useHiddenPeople();
  const professionals = data?.professionals ?? [];
  if (data && professionals.length < 2) return null;
  const shown = peopleShown(professionals, hidden);

  function toggle({ id }: AgendaColumn, isShown: boolean): void {
    const others = hidden.filter((one) => one !== id);
    setHidden(isShown ? others : [...others, id]);
  }

  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant={shown.length < professionals.length ? 'light' : 'default'}
          px="xs"
          className={classes.peopleButton}
          disabled={professionals.length < 2}
          aria-label={peopleText(shown.length, professionals.length)}
          title={labels.people}
          leftSection={<IconUsers size={18} />}
        >
          <span className="tabular">{data && `${shown.length}/${professionals.length}`}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.peopleList}>
        <Menu.Label>{labels.people}</Menu.Label>
        {professionals.map((one) => (
          <Menu.CheckboxItem
            key={one.id}
            checked={shown.includes(one)}
            // Somebody stays: an agenda of nobody says nothing.
            disabled={shown.length === 1 && shown.includes(one)}
            onChange={(isShown) => toggle(one, isShown)}
          >
            <Person person={one} />
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick
          disabled={shown.length === professionals.length}
          onClick={() => setHidden([])}
        >
          {labels.showEverybody}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
              <Person person={other} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

function Person({ person }: { person: AgendaColumn }) {
  return (
    <span className={classes.listed}>
      <ProfessionalAvatar professional={person} size={24} />
      <span className={classes.personName}>{person.name}</span>
    </span>
  );
}
