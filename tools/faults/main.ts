// `npm run faults`: kills the trading server and PostgreSQL in every way we know, or with `--money`
// the server while money comes and goes, and says whether anything acknowledged was lost, done
// twice or left wrong. Ends with 1 when it was.

import { parseArgs } from 'node:util'
import { minute } from '#kernel/time.ts'
import { startSteps } from '#server/platform/start-steps.ts'
import { median, percentile } from '../percentile.ts'
import { isMissed, missedLine, trialLines } from './attack-lines.ts'
import { type Trial, tryAttack } from './attack-trial.ts'
import { attackerAddress, attackNames, hasOwnAddress } from './attacks.ts'
import type { KillFigures } from './kills.ts'
import { fullSize } from './money.ts'
import { flowNames } from './money-flows.ts'
import {
  moneyDefectLines,
  moneyLines,
  moneyProblems,
  runMoneyDefects,
  runMoneyFaults,
} from './money-plan.ts'
import type { FlowFigures } from './money-statements.ts'
import {
  flowLine,
  runMoneyStatements,
  springTrap,
  statementProblems,
  statementSizes,
  sumLine,
  trapNames,
} from './money-statements-plan.ts'
import { defectNames, partNames, type Report, runFaults, sizes } from './plan.ts'
import { rowLines, triedLine } from './rows/row-lines.ts'
import { isRowName, rowNames, runRows } from './rows/rows.ts'
import { openSandbox } from './sandbox.ts'

const usage = `npm run faults -- [--server COUNT] [--postgres COUNT] [--both COUNT]
                      [--seed NUMBER] [--json]
                      [--parts NAME,...] [--rows NAME,...] [--times COUNT] [--minutes COUNT]
                      [--money OPERATIONS] [--money-statements]
                      [--attacks] [--only NAME,...]
  --server    how often the server is killed under load (${sizes.full.serverKills})
  --postgres  how often PostgreSQL is (${sizes.full.postgresKills})
  --both      how often both are, in the same instant (${sizes.full.bothKills})
  --parts     of all this, only those of these names: ${partNames.join(', ')}
  --rows      instead, what else can go wrong, on the released program: ${rowNames.join(', ')}
  --times     how often each of those
  --minutes   how long a soak lasts (120)
  --money     instead, so many deposits, withdrawals and trades while the server is killed, the
              card provider and the chains fail, and chains take blocks back
  --money-statements
              instead, the server killed at each statement of each way in which money moves
  --attacks   instead, everything that is known to make a server stand still, against one with
              a small heap: the longest anyone else waited, and its memory
  --only      of the attacks, rows or ways of money, those of these names, with commas between
  --seed      of the random moments; without it another one each time
  --json      one JSON object instead of lines`

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: String(sizes.full.serverKills) },
    postgres: { type: 'string', default: String(sizes.full.postgresKills) },
    both: { type: 'string', default: String(sizes.full.bothKills) },
    parts: { type: 'string' },
    rows: { type: 'string' },
    times: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    money: { type: 'string' },
    'money-statements': { type: 'boolean', default: false },
    attacks: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const serverKills = Number(values.server)
const postgresKills = Number(values.postgres)
const bothKills = Number(values.both)
const times = Number(values.times)
const minutes = Number(values.minutes)
const seed = Number(values.seed)
const operations = Number(values.money ?? 0)

if (values.help) console.log(usage)
else if (
  ![serverKills, postgresKills, bothKills, times, minutes, seed, operations].every(isCount)
) {
  console.error(usage)
  process.exitCode = 2
} else if (values.attacks) await runAttacks()
else if (values['money-statements']) await runStatementsOfMoney()
else if (values.rows !== undefined) await runTable(values.rows)
else if (values.money === undefined) await killAll()
else await runMoney()

async function killAll(): Promise<void> {
  log(`seed ${seed}`)
  const size = { ...sizes.full, serverKills, postgresKills, bothKills }
  const parts = partNames.filter((name) => values.parts?.split(',').includes(name) ?? true)
  const report = await runFaults(size, { seed, log, parts }, (part) => {
    if (!values.json) console.log(linesOf(part).join('\n'))
  })
  if (values.json) console.log(JSON.stringify({ seed, ...report }))
  else console.log(problemsOf(report).join('\n') || 'Nothing was lost, doubled or left wrong.')
  process.exitCode = problemsOf(report).length === 0 ? 0 : 1
}

async function runTable(wanted: string): Promise<void> {
  const names = wanted.split(',').filter(isRowName)
  const only = values.only?.split(',')
  log(`seed ${seed}`)
  const tried = await runRows(names, {
    times,
    seed,
    only,
    soakMs: minutes * minute,
    log: (it) => log(triedLine(it)),
  })
  if (values.json) console.log(JSON.stringify({ seed, tried }))
  else console.log(rowLines(tried).join('\n'))
  const problems = tried.flatMap((it) => it.problems)
  console.log(problems.join('\n') || 'Nothing was lost, doubled or left wrong.')
  process.exitCode = problems.length === 0 && tried.length > 0 ? 0 : 1
}

