// The four kinds of tests: pure ones, the web's in a simulated browser, those with a real PostgreSQL, and journeys
// through everything in Chromium. The journeys run after the others, since they watch the clock; what is scored for its
// speed runs last and alone.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const needsDatabase = [
  'server/**/*.store.test.ts',
  'server/**/*.routes.test.ts',
  'server/**/*.db.test.ts',
  'tools/**/*.db.test.ts',
]

const scored = ['e2e/**/*-scores.e2e.ts']

export default defineConfig({
  test: {
    passWithNoTests: true,
    // One more than Vitest would take on two cores: many tests wait for PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{kernel,contract,server,tools}/**/*.test.ts'],
          exclude: [...needsDatabase, '**/node_modules/**'],
          // Long ones take seconds, and the machine may be busy.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['{web,ui}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/test/no-network.ts', 'web/test/react-rests.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: needsDatabase,
          globalSetup: ['server/test/database.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: scored,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'scores',
          include: scored,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
