import { checkAreas, EXCEPTIONS } from './check-areas.mjs';
import { checkMigrations } from './check-migrations.mjs';
import { checkStructure } from './check-structure.mjs';
import { isCommand, projectRoot, secondsSince } from './command-line.mjs';
import { endChildrenOnSignal, runQuietly, toolEnvironment } from './processes.mjs';

const AT_ONCE = 2;

/**
 * @typedef {{ name: string, run: () => Promise<string | null> }} Step
 *   `run` answers what is wrong, or `null`
 */

/**
 * @param {string} root
 * @returns {Step[]} the slowest first, so that the short ones fill the gaps
 */
export function checkSteps(root) {
  return [
    tool(root, 'types of apps/web', 'tsc', ['-p', 'apps/web']),
    tool(root, 'types of apps/server', 'tsc', ['-p', 'apps/server']),
    tool(root, 'types of packages/contract', 'tsc', ['-p', 'packages/contract']),
    tool(root, 'types of packages/domain', 'tsc', ['-p', 'packages/domain']),
    tool(root, 'format and lint', 'biome', ['check', '--max-diagnostics=none', '.']),
    { name: 'migrations', run: async () => asText(await checkMigrations(root)) },
    { name: 'structure', run: async () => asText(checkStructure(root)) },
    { name: 'areas', run: async () => asText(checkAreas(root, EXCEPTIONS)) },
  ];
}

/**
 * Runs the steps, a few at a time, printing a line for each as it ends.
 *
 * @param {Step[]} steps
 * @returns {Promise<boolean>} whether all are fine
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  let allFine = true;
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = Date.now();
      const wrong = await step.run().catch((error) => error.stack);
      console.log(`${wrong === null ? '✓' : '✗'} ${step.name} … ${secondsSince(startedAt)}`);
      if (wrong === null) continue;
      allFine = false;
      console.log(wrong.trimEnd());
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return allFine;
}

function tool(root, name, command, args) {
  async function run() {
    const { code, output } = await runQuietly(command, args, {
      cwd: root,
      env: toolEnvironment(root),
    });
    return code === 0 ? null : output || `${command} ended with code ${code}`;
  }
  return { name, run };
}

function asText(problems) {
  return problems.length === 0 ? null : problems.join('\n');
}

if (isCommand(import.meta.url)) {
  endChildrenOnSignal();
  process.exitCode = (await runSteps(checkSteps(projectRoot))) ? 0 : 1;
}
