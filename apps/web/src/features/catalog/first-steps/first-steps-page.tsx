import { Stack, Text, Title } from '@mantine/core';
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
          <Title order={2}>{stepTitles[step]}</Title>
          <Step />
        </Stack>
      ) : (
        <NotAllowed sentence={labels.notAllowed} />
      )}
    </>
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
