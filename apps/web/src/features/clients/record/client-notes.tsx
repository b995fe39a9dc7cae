import type { ClientNote } from '@app/contract/clients/client-record.contract';
import type { Client } from '@app/contract/clients/clients.contract';
import { ActionIcon, Card, Skeleton, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ClientNoteForm } from './client-note-form.tsx';
import { noteLabels as labels } from './client-page.labels.ts';
import classes from './client-page.module.css';
import { useNotes, useRemoveNote } from './client-record.api.ts';

export function ClientNotes({ client }: { client: Client }) {
  const notes = useNotes(client.id);
  const mayWrite = useMay('clients.manage') && !client.isAnonymized;
  const [removed, setRemoved] = useState<ClientNote | null>(null);
  const removeNote = useRemoveNote();

  return (
    <Stack gap="md">
      {mayWrite && <ClientNoteForm clientId={client.id} />}
      <LoadBlock query={notes} skeleton={<Skeleton height={120} radius="lg" />}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed">{mayWrite ? labels.empty : labels.emptyForReaders}</Text>
          ) : (
            <Card>
              <ul className={classes.entries} aria-label={labels.list}>
                {all.map((note) => (
                  <Note
                    key={note.id}
                    note={note}
                    onRemove={mayWrite && note.isOwn ? () => setRemoved(note) : undefined}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </LoadBlock>
      <ConfirmFor
        thing={removed}
        title={() => labels.removeTitle}
        question={() => labels.removeQuestion}
        confirmLabel={labels.confirmRemove}
        tone="destructive"
        onConfirm={({ id }) => removeNote.mutateAsync({ clientId: client.id, id })}
        done={labels.removed}
        onClose={() => setRemoved(null)}
      />
    </Stack>
  );
}

type NoteProps = { note: ClientNote; onRemove: (() => void) | undefined };

function Note({ note, onRemove }: NoteProps) {
  const timezone = useTimezone();
  return (
    <li className={classes.entry}>
      <div className={classes.entryTop}>
        <Text size="xs" c="dimmed" className="tabular">
          {note.authorName} · {formatInstant(note.createdAt, timezone)}
        </Text>
        {onRemove && (
          <ActionIcon aria-label={labels.remove} onClick={onRemove}>
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
      <Text className={classes.text}>{note.text}</Text>
    </li>
  );
}
