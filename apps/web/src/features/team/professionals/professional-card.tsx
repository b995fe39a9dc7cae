import type { Professional } from '@app/contract/team/professionals.contract';
import { Card, Text, UnstyledButton } from '@mantine/core';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { PhoneText } from '../../../ui/fields/phone-text.tsx';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import { ThingRow } from '../../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import { ProfessionalAvatar } from './professional-avatar.tsx';
import classes from './professional-card.module.css';
import { AccessMark, Contacts, foldedFacts, Specialties } from './professional-facts.tsx';
import { professionalLabels } from './professionals.labels.ts';

type ProfessionalCardProps = ThingChoices<Professional> & { professional: Professional };

export function ProfessionalCard(props: ProfessionalCardProps) {
  return useIsPhone() ? <ProfessionalRow {...props} /> : <WideCard {...props} />;
}

function ProfessionalRow({ professional, ...choices }: ProfessionalCardProps) {
  const mayManage = useMay('professionals.manage');
  const { name, active, specialties, phone, email } = professional;
  return (
    <ThingRow
      mark={<ProfessionalAvatar professional={professional} size={40} />}
      name={name}
      second={[phone ? <PhoneText key="phone" phone={phone} /> : email, specialties.join(', ')]}
      trailing={!active && <ActiveBadge active={active} />}
      onOpen={mayManage ? () => choices.onEdit(professional) : undefined}
      actions={
        mayManage && <ThingActions thing={professional} labels={professionalLabels} {...choices} />
      }
    >
      {foldedFacts(professional)}
    </ThingRow>
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
          <Specialties specialties={professional.specialties} most={3} />
        </div>
        {mayManage && (
          <div className={classes.menu}>
            <ThingActions thing={professional} labels={professionalLabels} {...choices} />
          </div>
        )}
      </div>
      <Contacts professional={professional} />
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
