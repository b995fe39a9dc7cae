import { firstSignOf } from '@app/domain/shared/text';
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { wizardLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import type { Wizard } from './use-wizard.ts';
import classes from './wizard-header.module.css';

type WizardHeaderProps = { wizard: Wizard; onCancel: (() => void) | undefined };

export function WizardHeader({ wizard, onCancel }: WizardHeaderProps) {
  const { mode, company, state } = wizard;
  if (mode === 'public') {
    const { name, logoUrl, rating } = company;
    return (
      <CompanyHeader name={name} logoUrl={logoUrl} subtitle={wizardLabels.subtitle}>
        {rating && <Rating {...rating} />}
      </CompanyHeader>
    );
  }
  if (state.booked || !onCancel) return null;
  return (
    <div className={classes.cancel}>
      <button type="button" className={parts.quiet} onClick={onCancel}>
        {wizardLabels.cancel}
      </button>
    </div>
  );
}

/** What her clients say, in one line: the star only repeats it. */
function Rating({ average, count }: { average: number; count: number }) {
  return (
    <p className={classes.rating}>
      <IconStarFilled className={classes.star} aria-hidden />
      {wizardLabels.rating(average, count)}
    </p>
  );
}

type CompanyHeaderProps = {
  name: string;
  logoUrl: string | null;
  subtitle: string;
  children?: ReactNode;
};

export function CompanyHeader({ name, logoUrl, subtitle, children }: CompanyHeaderProps) {
  return (
    <header className={classes.company}>
      {logoUrl ? (
        <img className={classes.picture} src={logoUrl} alt="" />
      ) : (
        <span className={classes.logo} aria-hidden>
          {firstSignOf(name)}
        </span>
      )}
      <div className={classes.names}>
        <h1 className={classes.name} title={name}>
          {name}
        </h1>
        <p className={classes.subtitle}>{subtitle}</p>
        {children}
      </div>
    </header>
  );
}
