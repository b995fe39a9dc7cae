import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './thing-name.module.css';

type ThingNameProps = {
  name: string;
  /** Left of the name. */
  mark?: ReactNode;
  /** Missing where she may only look. */
  manage?: { onEdit: () => void; actions: ReactNode } | false;
  /** What she may do who may only look. */
  forReaders?: ReactNode;
};

/** The first line of a card: the name opens the form, the rest is in the menu. */
export function ThingName({ name, mark, manage, forReaders }: ThingNameProps) {
  const actions = manage ? manage.actions : forReaders;
  return (
    <div className={classes.top}>
      {mark}
      {manage ? (
        <UnstyledButton
          className={`${classes.open} thumb-room`}
          title={name}
          onClick={manage.onEdit}
        >
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      ) : (
        <Text className={classes.name} title={name}>
          {name}
        </Text>
      )}
      {actions && <div className={classes.menu}>{actions}</div>}
    </div>
  );
}
