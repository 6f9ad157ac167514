// A signal that 10,000 clients take: how long from its opening until all of them have their trades,
// by the real rounds, lanes and ledger; and how much slower orders placed by hand are meanwhile.

import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { later, type Millis, millis, minute } from '#kernel/time.ts'
import { newServing, serveSignals } from '#server/automation/ats/serve-signals.ts'
import { rules } from '#server/automation/rules/rules.ts'
import { beginRecords } from '#server/automation/signals/begin-records.ts'
import { listRecords } from '#server/automation/signals/records.store.ts'
import { leadMs } from '#server/automation/signals/signal.ts'
import { insertSignals } from '#server/automation/signals/signals.store.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { ruleVersion } from '#server/trading/trades/trade.ts'
import { acceptingBy } from '#server/trading/trading.ts'
import { median } from '../percentile.ts'
import { acceptWhile, type Desk, openDesk } from './trading.ts'
import { benchMarket, instrument, newId, type World } from './world.ts'

const takers = 10_000
const byHandPerSecond = 1_000
const rounds = 5

type Figures = Readonly<Record<'fanout_s' | 'accept_p99_ratio' | 'accept_p99_ms', number>>

/** Medians of five rounds; each has its own signal, and as long without one before it. */
export async function benchAts(world: World, say: (text: string) => void): Promise<Figures> {
  await upsertInstruments(world.db, [instrument])
  await optIn(world, world.clients.slice(0, takers))
  const desk = openDesk(world)
  const deps = depsOf(world, desk)
  const hands = { clients: world.clients.slice(takers), perSecond: byHandPerSecond }
  const all: Figures[] = []
  try {
    await beginRecords({ db: world.db, clock: { now: desk.now } }, rules)
    // The lanes meet their clients: a server that has run for a minute knows them.
    await acceptWhile(desk, hands, sleep(2_000))
    for (let round = 0; round < rounds; round += 1) {
      const opensAt = await publish(world, desk, round)
      const alone = await acceptWhile(desk, hands, sleep(opensAt - desk.now()))
      const began = performance.now()
      const serving = serveSignals(deps, newServing())
      const beside = await acceptWhile(desk, hands, serving)
      if ((await serving) !== 1) throw new Error('the signal was not served')
      const figures = {
        fanout_s: (performance.now() - began) / 1000,
        accept_p99_ratio: beside.p99Ms / alone.p99Ms,
        accept_p99_ms: beside.p99Ms,
      }
      await assertPlaced(world, round + 1)
      say(`fan-out ${figures.fanout_s.toFixed(2)} s, by hand alone ${alone.p99Ms.toFixed(1)} ms, `)
      say(`beside it ${beside.p99Ms.toFixed(1)} ms; ${await partsOf(world)}`)
      all.push(figures)
    }
  } finally {
    await desk.close()
  }
  return {
    fanout_s: median(all.map((one) => one.fanout_s)),
    accept_p99_ratio: median(all.map((one) => one.accept_p99_ratio)),
    accept_p99_ms: median(all.map((one) => one.accept_p99_ms)),
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)))
}

function depsOf({ db }: World, { lanes, now }: Desk) {
  const market = benchMarket(now())
  return {
    db,
    clock: { now },
    random: systemRandom,
    install: { mode: 'sandbox' as const, publicUrl: () => 'http://localhost:3000' },
    settings: () => defaultSettings,
    market: () => market,
    open: acceptingBy(lanes),
    log: (message: string) => console.error(message),
  }
}

/** On the demo, with the largest plan: so that each round finds all of them. */
async function optIn({ db }: World, clients: readonly ClientId[]): Promise<void> {
  const ids = `{${clients.join(',')}}`
  await db.rows(`update clients set plan = 'Diamond-50730' where id = any($1::bigint[])`, [ids])
  await db.rows(
    `insert into ats_settings (client_id, rules, instruments, stake, trades_most, stake_most,
       loss_most, losses_in_row, cool_down_minutes, pair_losses, drawdown_most, tells,
       fingerprint, made_at)
     select id, '{momentum,coin}', array[$2::smallint], $3, 14, $4, $4, 50, 1, 50, $4, 'ends',
            repeat('a', 64), now()
       from unnest($1::bigint[]) id`,
    [ids, instrument.id, dollars(10), dollars(100_000)],
  )
  await db.rows(
    `insert into ats_switches (client_id, settings_id, runs, reason, expected_loss, at)
     select client_id, id, 'demo', 'by_client', 0, now() from ats_settings`,
  )
  await db.rows(
    `insert into ats_clients (client_id, settings_id, runs, switch_id)
     select client_id, settings_id, 'demo', id from ats_switches`,
  )
  await db.rows('vacuum analyze')
}

async function publish({ db }: World, desk: Desk, round: number): Promise<Millis> {
  const [record] = await listRecords(db)
  if (!record) throw new Error('there are no records')
  const now = desk.now()
  const opensAt = later(now, leadMs)
  await insertSignals(db, [
    {
      id: newId(now),
      recordId: record.id,
      instrument,
      direction: round % 2 === 0 ? 'rise' : 'fall',
      horizonSeconds: 60,
      strikeRate: '75/3',
      profitRateBp: 7_500,
      marginBp: 400,
      winProbability: 0.55,
      volatility: 0.0001,
      quantile: 0.1,
      strikeFactor: 1_000_000_000_000n,
      ruleVersion,
      spot: 6_000_000 as never,
      publishedAt: now,
      opensAt,
      closesAt: millis(opensAt + minute),
    },
  ])
  return opensAt
}

/** Of the newest round: until its followers were read, the first answers noted, and the last. */
async function partsOf({ db }: World): Promise<string> {
  const rows = await db.rows<{ read: number; first: number; last: number }>(
    `select extract(epoch from min(o.decided_at) - min(g.opens_at))::float8 as read,
            extract(epoch from min(o.answered_at) - min(g.opens_at))::float8 as first,
            extract(epoch from max(o.answered_at) - min(g.opens_at))::float8 as last
       from ats_orders o join signals g on g.id = o.signal_id
      where o.signal_id = (select id from signals order by opens_at desc limit 1)`,
  )
  const { read = 0, first = 0, last = 0 } = rows[0] ?? {}
  return `read ${read.toFixed(2)} s, first ${first.toFixed(2)} s, last ${last.toFixed(2)} s`
}

async function assertPlaced({ db }: World, times: number): Promise<void> {
  const rows = await db.rows<{ placed: bigint; trades: bigint }>(
    `select (select count(*) from ats_orders where trade_id is not null) as placed,
            (select count(*) from trades where order_key like 'ats:%') as trades`,
  )
  const [row] = rows
  if (Number(row?.placed) !== takers * times || Number(row?.trades) !== takers * times) {
    throw new Error(`${row?.placed} were placed, ${row?.trades} are trades`)
  }
}
