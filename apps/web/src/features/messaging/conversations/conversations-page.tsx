import { useState } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { talksLabels as labels } from './conversations.labels.ts';
import classes from './conversations-page.module.css';
import type { TalksView } from './conversations-view.ts';
import { NoTalk } from './no-talk.tsx';
import { TalkList } from './talk-list.tsx';
import { TalkThread } from './talk-thread.tsx';

type ConversationsPageProps = { view: TalksView; onView: (view: TalksView) => void };

/** The list beside what was said; on a phone one of both. */
export function ConversationsPage(props: ConversationsPageProps) {
  const maySee = useMay('messages.view');
  return (
    <>
      <PageTitle>{labels.title}</PageTitle>
      {maySee ? <Talks {...props} /> : <NotAllowed sentence={labels.notAllowed} />}
    </>
  );
}

function Talks({ view, onView }: ConversationsPageProps) {
  const isPhone = useIsPhone();
  // What somebody began to write stays while she looks something up in another one.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const { id } = view;
  return (
    <div className={classes.talks} data-fills>
      {!(isPhone && id) && <TalkList view={view} onView={onView} />}
      {id ? (
        <TalkThread
          key={id}
          id={id}
          draft={drafts[id] ?? ''}
          onDraft={(change) => setDrafts((known) => ({ ...known, [id]: change(known[id] ?? '') }))}
          onBack={() => onView({ ...view, id: undefined })}
        />
      ) : (
        !isPhone && <NoTalk sentence={labels.choose} />
      )}
    </div>
  );
}
