import type { AskableVisit } from '@app/contract/reviews/reviews.contract';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { errorText } from '../../foundation/error-text.ts';
import { whatsAppLink } from '../../foundation/format.ts';
import { useOneAtATime } from '../../foundation/hooks/use-one-at-a-time.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { useReviewLink, useSendLink, useSendsItself } from './reviews.api.ts';
import { askText, askLabels as labels } from './reviews.labels.ts';

type AskByLinkProps = { visit: AskableVisit; onDone: () => void };

/** The link is made at once, so that whatever opens opens while the finger is still on it. */
export function AskByLink({ visit, onDone }: AskByLinkProps) {
  const query = useReviewLink(visit.appointmentId);
  return (
    <LoadBlock
      query={query}
      skeleton={<Skeleton height={140} aria-label={labels.makingLink} />}
      explain={(error) => `${labels.failed}: ${errorText(error)}`}
    >
      {({ url }) => (
        <Stack gap="sm">
          <TextInput readOnly label={labels.link} description={labels.linkHelp} value={url} />
          <Group gap="sm">
            {visit.clientPhone && <ByWhatsapp visit={visit} url={url} onDone={onDone} />}
            <CopyButton label={labels.copy} text={url} failure={labels.copyFailed} />
          </Group>
          {!visit.clientPhone && <Text c="dimmed">{labels.noPhone}</Text>}
        </Stack>
      )}
    </LoadBlock>
  );
}

/** By the company's number where one sends, otherwise from the phone of whoever asks. */
function ByWhatsapp({ visit, url, onDone }: AskByLinkProps & { url: string }) {
  const sendsItself = useSendsItself();
  const company = useSession().company?.name ?? '';
  const send = useSendLink(visit);
  const text = askText(visit.clientName, company, url);
  const sendIt = useOneAtATime(async () => {
    try {
      await send(text);
    } catch (error) {
      return showFailure(labels.failed, errorText(error));
    }
    showSuccess(labels.asked);
    onDone();
  });
  const icon = <IconBrandWhatsapp size={18} />;
  if (sendsItself) {
    return (
      <Button leftSection={icon} onClick={() => void sendIt()}>
        {labels.send}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={whatsAppLink(visit.clientPhone, text)}
      target="_blank"
      rel="noreferrer"
      leftSection={icon}
      onClick={() => showSuccess(labels.asked)}
    >
      {labels.open}
    </Button>
  );
}
