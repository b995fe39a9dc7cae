import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLock, IconPrinter, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { type PageAction, PageItem } from '../../../ui/page-actions.tsx';
import { useColorBy } from './agenda.api.ts';
import { colorChoices, agendaLabels as labels, stepText } from './agenda.labels.ts';
import type { AgendaDatesProps } from './agenda-dates.tsx';
import { periodAfter } from './agenda-period.ts';

/** How the agenda is looked at, as its screen offers it. */
export type AgendaViews = {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

type AgendaMenuProps = {
  onBlock: () => void;
  more: readonly PageAction[];
  /** What has no room of its own beside the menu. */
  create?: PageAction | undefined;
  views?: AgendaViews | undefined;
  dates?: AgendaDatesProps | undefined;
  onSearch?: (() => void) | undefined;
  canPrint?: boolean;
};

/** What is done once in a while, and on a narrow screen also the rest. */
export function AgendaMenu(props: AgendaMenuProps) {
  const { create, onBlock, more, views, dates, onSearch, canPrint } = props;
  const mayManage = useMay('appointments.manage');
  const opener = useRef<HTMLButtonElement>(null);
  const block = { label: labels.block, icon: <IconLock size={18} />, onClick: onBlock };
  const search = { label: labels.search, icon: <IconSearch size={18} /> };
  const print = { label: labels.print, icon: <IconPrinter size={18} /> };
  const actions: readonly (PageAction | false | undefined)[] = [
    create,
    mayManage && block,
    onSearch && { ...search, onClick: onSearch },
    canPrint && { ...print, onClick: () => window.print() },
    ...more,
  ];
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={opener}
          aria-label={labels.more}
          title={labels.more}
          variant="default"
          size="var(--control-height)"
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {dates && <DateItems {...dates} />}
        {actions
          .filter((action) => typeof action === 'object')
          .map((action) => (
            <PageItem key={action.label} action={action} onPick={() => opener.current?.focus()} />
          ))}
        {views && <RadioItems {...views} />}
        <ColorItems />
      </Menu.Dropdown>
    </Menu>
  );
}

/** For whoever does not wipe. */
function DateItems({ date, period, today, onDate }: AgendaDatesProps) {
  const [previous, next] = stepText[period];
  const items = [
    { label: previous, day: periodAfter(date, period, -1) },
    { label: next, day: periodAfter(date, period, 1) },
    { label: labels.today, day: today },
  ];
  return (
    <>
      {items.map(({ label, day }) => (
        <Menu.Item key={label} disabled={day === date} onClick={() => onDate(day)}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

function ColorItems() {
  const [colorBy, setColorBy] = useColorBy();
  const choose = (value: string) => setColorBy(value === 'status' ? 'status' : 'service');
  return (
    <RadioItems label={labels.colorBy} value={colorBy} choices={colorChoices} onChange={choose} />
  );
}

function RadioItems({ label, value, choices, onChange }: AgendaViews) {
  return (
    <Menu.RadioGroup value={value}>
      <Menu.Label>{label}</Menu.Label>
      {choices.map((choice) => (
        <Menu.RadioItem
          key={choice.value}
          value={choice.value}
          closeMenuOnClick
          onChange={() => onChange(choice.value)}
        >
          {choice.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
