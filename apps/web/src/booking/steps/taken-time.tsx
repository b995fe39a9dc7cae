import { useEffect, useRef } from 'react';
import { contactLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import type { Wizard } from '../wizard/use-wizard.ts';
import { EncaixeSwitch } from './encaixe-switch.tsx';

/** Staff stay where they are, with both ways out of it at hand. */
export function TakenTime({ wizard }: { wizard: Wizard }) {
  const { lostBecause } = wizard.state;
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lostBecause !== null) block.current?.scrollIntoView?.({ block: 'nearest' });
  }, [lostBecause]);
  if (lostBecause === null) return null;
  return (
    <div className={parts.trouble} ref={block}>
      <p role="alert">{lostBecause}</p>
      <EncaixeSwitch wizard={wizard} />
      <button type="button" className={parts.outline} onClick={wizard.goBack}>
        {contactLabels.otherTime}
      </button>
    </div>
  );
}
