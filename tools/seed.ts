// `npm run seed -- --world`: fills a sandbox with clients, trades, money that came and went, papers
// and work for staff, the same for the same seed. Ends with 0 when it is there, 1 when it may not
// be made here, 2 when the command was wrong or could not run.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { millis } from '#kernel/time.ts'
import { loadConfig } from '#server/config.ts'
import { openStorage } from '#server/open-storage.ts'
import { openDatabase } from '#server/platform/db.ts'
import { embeddedConnection } from '#server/platform/embedded-postgres.ts'
import { refuseLive, runSeed, type Seeded, worldPassword } from './seed/run-seed.ts'
import { worldStaff } from './seed/world.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const usage = `npm run seed -- --world [--seed N] [--clients COUNT] [--trades COUNT] [--now INSTANT]
  --world    a made-up past of 45 days up to this minute, for trying the office and for pictures:
             only ever in a sandbox without clients of its own, while no server runs on it
  --seed     another number makes another world (1)
  --clients  how many people live in it (500)
  --trades   how many trades they make, about (20000)
  --now      the minute it ends with, e.g. 2026-11-21T10:00:00Z; this one otherwise`

const { values } = parseArgs({
  options: {
    world: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string', default: '500' },
    trades: { type: 'string', default: '20000' },
    now: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const now = values.now === undefined ? Date.now() : Date.parse(values.now)
const [seed, clients, trades] = [values.seed, values.clients, values.trades].map(Number)

if (values.help) console.log(usage)
else if (!values.world || !isCount(seed) || !isCount(clients) || !isCount(trades) || !(now > 0)) {
  console.error(usage)
  process.exitCode = 2
} else {
  await seedInstall({ seed, clients, trades, now: millis(now) }).then(say, (error) => {
    console.error(`The world could not be made: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 2
  })
}

async function seedInstall(wish: Parameters<typeof runSeed>[0]['wish']): Promise<Seeded> {
  const config = loadConfig(projectRoot)
  const refused = refuseLive(config)
  if (refused) return refused
  if (config.databaseUrl === null && (await embeddedConnection(config.dataDir))) {
    return { refused: 'A server runs on this data folder: stop it first. Nothing changed.' }
  }
  const undo: (() => Promise<void> | void)[] = []
  try {
    const tell = (message: string) => console.error(message)
    const { database } = await openStorage({ config, projectRoot, tell, undo })
    // What a power cut takes of a world is made again: nobody waits for the disk.
    const db = openDatabase(database, tell, { settings: { synchronous_commit: 'off' } })
    undo.push(() => db.close())
    return await runSeed({ db, config, projectRoot, wish })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

function say(seeded: Seeded): void {
  if ('refused' in seeded) {
    console.error(seeded.refused)
    process.exitCode = 1
    return
  }
  const there = seeded.outcome === 'made' ? 'The world is made.' : 'This world is there already.'
  const staff = worldStaff.map(({ email, roles }) => `  ${email.padEnd(26)} ${roles.join(', ')}`)
  console.log(
    [
      there,
      '',
      `Members of staff, each with the password ${worldPassword}:`,
      ...staff,
      '',
      'Clients are client-0001@world.example and so on, with the same password.',
      '`npm start` starts the install; the demo operator is off in it, so that work is left.',
    ].join('\n'),
  )
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= 1_000_000
}
