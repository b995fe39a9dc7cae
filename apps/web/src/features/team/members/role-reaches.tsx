import { ROLES } from '@app/domain/team/permissions';
import { REACHED, type ReachedPart, reachOf } from '@app/domain/team/role-reach';
import { Card, Collapse, Group, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { roleText } from '../../../foundation/role-text.ts';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { reachLabels as labels, reachText, roleSentence } from './members.labels.ts';

// Nobody adds a key to it at run time.
const parts = Object.keys(REACHED) as ReachedPart[];

/** What each role sees: sentences, and where there is room a table of them all. */
export function RoleReaches() {
  const id = useId();
  const [isOpen, { toggle }] = useDisclosure(false);
  const isPhone = useIsPhone();
  const text = isOpen ? labels.hide : labels.show;
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Title order={2} id={id}>
          {labels.title}
        </Title>
        <FoldButton
          isOpen={isOpen}
          text={text}
          label={`${text}: ${labels.title}`}
          onToggle={toggle}
        />
      </Group>
      <Collapse expanded={isOpen}>{isOpen && (isPhone ? <Sentences /> : <ReachTable />)}</Collapse>
    </Card>
  );
}

function Sentences() {
  return (
    <dl>
      {ROLES.map((role) => (
        <div key={role}>
          <Text component="dt" fw={600} mt="sm">
            {roleText[role]}
          </Text>
          <Text component="dd" m={0}>
            {roleSentence[role]}
          </Text>
        </div>
      ))}
    </dl>
  );
}

function ReachTable() {
  return (
    <Table mt="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{labels.part}</Table.Th>
          {ROLES.map((role) => (
            <Table.Th key={role} scope="col">
              {roleText[role]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parts.map((part) => (
          <Table.Tr key={part}>
            <Table.Th scope="row">{labels.parts[part]}</Table.Th>
            {ROLES.map((role) => (
              <Table.Td key={role}>{reachText[reachOf(role, part)]}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
