import type { AskableVisit } from '@app/contract/reviews/reviews.contract';
import { SegmentedControl, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatInstant } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { GuardedDialog } from '../../ui/dialogs/guarded-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PausedSearchBox } from '../../ui/lists/paused-search-box.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { AskByLink } from './ask-by-link.tsx';
import { RegisterForm } from './register-form.tsx';
import { useAskable } from './reviews.api.ts';
import { askLabels as labels, reviewLabels } from './reviews.labels.ts';
import classes from './reviews.module.css';

const LONGEST_SEARCH = 100;

/** First the visit, then how: the client says it herself, or somebody writes it down for her. */
export default function AskDialog({ onClose }: { onClose: () => void }) {
  const [visit, setVisit] = useState<AskableVisit | null>(null);
  return (
    <GuardedDialog title={labels.title} size="md" onClose={onClose}>
      {visit ? (
        <HowToAsk visit={visit} onBack={() => setVisit(null)} onDone={onClose} />
      ) : (
        <VisitChoice onChoose={setVisit} />
      )}
    </GuardedDialog>
  );
}

function VisitChoice({ onChoose }: { onChoose: (visit: AskableVisit) => void }) {
  const [search, setSearch] = useState('');
  const query = useAskable(search);
  return (
    <Stack gap="sm">
      <Text c="dimmed">{labels.explanation}</Text>
      <PausedSearchBox
        label={labels.search}
        longest={LONGEST_SEARCH}
        search={search}
        onSearch={setSearch}
      />
      <LoadBlock query={query} skeleton={<Skeleton height={220} />}>
        {(visits) =>
          visits.length === 0 ? (
            <EmptyState picture={search ? 'search' : 'agenda'} sentence={labels.nothing} />
          ) : (
            <ul className={classes.visits}>
              {visits.map((visit) => (
                <li key={visit.appointmentId}>
                  <UnstyledButton className={classes.visit} onClick={() => onChoose(visit)}>
                    <Visit visit={visit} />
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )
        }
      </LoadBlock>
    </Stack>
  );
}

function Visit({ visit }: { visit: AskableVisit }) {
  const timezone = useTimezone();
  const what = `${visit.serviceNames} ${reviewLabels.withProfessional(visit.professionalName)}`;
  return (
    <>
      <Text fw={600} truncate>
        {visit.clientName}
      </Text>
      <Text size="xs" c="dimmed" truncate className="tabular">
        {formatInstant(visit.startTime, timezone)} · {what}
      </Text>
    </>
  );
}

type HowToAskProps = { visit: AskableVisit; onBack: () => void; onDone: () => void };
type Way = 'link' | 'register';

function HowToAsk({ visit, onBack, onDone }: HowToAskProps) {
  const mayRegister = useMay('reviews.manage');
  const [way, setWay] = useState<Way>('link');
  return (
    <Stack gap="md">
      <div>
        <Visit visit={visit} />
        <UnstyledButton c="var(--mantine-color-anchor)" fz="sm" py={10} onClick={onBack}>
          {labels.choose}
        </UnstyledButton>
      </div>
      {mayRegister && (
        <SegmentedControl<Way>
          aria-label={labels.how}
          fullWidth
          data={[
            { value: 'link', label: labels.ways.link },
            { value: 'register', label: labels.ways.register },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'link' ? (
        <AskByLink visit={visit} onDone={onDone} />
      ) : (
        <RegisterForm visit={visit} onDone={onDone} />
      )}
    </Stack>
  );
}
