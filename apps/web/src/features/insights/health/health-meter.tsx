import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/figures/figure.tsx';

const colors = { good: 'green', fair: 'yellow', bad: 'red' } as const;

type HealthMeterProps = {
  label: string;
  /** 0 to 100. */
  percent: number;
  tone: Tone;
  children: ReactNode;
};

/** A bar and the words for it. */
export function HealthMeter({ label, percent, tone, children }: HealthMeterProps) {
  return (
    <>
      <Progress value={percent} color={colors[tone]} aria-label={label} my={6} />
      {children}
    </>
  );
}
