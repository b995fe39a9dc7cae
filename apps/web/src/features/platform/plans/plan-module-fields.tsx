import { MODULES, type Module } from '@app/domain/billing/access';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import { Button, Checkbox, Group, SimpleGrid } from '@mantine/core';
import type { PlanDraftForm } from './plan.form.ts';
import { planFieldLabels as labels } from './plans.labels.ts';

/** Which modules the plan opens; kept are those that it closes. */
export function PlanModuleFields({ form }: { form: PlanDraftForm }) {
  const closed = form.values.closedModules;
  const close = (modules: readonly Module[]) => form.setFieldValue('closedModules', [...modules]);
  const open = MODULES.filter((module) => !closed.includes(module));
  return (
    <Checkbox.Group
      label={labels.modules}
      description={labels.modulesHelp}
      value={open}
      onChange={(chosen) => close(MODULES.filter((module) => !chosen.includes(module)))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="xs" verticalSpacing="xs" mt="xs">
        {MODULES.map((module) => (
          <Checkbox key={module} value={module} label={MODULE_WORDS[module]} />
        ))}
      </SimpleGrid>
      <Group gap="xs" my="xs">
        <Button variant="default" onClick={() => close([])}>
          {labels.all}
        </Button>
        <Button variant="default" onClick={() => close(MODULES)}>
          {labels.none}
        </Button>
      </Group>
    </Checkbox.Group>
  );
}
