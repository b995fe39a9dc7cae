import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import type { FormEvent } from 'react';
import { servicesLabels, wizardLabels } from '../booking.labels.ts';
import type { BookableService } from '../booking-gate.ts';
import { namedGroupsOf } from '../cover/service-groups.ts';
import { isDoneByOne } from '../done-together.ts';
import parts from '../parts.module.css';
import { AskedBlock } from '../wizard/asked-block.tsx';
import { BottomBar } from '../wizard/bottom-bar.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import type { Wizard } from '../wizard/use-wizard.ts';
import classes from './services-step.module.css';

export function ServicesStep({ wizard, formId }: { wizard: Wizard; formId: string }) {
  const { mode, company, state, dispatch, notify, services, summary } = wizard;
  const most = mode === 'public' && company.singleService ? 'one' : 'many';

  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (state.serviceIds.length === 0) {
      notify({ tone: 'error', ...servicesLabels.nothingChosen });
      return;
    }
    dispatch({ type: 'services-chosen' });
  }

  return (
    <StepFrame wizard={wizard} title={servicesLabels.title[mode]}>
      <form id={formId} className={parts.form} onSubmit={goOn}>
        {state.lostBecause && (
          <p className={parts.warning} role="alert">
            {state.lostBecause}
          </p>
        )}
        {most === 'one' && <p className={parts.help}>{servicesLabels.onlyOne}</p>}
        <AskedBlock asked={services} shapes={5}>
          {(list) =>
            list.length === 0 ? (
              <p className={parts.empty}>{servicesLabels.none}</p>
            ) : (
              namedGroupsOf(list).map((group) => (
                <section key={group.name}>
                  {group.name && <h3 className={classes.category}>{group.name}</h3>}
                  <ul className={parts.choices}>
                    {group.services.map((service) => (
                      <li key={service.id}>
                        <ServiceChoice
                          service={service}
                          isChosen={state.serviceIds.includes(service.id)}
                          isPossible={most === 'one' || isDoneByOne([...summary.services, service])}
                          onToggle={() =>
                            dispatch({ type: 'service-toggled', serviceId: service.id, most })
                          }
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))
            )
          }
        </AskedBlock>
      </form>
      <BottomBar summary={summary}>
        <button type="submit" form={formId} className={parts.primary}>
          {wizardLabels.next}
        </button>
      </BottomBar>
    </StepFrame>
  );
}

type ServiceChoiceProps = {
  service: BookableService;
  isChosen: boolean;
  /** Whether somebody does it together with what was chosen already. */
  isPossible: boolean;
  onToggle: () => void;
};

function ServiceChoice({ service, isChosen, isPossible, onToggle }: ServiceChoiceProps) {
  const { name, description, durationMinutes, priceCents, priceVaries } = service;
  return (
    <label className={parts.choice} data-chosen={isChosen} aria-disabled={!isPossible}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isChosen}
        disabled={!isPossible}
        onChange={onToggle}
      />
      <span className={parts.words}>
        <span className={parts.name}>{name}</span>
        {description && <span className={classes.description}>{description}</span>}
        <span className={parts.soft}>
          {isPossible ? formatDuration(durationMinutes) : servicesLabels.notTogether}
        </span>
      </span>
      <span className={classes.price}>
        {priceVaries && <span className={parts.soft}>{servicesLabels.from} </span>}
        {formatMoney(cents(priceCents))}
      </span>
    </label>
  );
}
