import { IconCopy, IconShare } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { confirmationLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import classes from './own-link.module.css';

/** The key to her appointment: to keep, or to send to herself. */
export function OwnLink({ url, title }: { url: string; title: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    field.current?.select();
    // Where a browser keeps it from pages, the marked text is hers to copy.
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <div className={classes.link}>
      <label className={parts.unseen} htmlFor={id}>
        {confirmationLabels.link}
      </label>
      <input ref={field} id={id} className={parts.input} value={url} readOnly />
      <button type="button" className={parts.outline} onClick={copy}>
        <IconCopy className={parts.icon} aria-hidden />
        <span role="status">{isCopied ? confirmationLabels.copied : confirmationLabels.copy}</span>
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className={parts.outline}
          onClick={() => navigator.share({ title, url }).catch(() => undefined)}
        >
          <IconShare className={parts.icon} aria-hidden />
          {confirmationLabels.share}
        </button>
      )}
    </div>
  );
}
