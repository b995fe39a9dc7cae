import { firstSignOf } from '@app/domain/shared/text';
import { IconUsers } from '@tabler/icons-react';
import { professionalLabels } from '../booking.labels.ts';
import type { BookableProfessional } from '../booking-gate.ts';
import { doesAll } from '../done-together.ts';
import parts from '../parts.module.css';
import { AskedBlock } from '../wizard/asked-block.tsx';
import { ANYBODY } from '../wizard/booking-state.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import type { Wizard } from '../wizard/use-wizard.ts';
import classes from './professional-step.module.css';

export function ProfessionalStep({ wizard }: { wizard: Wizard }) {
  const { mode, professionals } = wizard;
  return (
    <StepFrame wizard={wizard} title={professionalLabels.title[mode]}>
      <AskedBlock asked={professionals} shapes={4}>
        {(list) =>
          list.length === 0 ? (
            <p className={parts.empty}>{professionalLabels.none}</p>
          ) : (
            <Choices wizard={wizard} list={list} />
          )
        }
      </AskedBlock>
    </StepFrame>
  );
}

function Choices({ wizard, list }: { wizard: Wizard; list: BookableProfessional[] }) {
  const { state, dispatch, start } = wizard;
  const wished = start.wished ?? [];
  const names = wished.map(({ name }) => name).join(', ');
  const choose = (professional: string) => dispatch({ type: 'professional-chosen', professional });
  return (
    <ul className={parts.choices}>
      {list.length > 1 && (
        <li>
          <button
            type="button"
            className={parts.choice}
            aria-pressed={state.professional === ANYBODY}
            onClick={() => choose(ANYBODY)}
          >
            <span className={classes.face}>
              <IconUsers aria-hidden />
            </span>
            <span className={parts.words}>
              <span className={parts.name}>{professionalLabels.anybody}</span>
              <span className={parts.soft}>{professionalLabels.anybodyHelp}</span>
            </span>
          </button>
        </li>
      )}
      {list.map((one) => {
        const isAble = doesAll(one.id, wished);
        const about = isAble ? one.specialties.join(' · ') : professionalLabels.doesNot(names);
        return (
          <li key={one.id}>
            <button
              type="button"
              className={parts.choice}
              aria-pressed={state.professional === one.id}
              aria-disabled={!isAble}
              onClick={() => isAble && choose(one.id)}
            >
              <Face professional={one} />
              <span className={parts.words}>
                <span className={parts.name} title={one.name}>
                  {one.name}
                </span>
                {about && <span className={parts.soft}>{about}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Face({ professional }: { professional: BookableProfessional }) {
  const { name, photoUrl } = professional;
  if (photoUrl) {
    return (
      <img className={classes.face} src={photoUrl} alt="" width={48} height={48} loading="lazy" />
    );
  }
  return (
    <span className={classes.face} aria-hidden>
      {firstSignOf(name)}
    </span>
  );
}
