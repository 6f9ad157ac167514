// `npm run bench`: how fast the product is, as ratios within one run, medians of five rounds. `--
// --json` prints one JSON object; `-- --only accept,settle` runs a part; `-- --idle-seconds 60`.
// Only when it is asked for: `-- chat`, `-- office` (or `-- --only office`), `-- screen`, `--
// --only migrate --migrate-trades 1000000`, `-- --only log --log-entries 10000000`, `-- --only
// steps`, `-- --only http-steps` and `-- --only cells`; of several processes, where HAProxy and
// NATS are: `-- --only web,cluster,fanout20k`.

import { parseArgs } from 'node:util'
import { median } from '../percentile.ts'
import { benchAts } from './ats.ts'
import { benchCells } from './cells.ts'
import { benchChat } from './chat.ts'
import { type Cost, costOf } from './cost.ts'
import { benchDeposits } from './deposits.ts'
import { benchFanout } from './fanout.ts'
import { benchFanout20k } from './fanout20k.ts'
import { acceptOverHttp, noopOverHttp, startHttpServer } from './http.ts'
import { benchHttpSteps } from './http-steps.ts'
import { benchIdle } from './idle.ts'
import { benchLog } from './log.ts'
import { benchMigration } from './migrate.ts'
import { benchOffice } from './office.ts'
import { benchOwed } from './owed.ts'
import { benchScreen } from './screen.ts'
import { isClusterHere } from './several.ts'
import { benchSmall } from './small.ts'
import { benchStall } from './stall.ts'
import { benchStatement } from './statement.ts'
import { benchSteps } from './steps.ts'
import { accept, acceptWhile, type Desk, openDesk, openDue, settle } from './trading.ts'
import { benchCluster, benchWeb } from './web.ts'
import { buildWorld, findPgbench, hotClientCount, initPgbench, pgb8, type World } from './world.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    only: {
      type: 'string',
      default: 'accept,http,settle,mixed,ats,small,stall,statement,deposits,fanout,idle',
    },
    'idle-seconds': { type: 'string', default: '600' },
    'migrate-trades': { type: 'string', default: '1000000' },
    'owed-clients': { type: 'string', default: '1000000' },
    'log-entries': { type: 'string', default: '1000000' },
    'screen-minutes': { type: 'string', default: '0' },
    'office-scale': { type: 'string', default: '1' },
    'office-plans': { type: 'string' },
  },
})
const parts = positionals.length > 0 ? positionals : options.only.split(',')
const rounds = 5
const roundSeconds = 3
const dueTrades = 100_000

type Figures = Record<string, number | null>
const figures: Figures = {}
const say = (text: string) => console.error(text)

/** Measures once in each round; the figures are the medians of the rounds. */
async function inRounds(round: () => Promise<Figures>): Promise<void> {
  const all: Figures[] = []
  for (let i = 0; i < rounds; i += 1) {
    const measured = await round()
    all.push(measured)
    say(
      Object.entries(measured)
        .map(([name, value]) => `${name} ${shown(value)}`)
        .join('  '),
    )
  }
  for (const name of Object.keys(all[0] ?? {})) {
    const measured = all.flatMap((one) => one[name] ?? [])
    figures[name] = measured.length === 0 ? null : median(measured)
  }
}

async function trading(world: World, baseline: () => Promise<number | null>): Promise<void> {
  const desk = openDesk(world)
  try {
    if (parts.includes('accept')) await inRounds(() => accepting(world, baseline))
    // Those of the first part were others, for whom the accounts have moved.
    await accept(desk, { clients: world.clients, seconds: 'in turn' })
    if (parts.includes('settle')) await inRounds(() => settling(world, desk, baseline))
    if (parts.includes('mixed')) await inRounds(() => mixed(world, desk))
  } finally {
    await desk.close()
  }
}

/** On a desk of its own, which knows nobody at first. */
async function accepting(world: World, baseline: () => Promise<number | null>): Promise<Figures> {
  const { clients } = world
  const seconds = roundSeconds
  const base = await baseline()
  const desk = openDesk(world)
  const cold = await accept(desk, { clients, seconds: 'in turn' })
  const { done: many, cost } = await costOf(
    world,
    () => accept(desk, { clients, seconds }),
    ({ count }) => count,
  )
  const few = await accept(desk, { clients: clients.slice(0, hotClientCount), seconds })
  const some = await accept(desk, { clients, seconds, refusedOneIn: 20 })
  await desk.close()
  return {
    'accept.per_s': many.perSecond,
    'accept.ratio_pgb8': ratio(many.perSecond, base),
    'accept.p99_ms': many.p99Ms,
    'accept.hot_ratio': few.perSecond / many.perSecond,
    // Of what could have been accepted: one in twenty was not to be.
    'accept.refused_ratio': some.perSecond / (many.perSecond * 0.95),
    'accept.cold_ratio': cold.perSecond / many.perSecond,
    ...costs('accept', cost),
  }
}

async function settling(
  world: World,
  desk: Desk,
  baseline: () => Promise<number | null>,
): Promise<Figures> {
  const base = await baseline()
  const due = await openDue(desk, world.clients, dueTrades)
  desk.longest()
  const { done: seconds, cost } = await costOf(
    world,
    () => settle(desk, due),
    () => due.length,
  )
  const perSecond = due.length / seconds
  return {
    'settle.per_s': perSecond,
    'settle.ratio_pgb8': ratio(perSecond, base),
    'settle.longest_ms': desk.longest(),
    ...costs('settle', cost),
  }
}

