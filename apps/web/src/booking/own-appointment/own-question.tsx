import { useId } from 'react';
import parts from '../parts.module.css';
import { FocusedHeading } from '../wizard/focused-heading.tsx';
import classes from './own-appointment.module.css';

type OwnQuestionProps = {
  title: string;
  text?: string;
  yes: string;
  /** What is given up for good is red. */
  tone?: 'plain' | 'bad';
  no: string;
  isBusy: boolean;
  onYes: () => unknown;
  onNo: () => void;
};

/** Asked once before something that cannot be undone here. */
export function OwnQuestion(props: OwnQuestionProps) {
  const { title, text, yes, no, tone = 'plain', isBusy, onYes, onNo } = props;
  const titleId = useId();
  return (
    <section className={classes.question} aria-labelledby={titleId}>
      <FocusedHeading id={titleId}>{title}</FocusedHeading>
      {text && <p className={parts.soft}>{text}</p>}
      <button
        type="button"
        className={parts.primary}
        data-tone={tone}
        aria-disabled={isBusy}
        onClick={() => isBusy || onYes()}
      >
        {yes}
      </button>
      <button type="button" className={parts.outline} onClick={() => isBusy || onNo()}>
        {no}
      </button>
    </section>
  );
}
