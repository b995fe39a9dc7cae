import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCashChoices } from './cash.api.ts';
import { closingLabels as labels } from './cash.labels.ts';
import type { Closing } from './closing.form.ts';

/** For money of a way of paying that nothing was expected of; notes and coins lie in the drawer. */
export function ClosingAddMethod({ closing }: { closing: Closing }) {
  const { data } = useCashChoices();
  const isListed = new Set(closing.lines.map(({ key }) => key));
  const methods = (data?.paymentMethods ?? []).filter(
    ({ id, kind }) => kind !== 'cash' && !isListed.has(id),
  );
  if (methods.length === 0) return null;
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          leftSection={<IconPlus size={16} />}
        >
          {labels.addMethod}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {methods.map((method) => (
          <Menu.Item key={method.id} onClick={() => closing.addMethod(method)}>
            {method.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
