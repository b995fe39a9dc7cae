import { runAdmin } from '../src/admin-commands.ts';

type Variables = Parameters<typeof runAdmin>[1]['variables'];

/** A command of whoever runs the system, at a terminal where nobody sits: how it ended and what it said. */
export async function adminTold(
  args: readonly string[],
  variables: Variables,
): Promise<[number, string]> {
  const lines: string[] = [];
  const terminal = {
    say: (line: string) => void lines.push(line),
    askSecret: async () => '',
    isInteractive: false,
    user: 'operator',
  };
  const code = await runAdmin([...args], { variables, terminal });
  return [code, lines.join('\n')];
}
