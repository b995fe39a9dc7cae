import type { Automation } from '@app/domain/messaging/automation';
import { Button, CopyButton, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { say } from '../../../ui/kept-things/say.ts';
import { useChooseOfficial, useOfficialTemplates } from './official-templates.api.ts';
import { chosenText, officialLabels as labels, optionText } from './official-templates.labels.ts';

type OfficialTemplateProps = { automation: Automation; mayManage: boolean };

/** In which approved words WhatsApp's own API says it to whoever has not written for a day. */
export function OfficialTemplate({ automation, mayManage }: OfficialTemplateProps) {
  const { data } = useOfficialTemplates();
  const { mutateAsync: choose, isPending } = useChooseOfficial();
  const use = data?.uses.find((one) => one.automation === automation);
  if (!data?.isNeeded || !use) return null;
  function onChoose(place: string): void {
    const chosen = chosenAt(data?.templates ?? [], place);
    const said = { done: chosenText(chosen), failed: labels.failed };
    void say(said, choose({ automation, chosen }));
  }
  return (
    <Stack gap="xs">
      <NativeSelect
        label={labels.title}
        description={labels.help}
        disabled={!mayManage || isPending}
        value={placeOf(data.templates, use.chosen)}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={[
          { value: NONE, label: labels.none },
          ...data.templates.map((one, place) => ({ value: `${place}`, label: optionText(one) })),
        ]}
      />
      <Group gap="sm">
        <CopyButton value={use.text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              {copied ? labels.copied : labels.copy}
            </Button>
          )}
        </CopyButton>
        <Text size="xs" c="dimmed" flex={1} miw={200}>
          {labels.copyHelp}
        </Text>
      </Group>
    </Stack>
  );
}

type Reference = { name: string; language: string };

const NONE = '';

function placeOf(templates: readonly Reference[], chosen: Reference | null): string {
  const place = templates.findIndex(
    ({ name, language }) => name === chosen?.name && language === chosen.language,
  );
  return place === -1 ? NONE : `${place}`;
}

function chosenAt(templates: readonly Reference[], place: string): Reference | null {
  const chosen = place === NONE ? undefined : templates[Number(place)];
  return chosen ? { name: chosen.name, language: chosen.language } : null;
}
