import { Card, Text, UnstyledButton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './list-row.module.css';

export type ListRowProps = {
  /** The picture or the colour by which people know it. */
  mark?: ReactNode;
  name: ReactNode;
  /** A sentence rather than a name: it may take two lines, whatever stands below. */
  isSentence?: boolean | undefined;
  /** The second line, its parts divided by dots; what is missing is left out. */
  second?: readonly ReactNode[];
  /** At the end: money, or a state out of the ordinary. */
  trailing?: ReactNode;
  actions?: ReactNode;
  onOpen?: (() => void) | undefined;
  /** Where the row folds: whether it is open. */
  isOpen?: boolean | undefined;
  /** What needs more than two lines. */
  children?: ReactNode;
};

/** One of a list on a phone: two lines, and the row is the button. */
export function ListRow(props: ListRowProps) {
  const { mark, name, isSentence, second = [], trailing, actions, onOpen, isOpen } = props;
  const { children } = props;
  const hasSecond = second.some(Boolean);
  const lines = hasSecond && !isSentence ? 1 : 2;
  return (
    <Card className={classes.row}>
      <div className={classes.line}>
        {mark}
        <div className={classes.words}>
          {onOpen ? (
            <UnstyledButton className={classes.name} aria-expanded={isOpen} onClick={onOpen}>
              <Text span inherit lineClamp={lines}>
                {name}
              </Text>
            </UnstyledButton>
          ) : (
            <Text className={classes.name} lineClamp={lines}>
              {name}
            </Text>
          )}
          {hasSecond && (
            <Text size="xs" c="dimmed" lineClamp={2} className={`${classes.second} tabular`}>
              <Parts parts={second.filter(Boolean)} />
            </Text>
          )}
        </div>
        {trailing && <div className={classes.trailing}>{trailing}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </Card>
  );
}

function Parts({ parts }: { parts: readonly ReactNode[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places.
    <Fragment key={place}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