async function runAttacks(): Promise<void> {
  if (!(await hasOwnAddress())) {
    console.error(`This machine has no ${attackerAddress}, from which the attackers come.`)
    process.exitCode = 2
    return
  }
  const attackSize = { isWhole: true, ms: 10_000, asked: 0, answers: 1, trades: 1 }
  const only = values.only?.split(',')
  const names = attackNames.filter((name) => only?.includes(name) ?? true)
  const sandbox = await openSandbox(['server', 'attacker'])
  const trials: Trial[] = []
  try {
    for (const name of names) {
      log(name)
      trials.push(await tryAttack(sandbox, name, attackSize))
      log(trialLines(trials).at(-1) ?? '')
    }
  } finally {
    await sandbox.close()
  }
  const missed = trials.filter(isMissed)
  if (values.json) console.log(JSON.stringify(trials))
  else console.log([...trialLines(trials), '', ...missed.map(missedLine)].join('\n'))
  process.exitCode = trials.some(({ deaths }) => deaths > 0) ? 1 : 0
}

async function runMoney(): Promise<void> {
  const sandbox = await openSandbox(['server'])
  try {
    log(`seed ${seed}`)
    const noticed = await runMoneyDefects(sandbox, { seed, log })
    if (!values.json) console.log(moneyDefectLines(noticed).join('\n'))
    const figures = await runMoneyFaults(sandbox, fullSize(operations), { seed, log })
    const problems = moneyProblems(noticed, figures)
    if (values.json) console.log(JSON.stringify({ seed, noticed, ...figures }))
    else {
      console.log(moneyLines(figures).join('\n'))
      console.log(problems.join('\n') || 'Everybody agrees on all that came and left.')
    }
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await sandbox.close()
  }
}

async function runStatementsOfMoney(): Promise<void> {
  const only = values.only?.split(',')
  const flows = flowNames.filter((name) => only?.includes(name) ?? true)
  const sandbox = await openSandbox(['server'])
  try {
    log(`seed ${seed}`)
    const unnoticed: string[] = []
    const hasTraps = values.parts?.split(',').includes('defects') ?? true
    for (const name of hasTraps ? trapNames : []) {
      const [first] = await springTrap(sandbox, name, { seed })
      if (first === undefined) unnoticed.push(name)
      log(`defect "${name}": ${first ? `noticed: ${first}` : 'NOT NOTICED'}`)
    }
    const told = (figures: FlowFigures) => log(flowLine(figures))
    const size = { ...statementSizes.full, flows }
    const figures = await runMoneyStatements(sandbox, size, { seed, told })
    const problems = [...unnoticed, ...statementProblems(figures)]
    if (values.json) console.log(JSON.stringify({ seed, unnoticed, ...figures }))
    else {
      const missed = figures.flows.flatMap((it) => it.missed)
      console.log([sumLine(figures), ...missed.map((it) => `  not reached: ${it}`)].join('\n'))
      console.log(problems.join('\n') || 'Everybody agrees on all that came and left.')
    }
    process.exitCode = problems.length === 0 && figures.flows.length > 0 ? 0 : 1
  } finally {
    await sandbox.close()
  }
}

function log(line: string): void {
  console.error(line)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function linesOf({ defects, statements, server, postgres, both }: Partial<Report>): string[] {
  const lines: string[] = []
  for (const [name, { kills, problems }] of Object.entries(defects ?? {})) {
    lines.push(`defect "${name}": ${problems[0] ? `noticed after ${kills} kills` : 'NOT NOTICED'}`)
  }
  if (statements) {
    const { acked, lost, doubled, violations } = statements.last
    lines.push(
      `statements: ${statements.statements}, kills ${statements.kills}, acked ${acked}, ` +
        `lost ${lost}, doubled ${doubled}, violations ${violations}`,
    )
  }
  if (server) lines.push(lineOf('server', server), ...startLines(server))
  if (postgres) lines.push(lineOf('PostgreSQL', postgres))
  if (both) lines.push(lineOf('both', both))
  return lines
}

function lineOf(name: string, figures: KillFigures): string {
  const { acked, lost, doubled, violations } = figures.verdict
  const [half, most, all] = shares(figures.outagesMs)
  return (
    `${name}: kills ${figures.kills}, acked ${acked}, lost ${lost}, doubled ${doubled}, ` +
    `violations ${violations}, server ended by itself ${figures.deaths} times, ` +
    `ms without a trade p50 ${half}, p95 ${most}, max ${all}; ` +
    `ends ${JSON.stringify(figures.settled)}, refused ${JSON.stringify(figures.refusals)}`
  )
}

/** The median, all but a twentieth, and all. */
function shares(ms: readonly number[]): readonly number[] {
  return [median(ms), percentile(ms, 0.95), percentile(ms, 1)].map(Math.round)
}

/** Where the time of a start goes: milliseconds since its process began. */
function startLines({ starts }: KillFigures): string[] {
  const of = (all: readonly number[]) => {
    const [half, most] = shares(all)
    return `p50 ${half}, p95 ${most}`
  }
  const steps = startSteps.map((step) => {
    const all = starts.flatMap(({ steps }) => steps[step] ?? [])
    return `  ${step.padEnd(9)} ${of(all)}`
  })
  const cpu = `  of the processors: ${of(starts.map(({ cpuMs }) => cpuMs))}`
  return [`steps of ${starts.length} starts, ms since the process began:`, ...steps, cpu]
}

function problemsOf({ defects, statements, ...killed }: Partial<Report>): string[] {
  const figures = [killed.server, killed.postgres, killed.both].filter((it) => it !== undefined)
  return [
    ...(defects ? defectNames.filter((name) => defects[name].problems.length === 0) : []),
    ...(statements?.problems ?? []),
    ...figures.flatMap(({ verdict }) => verdict.problems),
    ...figures.flatMap(({ deaths }) => (deaths > 0 ? ['the server ended'] : [])),
  ]
}
