// `npm run simulate`: lives through days of an install by a seed, on a simulated clock and a real
// PostgreSQL of its own, with crashes; or plays a recording again and compares. Ends with 0 when
// all was as it must be, 1 when it was not, 2 when the command was wrong or could not run.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withOwnPostgres } from './simulate/own-postgres.ts'
import { replay, simulate, type Wish } from './simulate/run.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const usage = `npm run simulate -- [--days COUNT] [--seed N] [--record FILE]
npm run simulate -- --replay FILE
  --days    how many days are lived through (30)
  --seed    another number is another life; without it another one each time
  --sessions  how often a day people come (6)
  --record  where each step goes as a line (simulation-SEED.jsonl in the folder for temporary files)
  --replay  plays a recording again and names the first line that is not the same
What is simulated, recorded and promised: docs/simulation.md`

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    sessions: { type: 'string', default: '6' },
    record: { type: 'string' },
    replay: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [days, seed, sessions] = [values.days, values.seed, values.sessions].map(Number)

if (values.help) console.log(usage)
else if (!isCount(days, 1_000) || !isCount(seed, 2 ** 31) || !isCount(sessions, 7)) fail(usage)
else {
  const wish = { days, seed, sessions }
  const work = values.replay === undefined ? runSeed(wish) : runAgain(values.replay)
  await work.catch((error) => fail(`The simulation could not run: ${error.stack ?? error}`))
}

async function runSeed({ days, seed, sessions }: Wish): Promise<void> {
  const path = values.record ?? `${tmpdir()}/simulation-${seed}.jsonl`
  const file = openSync(path, 'w')
  console.log(`seed ${seed}, recorded in ${path}`)
  try {
    const began = performance.now()
    const onDay = (day: number) => console.error(`day ${day} of ${days}: ${secondsSince(began)} s`)
    const { wrong, ...ran } = await withOwnPostgres(projectRoot, (databases) =>
      simulate({ ...databases, projectRoot, onDay }, { seed, days, sessions }, (line) => {
        writeSync(file, `${line}\n`)
      }),
    )
    console.log(`${ran.days} days, ${ran.steps} steps in ${secondsSince(began)} s`)
    for (const one of wrong) console.log(`WRONG: ${one}`)
    if (wrong.length > 0) console.log(`again: npm run simulate -- --replay ${path}`)
    process.exitCode = wrong.length > 0 ? 1 : 0
  } finally {
    closeSync(file)
  }
}

async function runAgain(path: string): Promise<void> {
  const recorded = readFileSync(path, 'utf8').trimEnd().split('\n')
  const { ran, differs } = await withOwnPostgres(projectRoot, (databases) =>
    replay({ ...databases, projectRoot }, recorded),
  )
  for (const one of ran.wrong) console.log(`WRONG: ${one}`)
  if (!differs) console.log(`${recorded.length} lines, the same to the letter`)
  else {
    console.log(`line ${differs.line} is not the same`)
    console.log(`  recorded: ${differs.recorded ?? 'nothing'}`)
    console.log(`  replayed: ${differs.replayed ?? 'nothing'}`)
  }
  process.exitCode = differs || ran.wrong.length > 0 ? 1 : 0
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1)
}

function isCount(value: number | undefined, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= most
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
