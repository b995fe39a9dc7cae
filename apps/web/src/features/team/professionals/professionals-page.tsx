import type { Professional } from '@app/contract/team/professionals.contract';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAskedNew } from '../../../foundation/hooks/use-asked-new.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { FoundThings, ThingsLoading } from '../../../ui/kept-things/found-things.tsx';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import {
  RemoveThing,
  type ThingChoices,
  ThingsEmpty,
} from '../../../ui/kept-things/things-page.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProfessionalCard } from './professional-card.tsx';
import { professionalColumns } from './professional-columns.tsx';
import { ProfessionalOrderDialog } from './professional-order-dialog.tsx';
import type { ProfessionalPanels } from './professional-panel.ts';
import { useProfessionalActs, useProfessionals } from './professionals.api.ts';
import { professionalLabels } from './professionals.labels.ts';
import { type ProfessionalsViewing, professionalsFilter } from './professionals-filter.ts';
import { useProfessionalsMenu } from './professionals-menu.tsx';
import { ProfessionalsSkeleton } from './professionals-skeleton.tsx';

// Only people who change something need the form and the checks that come with it.
const ProfessionalDialog = lazyPart(() => import('./professional-dialog.tsx'));

/** What is open above the list. */
type Opened =
  | { kind: 'new' | 'order' }
  | { kind: 'edit' | 'remove'; professional: Professional }
  | null;

type ProfessionalsPageProps = ProfessionalsViewing & { panels: ProfessionalPanels };

export function ProfessionalsPage({ panels, ...viewing }: ProfessionalsPageProps) {
  const professionals = useProfessionals();
  const mayManage = useMay('professionals.manage');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const startNew = () => setOpened({ kind: 'new' });
  useAskedNew(mayManage ? startNew : undefined);
  const acts = useProfessionalActs();
  const menu = useProfessionalsMenu(professionals.data, () => setOpened({ kind: 'order' }));
  const choices: ThingChoices<Professional> = {
    deactivate: acts.deactivate,
    reactivate: acts.reactivate,
    onEdit: (professional) => setOpened({ kind: 'edit', professional }),
    onRemove: (professional) => setOpened({ kind: 'remove', professional }),
  };
  const table = {
    columns: professionalColumns,
    onOpen: mayManage ? choices.onEdit : undefined,
    menuOf: mayManage ? menuOf(choices) : undefined,
  };

  return (
    <>
      <PageHeader
        title={professionalLabels.title}
        explanation={professionalLabels.explanation}
        action={
          mayManage
            ? { label: professionalLabels.create, icon: <IconPlus size={18} />, onClick: startNew }
            : undefined
        }
        {...menu}
      />
      <LoadBlock
        query={professionals}
        skeleton={
          <ThingsLoading
            labels={professionalLabels}
            cards={<ProfessionalsSkeleton />}
            table={table}
          />
        }
        explain={professionalLabels.failedToLoad}
      >
        {(all) =>
          all.length === 0 ? (
            <ThingsEmpty
              picture="people"
              labels={professionalLabels}
              onCreate={mayManage ? startNew : undefined}
            />
          ) : (
            <FoundThings
              labels={professionalLabels}
              things={all}
              searchIn={searchedText}
              table={table}
              isIdle={({ active }) => !active}
              filter={professionalsFilter(all, viewing)}
            >
              {(professional) => <ProfessionalCard professional={professional} {...choices} />}
            </FoundThings>
          )
        }
      </LoadBlock>
      <Editor opened={opened} panels={panels} onOpen={setOpened} />
      {opened?.kind === 'order' && (
        <ProfessionalOrderDialog professionals={professionals.data ?? []} onClose={close} />
      )}
      <RemoveThing
        labels={professionalLabels}
        thing={opened?.kind === 'remove' ? opened.professional : null}
        acts={acts}
        historyCode="PROFESSIONAL_HAS_HISTORY"
        onClose={close}
      />
    </>
  );
}

function menuOf(choices: ThingChoices<Professional>) {
  return (professional: Professional) => (
    <ThingActions thing={professional} labels={professionalLabels} {...choices} />
  );
}

type EditorProps = {
  opened: Opened;
  panels: ProfessionalPanels;
  onOpen: (opened: Opened) => void;
};

function Editor({ opened, panels, onOpen }: EditorProps) {
  if (opened?.kind !== 'new' && opened?.kind !== 'edit') return null;
  return (
    <Suspense fallback={null}>
      <ProfessionalDialog
        professional={opened.kind === 'edit' ? opened.professional : null}
        panels={panels}
        onSaved={(professional) => onOpen({ kind: 'edit', professional })}
        onClose={() => onOpen(null)}
      />
    </Suspense>
  );
}

function searchedText({ name, email, phone, specialties }: Professional): string {
  return [name, email, phone, ...specialties].join(' ');
}
