import type { Member } from '@app/contract/team/members.contract';
import type { Professional } from '@app/contract/team/professionals.contract';
import { Select } from '@mantine/core';
import { roleText } from '../../../foundation/role-text.ts';
import { useMembers } from '../members/members.api.ts';
import type { ProfessionalFormState } from './professional.form.ts';
import { useProfessionals } from './professionals.api.ts';
import { professionalFieldLabels as labels, linkedText } from './professionals.labels.ts';

type ProfessionalAccessFieldProps = {
  form: ProfessionalFormState;
  professionalId: string | null;
};

/** Which member signs in as this professional. Nobody can be two of them. */
export function ProfessionalAccessField({ form, professionalId }: ProfessionalAccessFieldProps) {
  const members = useMembers();
  const professionals = useProfessionals();
  const others = (professionals.data ?? []).filter(({ id }) => id !== professionalId);
  const choosable = (members.data ?? []).filter(
    ({ id, active }) => active || id === form.values.memberId,
  );

  return (
    <Select
      label={labels.access}
      description={labels.accessHelp}
      placeholder={labels.accessPlaceholder}
      clearable
      clearButtonProps={{ 'aria-label': labels.clear }}
      searchable
      disabled={members.isPending}
      data={choosable.map((member) => optionOf(member, others))}
      {...form.getInputProps('memberId')}
    />
  );
}

function optionOf(member: Member, others: readonly Professional[]) {
  const owner = others.find(({ memberId }) => memberId === member.id);
  return {
    value: member.id,
    label: owner
      ? linkedText(member.name, owner.name)
      : `${member.name} · ${roleText[member.role]}`,
    disabled: owner !== undefined,
  };
}
