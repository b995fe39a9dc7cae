import { Paper, Skeleton, Text } from '@mantine/core';
import { useFocusKept } from '../../../foundation/hooks/use-focus-kept.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NextStep } from '../../../ui/next-step.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useMessagesByHand } from './by-hand.api.ts';
import { byHandLabels as labels, waitingText } from './by-hand.labels.ts';
import classes from './by-hand.module.css';
import { ByHandCard } from './by-hand-card.tsx';

/** What a person sends from her own WhatsApp, because no number of the company does. */
export function ByHandPage() {
  const mayView = useMay('messages.view');
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      {mayView ? <Messages /> : <NotAllowed sentence={labels.notAllowed} />}
    </>
  );
}

function Messages() {
  const query = useMessagesByHand();
  const focusKept = useFocusKept<HTMLDivElement>();
  return (
    <div ref={focusKept}>
      <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
        {(messages) =>
          messages.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                picture="documents"
                sentence={labels.empty}
                action={
                  <NextStep permission="messages.manage">
                    <LinkButton to="/dashboard/whatsapp" search={{ tab: 'automations' }}>
                      {labels.toAutomations}
                    </LinkButton>
                  </NextStep>
                }
              />
            </Paper>
          ) : (
            <>
              <Text role="status" size="xs" c="dimmed" mb="sm" className="tabular">
                {waitingText(messages.length)}
              </Text>
              <ul className={classes.list} aria-label={labels.list}>
                {messages.map((message) => (
                  <li key={message.id}>
                    <ByHandCard message={message} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </LoadBlock>
    </div>
  );
}
