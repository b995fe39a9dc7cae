import type { Professional } from '@app/contract/team/professionals.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Badge, Card, Text, UnstyledButton } from '@mantine/core';
import { IconKey, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { ProfessionalAvatar } from './professional-avatar.tsx';
import classes from './professional-card.module.css';
import { accessText, professionalLabels } from './professionals.labels.ts';

type ProfessionalCardProps = ThingChoices<Professional> & { professional: Professional };

export function ProfessionalCard(props: ProfessionalCardProps) {
  return useIsPhone() ? <ProfessionalRow {...props} /> : <WideCard {...props} />;
}

function ProfessionalRow({ professional, ...choices }: ProfessionalCardProps) {
  const mayManage = useMay('professionals.manage');
  const { name, active, specialties, phone, email } = professional;
  return (
    <ListRow
      mark={<ProfessionalAvatar professional={professional} size={40} />}
      name={name}
      second={[specialties.join(', '), phone ? formatPhone(phone) : email]}
      trailing={!active && <ActiveBadge active={active} />}
      onOpen={mayManage ? () => choices.onEdit(professional) : undefined}
      actions={
        mayManage && <ThingActions thing={professional} labels={professionalLabels} {...choices} />
      }
    />
  );
}

function WideCard({ professional, ...choices }: ProfessionalCardProps) {
  const mayManage = useMay('professionals.manage');
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <ProfessionalAvatar professional={professional} />
        <div className={classes.words}>
          <Name professional={professional} {...choices} />
          <Specialties specialties={professional.specialties} />
        </div>
        {mayManage && (
          <div className={classes.menu}>
            <ThingActions thing={professional} labels={professionalLabels} {...choices} />
          </div>
        )}
      </div>
      <div className={classes.contacts}>
        {professional.email && <Fact icon={<IconMail size={16} />}>{professional.email}</Fact>}
        {professional.phone && (
          <Fact icon={<IconPhone size={16} />}>{formatPhone(professional.phone)}</Fact>
        )}
      </div>
      <div className={classes.bottom}>
        <ActiveBadge active={professional.active} />
        {professional.memberName && <AccessMark memberName={professional.memberName} />}
      </div>
    </Card>
  );
}

function Name({ professional, onEdit }: ProfessionalCardProps) {
  const { name } = professional;
  if (!useMay('professionals.manage')) {
    return (
      <Text className={classes.name} title={name}>
        {name}
      </Text>
    );
  }
  return (
    <UnstyledButton className={classes.name} title={name} onClick={() => onEdit(professional)}>
      {name}
    </UnstyledButton>
  );
}

const SHOWN = 3;

function Specialties({ specialties }: { specialties: readonly string[] }) {
  if (specialties.length === 0) return null;
  const hidden = specialties.slice(SHOWN);
  return (
    <div className={classes.specialties}>
      {specialties.slice(0, SHOWN).map((specialty) => (
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

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Text component="div" size="xs" c="dimmed" className={classes.fact}>
      {icon}
      <TruncatedText>{children}</TruncatedText>
    </Text>
  );
}

function AccessMark({ memberName }: { memberName: string }) {
  return (
    <Text span size="xs" c="dimmed" className={classes.fact} title={accessText(memberName)}>
      <IconKey size={16} />
      {professionalLabels.access}
    </Text>
  );
}
