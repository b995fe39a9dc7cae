import type { Professional } from '@app/contract/team/professionals.contract';
import { Badge, Text } from '@mantine/core';
import { IconKey, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PhoneText } from '../../../ui/fields/phone-text.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import classes from './professional-card.module.css';
import { accessText, professionalLabels } from './professionals.labels.ts';

type OfOne = { professional: Professional };

/** All that is known of her, on a row that was folded out; nothing where nothing is. */
export function foldedFacts(professional: Professional): ReactNode {
  const { specialties, email, phone, memberName } = professional;
  if (specialties.length === 0 && !email && !phone && !memberName) return null;
  return (
    <div className={classes.folded}>
      <Specialties specialties={specialties} most={specialties.length} />
      <Contacts professional={professional} />
      {memberName && <AccessMark memberName={memberName} />}
    </div>
  );
}

type SpecialtiesProps = { specialties: readonly string[]; most: number };

export function Specialties({ specialties, most }: SpecialtiesProps) {
  if (specialties.length === 0) return null;
  const hidden = specialties.slice(most);
  return (
    <div className={classes.specialties}>
      {specialties.slice(0, most).map((specialty) => (
        <Badge key={specialty} color="gray" fw={400} fz="xs" title={specialty}>
          {specialty}
        </Badge>
      ))}
      {hidden.length > 0 && (
        <Text span size="xs" c="dimmed" title={hidden.join(', ')}>
          +{hidden.length}
        </Text>
      )}
    </div>
  );
}

export function Contacts({ professional: { email, phone } }: OfOne) {
  return (
    <div className={classes.contacts}>
      {email && <Fact icon={<IconMail size={16} />}>{email}</Fact>}
      {phone && (
        <Fact icon={<IconPhone size={16} />}>
          <PhoneText phone={phone} />
        </Fact>
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Text component="div" size="xs" c="dimmed" className={classes.fact}>
      {icon}
      <TruncatedText>{children}</TruncatedText>
    </Text>
  );
}

export function AccessMark({ memberName }: { memberName: string }) {
  return (
    <Text span size="xs" c="dimmed" className={classes.fact} title={accessText(memberName)}>
      <IconKey size={16} />
      {professionalLabels.access}
    </Text>
  );
}