function costs(name: string, { nodeUs, postgresUs, walBytes, diskBytes }: Cost): Figures {
  return {
    [`${name}.cpu_us_node`]: nodeUs,
    [`${name}.cpu_us_postgres`]: postgresUs,
    [`${name}.wal_bytes`]: walBytes,
    [`${name}.disk_bytes`]: diskBytes,
  }
}

async function mixed(world: World, desk: Desk): Promise<Figures> {
  const deadlocks = async () => {
    const rows = await world.db.rows<{ deadlocks: bigint }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.deadlocks ?? 0n)
  }
  const due = await openDue(desk, world.clients, dueTrades)
  const before = await deadlocks()
  const settling = settle(desk, due)
  const accepted = await acceptWhile(desk, { clients: world.clients, perSecond: 5_000 }, settling)
  return {
    'mixed.accept_p99_ms': accepted.p99Ms,
    'mixed.settle_s': await settling,
    'mixed.deadlocks': (await deadlocks()) - before,
  }
}

async function httpSteps(world: World): Promise<Figures> {
  const server = await startHttpServer(world)
  try {
    return await benchHttpSteps(server)
  } finally {
    await server.stop()
  }
}

async function http(world: World, baseline: () => Promise<number | null>): Promise<void> {
  const server = await startHttpServer(world)
  try {
    await acceptOverHttp(server, roundSeconds)
    await inRounds(async () => {
      const base = await baseline()
      const noop = await noopOverHttp(server, roundSeconds)
      const accepted = await acceptOverHttp(server, roundSeconds)
      return {
        'http.per_s': accepted.perSecond,
        'http.ratio_pgb8': ratio(accepted.perSecond, base),
        'http.ratio_noop': accepted.perSecond / noop.perSecond,
        'http.cpu_us_node': accepted.cpuUs,
        'http.noop_cpu_us_node': noop.cpuUs,
      }
    })
  } finally {
    await server.stop()
  }
}

async function severalProcesses(): Promise<void> {
  if (!['web', 'cluster', 'fanout20k'].some((part) => parts.includes(part))) return
  if (!isClusterHere()) {
    say('HAProxy or NATS is not on this machine: several processes are left out.')
    return
  }
  const world = await buildWorld()
  try {
    if (parts.includes('web')) note('web', await benchWeb(world, say))
    if (parts.includes('cluster')) note('cluster', await benchCluster(world, say))
    if (parts.includes('fanout20k')) note('fanout20k', await benchFanout20k(world, say))
  } finally {
    await world.close()
  }
}

function note(part: string, measured: Figures): void {
  for (const [name, value] of Object.entries(measured)) figures[`${part}.${name}`] = value
}

function ratio(value: number, base: number | null): number | null {
  return base === null ? null : value / base
}

function shown(value: number | null): string {
  if (value === null) return '-'
  return value >= 1_000 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1)
}

if (
  [
    'accept',
    'settle',
    'mixed',
    'ats',
    'http',
    'small',
    'stall',
    'steps',
    'http-steps',
    'log',
    'owed',
    'chat',
  ].some((part) => parts.includes(part))
) {
  const pgbench = await findPgbench()
  if (!pgbench) say('There is no pgbench on this machine: ratios to it are left out.')
  const world = await buildWorld()
  try {
    if (pgbench) await initPgbench(pgbench, world.connection)
    const baseline = async () => (pgbench ? pgb8(pgbench, world.connection, roundSeconds) : null)
    if (parts.some((part) => !['ats', 'log', 'owed', 'chat'].includes(part))) {
      await trading(world, baseline)
    }
    if (parts.includes('ats')) note('ats', await benchAts(world, say))
    if (parts.includes('chat')) note('chat', await benchChat(world))
    if (parts.includes('owed')) {
      note('owed', await benchOwed(world, Number(options['owed-clients']), say))
    }
    if (parts.includes('log')) {
      note('log', await benchLog(world, Number(options['log-entries']), say))
    }
    if (parts.includes('http')) await http(world, baseline)
    if (parts.includes('http-steps')) note('steps', await httpSteps(world))
    if (parts.includes('small')) note('small', await benchSmall(world))
    if (parts.includes('stall')) note('stall', await benchStall(world))
    if (parts.includes('steps')) note('steps', await benchSteps(world))
  } finally {
    await world.close()
  }
}
await severalProcesses()
if (parts.includes('cells')) note('cells', await benchCells(say))
if (parts.includes('statement')) note('statement', await benchStatement())
if (parts.includes('deposits')) note('deposits', await benchDeposits())
if (parts.includes('fanout')) note('fanout', await benchFanout())
if (parts.includes('idle')) note('idle', await benchIdle(Number(options['idle-seconds'])))
if (parts.includes('office')) {
  const wish = { scale: Number(options['office-scale']), plans: options['office-plans'] }
  note('office', await benchOffice(wish, say))
}
if (parts.includes('screen'))
  note('screen', await benchScreen(say, Number(options['screen-minutes'])))
if (parts.includes('migrate')) {
  note('migrate', await benchMigration(Number(options['migrate-trades'])))
}
if (options.json) console.log(JSON.stringify(figures, null, 2))
else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(34), shown(value))
