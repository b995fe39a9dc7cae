import type { ImportState } from '@app/domain/clients/client-import';
import { IconCheck } from '@tabler/icons-react';
import { stepLabels as labels } from './client-import.labels.ts';
import classes from './client-import-steps.module.css';

const steps = ['columns', 'check', 'result'] as const;
export type ImportStep = (typeof steps)[number];

export function stepOf(state: ImportState): ImportStep {
  if (state === 'read') return 'columns';
  if (state === 'checking' || state === 'checked') return 'check';
  return 'result';
}

export function ClientImportSteps({ current }: { current: ImportStep }) {
  const place = steps.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={labels.list}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-past={index < place || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={classes.number}>
            {index < place ? <IconCheck size={14} stroke={3} /> : index + 1}
          </span>
          {labels[step]}
        </li>
      ))}
    </ol>
  );
}
