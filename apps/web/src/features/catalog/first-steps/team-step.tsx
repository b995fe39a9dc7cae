import { Skeleton } from '@mantine/core';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { TeamStepForm } from './team-step-form.tsx';

export function TeamStep() {
  const { user } = useSession();
  return (
    <LoadBlock query={useProfessionals()} skeleton={<Skeleton height={320} radius="lg" />}>
      {(team) => (
        <TeamStepForm
          me={team.length === 0 ? user.name : null}
          known={team.map(({ name }) => name)}
        />
      )}
    </LoadBlock>
  );
}
