import type { UnsolvedAppointment } from '@app/contract/scheduling/unsolved.contract';
import { MOST_DECISIONS } from '@app/contract/shared/affected-appointments';
import { Group, Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useFocusKept } from '../../../foundation/hooks/use-focus-kept.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useUnsolved } from './unsolved.api.ts';
import { unsolvedLabels as labels } from './unsolved.labels.ts';
import classes from './unsolved.module.css';
import { UnsolvedItem } from './unsolved-item.tsx';

/** How clients are told, which is another area's: one of them, or several. */
export type Tell = (appointments: readonly UnsolvedAppointment[]) => ReactNode;

export function UnsolvedPage({ tell }: { tell?: Tell }) {
  const mayManage = useMay('appointments.manage');
  return (
    <>
      <BackLink to="/dashboard/appointments">{labels.back}</BackLink>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      {mayManage ? <Unsolved tell={tell} /> : <NotAllowed sentence={labels.notAllowed} />}
    </>
  );
}

function Unsolved({ tell }: { tell: Tell | undefined }) {
  const unsolved = useUnsolved();
  const focusKept = useFocusKept<HTMLDivElement>();
  return (
    <div ref={focusKept}>
      <LoadBlock
        query={unsolved}
        skeleton={<Skeleton height={160} radius="lg" />}
        explain={errorText}
      >
        {(all) =>
          all.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                picture="agenda"
                sentence={labels.empty}
                action={<LinkButton to="/dashboard/appointments">{labels.toAgenda}</LinkButton>}
              />
            </Paper>
          ) : (
            <>
              {all.length > 1 && tell && <Group mb="md">{tell(all)}</Group>}
              <ul className={classes.list} aria-label={labels.list}>
                {all.map((appointment) => (
                  <UnsolvedItem
                    key={appointment.id}
                    appointment={appointment}
                    tell={tell?.([appointment])}
                  />
                ))}
              </ul>
              {all.length >= MOST_DECISIONS && <Text mt="md">{labels.more}</Text>}
            </>
          )
        }
      </LoadBlock>
    </div>
  );
}
