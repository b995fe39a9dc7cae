import { Text } from '@mantine/core';
import { type PolicyDraft, readablePolicy } from './booking-policy.form.ts';
import { policyLabels, policySentences } from './booking-policy.labels.ts';
import classes from './booking-policy-summary.module.css';

/** What the figures below mean for a client; follows them while they are typed. */
export function BookingPolicySummary({ draft }: { draft: PolicyDraft }) {
  const policy = readablePolicy(draft);
  if (!policy) return null;
  return (
    <div className={classes.summary} role="status">
      <Text fw={600}>{policyLabels.summary}</Text>
      <ul className={classes.sentences}>
        {policySentences(policy).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
