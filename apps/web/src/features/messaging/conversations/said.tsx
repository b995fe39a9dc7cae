import type { SaidLine } from '@app/contract/messaging/conversations.contract';
import type { MessageState } from '@app/domain/messaging/message-state';
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import {
  clockText,
  lineText,
  outcomeLabels,
  sourceText,
  stateLabels,
} from './conversations.labels.ts';
import { FailedLine } from './failed-line.tsx';
import classes from './said-lines.module.css';

/** One thing that was said: hers on one side, ours on the other. */
export function Said({ line }: { line: SaidLine }) {
  const timezone = useTimezone();
  const source = sourceText(line);
  const outcome = outcomeLabels[line.outcome];
  return (
    <li className={classes.line} data-from={line.from}>
      <div className={classes.bubble}>
        {source && <p className={classes.source}>{source}</p>}
        <p className={classes.text} data-file={line.kind !== 'text' || undefined}>
          {lineText(line)}
        </p>
        <p className={classes.foot}>
          <time dateTime={line.at}>{clockText(line.at, timezone)}</time>
          {line.state && <State state={line.state} />}
        </p>
      </div>
      {line.state === 'failed' && <FailedLine line={line} />}
      {outcome && <p className={classes.outcome}>{outcome}</p>}
    </li>
  );
}

const icons: Record<MessageState, typeof IconCheck> = {
  queued: IconClock,
  sending: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  failed: IconAlertCircle,
  skipped: IconAlertCircle,
};

function State({ state }: { state: MessageState }) {
  const Icon = icons[state];
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} aria-hidden />
      {stateLabels[state]}
    </span>
  );
}
