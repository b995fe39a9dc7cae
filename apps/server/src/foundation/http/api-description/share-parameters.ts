import { type Description, operationsOf, type Parameter } from './schema.ts';

/** Shares parameters. Of two that differ only in their limits, the first keeps the plain name. */
export function shareParameters(description: Description): void {
  const uses = new Map<string, number>();
  for (const parameter of parametersOf(description)) {
    const written = JSON.stringify(parameter);
    uses.set(written, (uses.get(written) ?? 0) + 1);
  }
  const shared = new Map<string, string>();
  for (const [written, count] of uses) {
    if (count > 1) shared.set(written, nameFor(JSON.parse(written), new Set(shared.values())));
  }
  description.components.parameters = Object.fromEntries(
    [...shared].map(([written, name]) => [name, JSON.parse(written)]),
  );
  for (const { parameters = [] } of operationsOf(description)) {
    for (const [place, parameter] of parameters.entries()) {
      const name = shared.get(JSON.stringify(parameter));
      if (name) parameters[place] = { $ref: `#/components/parameters/${name}` };
    }
  }
}

function parametersOf(description: Description): Parameter[] {
  return operationsOf(description).flatMap(({ parameters = [] }) => parameters);
}

function nameFor({ name, in: place }: Parameter, taken: ReadonlySet<string>): string {
  const plain = `${name}In${place === 'path' ? 'Path' : 'Query'}`;
  const names = [plain, ...Array.from({ length: 20 }, (_, more) => `${plain}${more + 2}`)];
  return names.find((candidate) => !taken.has(candidate)) ?? plain;
}
