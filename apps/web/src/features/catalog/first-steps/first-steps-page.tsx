import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { firstStepsLabels as labels, stepText, stepTitles } from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import { FIRST_STEPS, type FirstStep } from './first-steps.view.ts';
import { LinkStep } from './link-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { TeamStep } from './team-step.tsx';

const STEPS = { servicos: ServicesStep, equipe: TeamStep, link: LinkStep };

/** From an empty company to one that can be booked: three short screens, each can be skipped. */
export function FirstStepsPage({ step }: { step: FirstStep }) {
  const managesServices = useMay('services.manage');
  const managesTeam = useMay('professionals.manage');
  const managesCompany = useMay('company.manage');
  const Step = STEPS[step];
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      {managesServices && managesTeam && managesCompany ? (
        <Stack gap="md" className={classes.page}>
          <Progress step={step} />
          <StepTitle step={step} />
          <Step />
        </Stack>
      ) : (
        <NotAllowed sentence={labels.notAllowed} />
      )}
    </>
  );
}

/** Whoever goes on hears where she is; who has just come is not moved. */
function StepTitle({ step }: { step: FirstStep }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Title order={2} ref={title} tabIndex={-1}>
      {stepTitles[step]}
    </Title>
  );
}

function Progress({ step }: { step: FirstStep }) {
  const place = FIRST_STEPS.indexOf(step);
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {stepText(place + 1)}
      </Text>
      <div className={classes.progress} aria-hidden>
        {FIRST_STEPS.map((name, at) => (
          <span key={name} data-reached={at <= place || undefined} />
        ))}
      </div>
    </div>
  );
}
