import { builtinEnvironments, type Environment } from 'vitest/runtime';

const opened = globalThis as { windowOfTests?: unknown };

/**
 * One window for all the test files of a worker: opening one takes longer than most files, and the
 * libraries hold on to the first they see. `setup.ts` leaves it empty for the next file.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened.windowOfTests ??= await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => {} };
  },
};

export default oneWindow;
