import { mayAssign, ROLES, type Role } from '@app/domain/team/permissions';
import { Radio, Stack } from '@mantine/core';
import { roleText } from '../../../foundation/role-text.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { roleSentence } from './members.labels.ts';

type RoleChoiceProps = { label: string; value: Role; onChange: (role: Role) => void };

/** The roles that the person may give, each with what it opens. */
export function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const ownRole = useSession().company?.role;
  const roles = ROLES.filter((role) => ownRole && mayAssign(ownRole, role));
  return (
    <Radio.Group
      label={label}
      value={value}
      onChange={(chosen) => {
        const role = roles.find((one) => one === chosen);
        if (role) onChange(role);
      }}
    >
      <Stack gap="sm" mt={4}>
        {roles.map((role) => (
          <Radio key={role} value={role} label={roleText[role]} description={roleSentence[role]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
