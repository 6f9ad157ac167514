// The web thread stands still for 20 seconds in which a thousand trades expire: how late they are
// settled by the thread that trades.

import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { TradeView } from '#contract/client/trades.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type Millis, second } from '#kernel/time.ts'
import { readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { tradeInThread } from '#server/trading/trade-in-thread.ts'
import { anOrder } from './trading.ts'
import { projectRoot, type World } from './world.ts'

const trades = 1_000
const stallMs = 20 * second
/** Placed within this time, so that all of them expire within the stall. */
const placingMs = 15 * second
const durationSeconds = 60

export type StallFigures = {
  readonly settled: number
  readonly voided: number
  /** From expiry to the decision, the latest. */
  readonly latest_ms: number
}

export async function benchStall({ db, connection, clients }: World): Promise<StallFigures> {
  const config = readConfig({ DATA_DIR: '.data' }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const nobody = () => {}
  const log = (message: string) => console.error(message)
  const clock = await startClock(db, log)
  const trading = await tradeInThread({ database: connection })({
    config,
    projectRoot,
    db,
    clock,
    log,
    settings: () => defaultSettings,
    staffWithSecondFactor: () => 0,
    publicUrl: () => 'http://localhost',
    audience: { ticks: nobody, accepted: nobody, entered: nobody, settled: nobody },
  })
  try {
    const ids: string[] = []
    for (let nr = 0; nr < trades; nr += 1) {
      const order = anOrder(durationSeconds)
      const request = { clientId: clients[nr]!, order, orderKey: null }
      const opened = await trading.open(request)
      if (!isRefusal(opened)) ids.push(z.parse(TradeView, JSON.parse(opened.trade)).trade_id)
      await sleep(placingMs / trades / 2)
    }
    const [first] = await expiries(db, ids)
    await sleep(Math.max(0, first!.expires_at - clock.now() - 2 * second))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs)
    const known = await expiries(db, ids)
    const settled = known.filter((one) => one.settled_at !== null)
    return {
      settled: settled.length / ids.length,
      voided: settled.filter(({ status }) => status === 'voided').length,
      latest_ms: Math.max(...settled.map((one) => Number(one.settled_at) - one.expires_at)),
    }
  } finally {
    await trading.stop()
    clock.stop()
  }
}

type Known = {
  readonly expires_at: Millis
  readonly settled_at: Millis | null
  readonly status: string | null
}

function expiries(db: World['db'], ids: readonly string[]): Promise<Known[]> {
  return db.rows<Known>(
    `select expires_at, settled_at, status::text from trades left join outcomes on trade_id = id
     where id = any($1::uuid[]) order by expires_at`,
    [ids],
  )
}
