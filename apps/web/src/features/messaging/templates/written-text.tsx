import { templateParts } from '@app/domain/messaging/template';
import { variableLabels } from './templates.labels.ts';
import classes from './written-text.module.css';

/** A text as it was written, with its variables under the names people know. */
export function WrittenText({ text }: { text: string }) {
  return templateParts(text).map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      // The same variable may stand there twice, and nothing is ever moved.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={place} className={classes.variable}>
        {variableLabels[part.variable]}
      </span>
    ),
  );
}
