import { Checkbox, TextInput } from '@mantine/core';
import { PercentField } from '../../../ui/fields/percent-field.tsx';
import { commissionOfText, teamLabels as labels, personText } from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import { PersonHours } from './person-hours.tsx';
import { isNamed, type PersonChange, type PersonDraft } from './team-step.view.ts';

type PersonRowProps = {
  person: PersonDraft;
  first: PersonDraft;
  number: number;
  isChecked: boolean;
  onChange: (changes: PersonChange) => void;
};

/** A name is enough: the rest is usual until somebody says otherwise. */
export function PersonRow({ person, first, number, isChecked, onChange }: PersonRowProps) {
  const isFirst = person.key === first.key;
  return (
    <>
      <div className={classes.person}>
        <TextInput
          label={personText(number, person.isMe)}
          error={isChecked && isFirst && !isNamed(person) && labels.nobody}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={120}
          value={person.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <PercentField
          aria-label={commissionOfText(person.name.trim())}
          label={labels.commission}
          data-optional
          min={0}
          max={100}
          clampBehavior="strict"
          value={person.commission ?? ''}
          onChange={(value) => onChange({ commission: value === '' ? null : Number(value) })}
        />
      </div>
      {!isFirst && isNamed(person) && (
        <Checkbox
          mt="xs"
          label={`${labels.sameHours} ${first.name.trim()}`}
          checked={person.hasSameHours}
          onChange={(event) => onChange({ hasSameHours: event.currentTarget.checked })}
        />
      )}
      {isNamed(person) && !person.hasSameHours && (
        <PersonHours person={person} isChecked={isChecked} onChange={onChange} />
      )}
    </>
  );
}
