import { Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { groupsOf, type SettingsPart } from './settings-groups.ts';
import classes from './settings-index.module.css';

/** On a phone: what can be set, each with what is found there. */
export function SettingsIndex({ parts }: { parts: readonly SettingsPart[] }) {
  return groupsOf(parts).map(({ group, title, parts: own }) => (
    <section key={group} aria-labelledby={`settings-${group}`}>
      <Title order={2} id={`settings-${group}`} className={classes.group}>
        {title}
      </Title>
      <ul className={classes.rows}>
        {own.map(({ name, label, hint }) => (
          <li key={name}>
            <Link to="/dashboard/settings" search={{ tab: name }} className={classes.row}>
              <span className={classes.words}>
                <Text span fw={500}>
                  {label}
                </Text>
                <Text span size="xs" c="dimmed" lh={1.4}>
                  {hint}
                </Text>
              </span>
              <IconChevronRight size={18} aria-hidden className={classes.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
