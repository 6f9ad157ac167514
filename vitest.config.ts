// The kinds of tests: pure ones, the web's in a simulated browser, those with a real PostgreSQL, and journeys through
// everything in Chromium.
//
// `npm test` decides every change: all but what a file with `.long.` in its name holds, with one seed, and journeys with
// one kind of client each. `npm run prove` (PROVE=1) is for every night and before a release: what `npm test` leaves
// out, anew from another seed what rests on one, and journeys with every kind of client. What is scored for its speed
// runs last and alone. Tests know it from `server/test/seed.ts`; a printed TEST_SEED, set, brings a failure back.

import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isProving = process.env.PROVE === '1'
process.env.TEST_SEED ??= String(isProving ? randomInt(2 ** 31) : 20_261_122)
console.log(`TEST_SEED=${process.env.TEST_SEED}`)

const needsDatabase = [
  'server/**/*.store.test.ts',
  'server/**/*.routes.test.ts',
  'server/**/*.db.test.ts',
  'tools/**/*.db.test.ts',
]
/** Every folder of code: of screens, and all others. */
const screens = ['browser', 'web', 'office', 'ui']
const rest = ['kernel', 'verify', 'contract', 'client', 'examples', 'server', 'tools']
const long = '**/*.long.*'
const others = ['**/node_modules/**', ...(isProving ? [] : [long])]

/** To prove: long ones, and those that rest on a seed. Else those that are usual. */
function chosen(parts: readonly string[], usual: string[]): string[] {
  if (!isProving) return usual
  return parts
    .flatMap((part) => readdirSync(part, { recursive: true }).map((name) => `${part}/${name}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\.long\./.test(file) || /from '#seed'/.test(readFileSync(file, 'utf8')))
}

/** Journeys wait more than they work: begun first, they wait while all else is tested. */
class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isJourney = ({ project }: TestSpecification) => project.name === 'e2e'
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))]
  }
}

/** These end what hangs, and judge nobody's speed: the machine may be three times as busy as ever. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 }
const needsBrowser = { testTimeout: 900_000, hookTimeout: 900_000 }

const scores = {
  test: {
    ...needsBrowser,
    name: 'scores',
    include: ['e2e/**/*.long.e2e.ts'],
    sequence: { groupOrder: 2 },
  },
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Two more than Vitest would take on two cores: journeys wait, and many tests wait for PostgreSQL.
    maxWorkers: 3,
    sequence: { sequencer: JourneysFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: chosen(rest, [`{${rest.join()}}/**/*.test.ts`]),
          exclude: [...needsDatabase, ...others],
          // One worker for many files, as each costs a start and what all of them import.
          isolate: false,
          setupFiles: ['server/test/fresh-modules.ts'],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: chosen(screens, [`{${screens.join()}}/**/*.test.{ts,tsx}`]),
          exclude: others,
          environment: 'happy-dom',
          isolate: false,
          // It keeps who shows its messages, which is to go with each file, as our own modules do.
          server: { deps: { inline: ['react-toastify'] } },
          setupFiles: [
            'browser/test/no-network.ts',
            'browser/test/react-rests.ts',
            'browser/test/nothing-stays.ts',
          ],
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: chosen(['server', 'tools'], needsDatabase).filter(
            (file) => !isProving || /\.(store|routes|db)\.test\.ts$/.test(file),
          ),
          exclude: others,
          globalSetup: ['server/test/database.setup.ts'],
          isolate: false,
          setupFiles: ['server/test/fresh-modules.ts'],
          ...patience,
        },
      },
      {
        test: {
          ...needsBrowser,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [long],
        },
      },
      ...(isProving ? [scores] : []),
    ],
  },
})
