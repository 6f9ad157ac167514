// `npm run faults`: kills the trading server and PostgreSQL in every way we know, or with `--money`
// the server while money comes and goes, and says whether anything acknowledged was lost, done
// twice or left wrong. Ends with 1 when it was.

import { parseArgs } from 'node:util'
import { minute } from '#kernel/time.ts'
import { startSteps } from '#server/platform/start-steps.ts'
import { choose } from '../choose.ts'
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
import { defectNames, type PartName, partNames, type Report, runFaults, sizes } from './plan.ts'
import { rowLines, triedLine } from './rows/row-lines.ts'
import { faultsOfRows, rowNames, runRows } from './rows/rows.ts'
import { openSandbox } from './sandbox.ts'

const statementParts = ['defects', 'ways'] as const

const usage = `npm run faults -- [--server COUNT] [--postgres COUNT] [--both COUNT]
                      [--seed NUMBER] [--json]
                      [--parts NAME,...] [--rows NAME,...] [--times COUNT] [--minutes COUNT]
                      [--money OPERATIONS] [--money-statements]
                      [--attacks] [--only NAME,...]
  --server    how often the server is killed under load (${sizes.full.serverKills})
  --postgres  how often PostgreSQL is (${sizes.full.postgresKills})
  --both      how often both are, in the same instant (${sizes.full.bothKills})
  --parts     of all this, only those of these names: ${partNames.join(', ')};
              of --money-statements: ${statementParts.join(', ')}
  --rows      instead, what else can go wrong, on the released program: ${rowNames.join(', ')}
  --times     how often each of those
  --minutes   how long a soak lasts (120)
  --money     instead, so many deposits, withdrawals and trades while the server is killed, the
              card provider and the chains fail, and chains take blocks back
  --money-statements
              instead, the server killed at each statement of each way in which money moves
  --attacks   instead, everything that is known to make a server stand still, against one with
              a small heap: the longest anyone else waited, and its memory
  --only      of the attacks, rows' faults or ways of money, those of these names, or whose names
              have one of these in them, with commas between
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
const operations = Number(values.money ?? 1)
const mayBeNone = [serverKills, postgresKills, bothKills, seed]
const nothingWrong = 'Nothing was lost, doubled or left wrong.'
const allAgree = 'Everybody agrees on all that came and left.'
const allNoticed = 'Each defect was noticed.'
const wrong: string[] = []

if (values.help) console.log(usage)
else if (!mayBeNone.every(isCount) || ![times, minutes, operations].every(isSome)) wrongly(usage)
else if (values.attacks) await runAttacks()
else if (values['money-statements']) await runStatementsOfMoney()
else if (values.rows !== undefined) await runTable()
else if (values.money === undefined) await killAll()
else await runMoney()

async function killAll(): Promise<void> {
  const kills: Readonly<Partial<Record<PartName, number>>> = {
    server: serverKills,
    postgres: postgresKills,
    both: bothKills,
  }
  const parts = named('parts', partNames).filter((name) => kills[name] !== 0)
  named('only', [])
  if (parts.length === 0 && wrong.length === 0) wrong.push('nothing is to be killed in these parts')
  if (isWrong()) return
  log(`seed ${seed}`)
  const size = { ...sizes.full, serverKills, postgresKills, bothKills }
  const report = await runFaults(size, { seed, log, parts }, (part) => {
    if (!values.json) console.log(linesOf(part).join('\n'))
  })
  const isHarness = parts.every((name) => name === 'defects')
  const good = isHarness ? allNoticed : nothingWrong
  if (values.json) console.log(JSON.stringify({ seed, ...report }))
  else console.log(problemsOf(report).join('\n') || good)
  process.exitCode = problemsOf(report).length === 0 ? 0 : 1
}

async function runTable(): Promise<void> {
  const names = named('rows', rowNames)
  const only = named('only', faultsOfRows(names))
  named('parts', [])
  if (isWrong()) return
  log(`seed ${seed}`)
  const tried = await runRows(names, {
    times,
    seed,
    only,
    soakMs: minutes * minute,
    log: (it) => log(triedLine(it)),
  })
  const problems = tried.flatMap((it) => it.problems)
  const outcome = problems.length > 0 ? problems : [nothingWrong]
  if (values.json) console.log(JSON.stringify({ seed, tried }))
  else console.log([...rowLines(tried), ...outcome].join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}

async function runAttacks(): Promise<void> {
  const names = named('only', attackNames)
  named('parts', [])
  if (!(await hasOwnAddress()))
    wrong.push(`This machine has no ${attackerAddress}, from which the attackers come.`)
  if (isWrong()) return
  const attackSize = { isWhole: true, ms: 10_000, asked: 0, answers: 1, trades: 1 }
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
  named('parts', [])
  named('only', [])
  if (isWrong()) return
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
      console.log(problems.join('\n') || allAgree)
    }
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await sandbox.close()
  }
}

async function runStatementsOfMoney(): Promise<void> {
  const flows = named('only', flowNames)
  const parts = named('parts', statementParts)
  if (isWrong()) return
  const sandbox = await openSandbox(['server'])
  try {
    log(`seed ${seed}`)
    const unnoticed: string[] = []
    for (const name of parts.includes('defects') ? trapNames : []) {
      const [first] = await springTrap(sandbox, name, { seed })
      if (first === undefined) unnoticed.push(name)
      log(`defect "${name}": ${first ? `noticed: ${first}` : 'NOT NOTICED'}`)
    }
    const told = (figures: FlowFigures) => log(flowLine(figures))
    const size = { ...statementSizes.full, flows: parts.includes('ways') ? flows : [] }
    const figures = await runMoneyStatements(sandbox, size, { seed, told })
    const problems = [...unnoticed, ...statementProblems(figures)]
    if (values.json) console.log(JSON.stringify({ seed, unnoticed, ...figures }))
    else {
      const missed = figures.flows.flatMap((it) => it.missed)
      const good = figures.flows.length > 0 ? allAgree : allNoticed
      console.log([sumLine(figures), ...missed.map((it) => `  not reached: ${it}`)].join('\n'))
      console.log(problems.join('\n') || good)
    }
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await sandbox.close()
  }
}

/** What was asked of an option; what nothing is called is wrong. */
function named<Name extends string>(
  option: 'parts' | 'rows' | 'only',
  all: readonly Name[],
): readonly Name[] {
  const choice = choose(option, values[option], all)
  wrong.push(...choice.wrong)
  return choice.chosen
}

/** Said before anything is tried: then nothing is. */
function isWrong(): boolean {
  if (wrong.length > 0) wrongly(wrong.join('\n'))
  return wrong.length > 0
}

function wrongly(said: string): void {
  console.error(said)
  process.exitCode = 2
}

function log(line: string): void {
  console.error(line)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function isSome(value: number): boolean {
  return isCount(value) && value > 0
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
