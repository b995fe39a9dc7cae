import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['foundation', 'modules', 'simulator'].map((layer) => `./src/${layer}/**/*.table.ts`),
  out: './migrations',
});
