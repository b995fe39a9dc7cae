import { Group, Input, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './shown-link.module.css';

type ShownLinkProps = { label: string; link: string; help?: string; children: ReactNode };

/** An address to read and select, with what can be done with it below. */
export function ShownLink({ label, link, help, children }: ShownLinkProps) {
  return (
    <div>
      <Input.Label labelElement="div">{label}</Input.Label>
      <Text className={classes.link}>{link}</Text>
      {help && <Input.Description mt={6}>{help}</Input.Description>}
      <Group gap="xs" mt="sm">
        {children}
      </Group>
    </div>
  );
}
