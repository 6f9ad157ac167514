// The thread that trades, as an install starts it, on a clock that runs faster.

import { vi } from 'vitest'
import * as z from 'zod/mini'
import { TradeView } from '#contract/client/trades.ts'
import type { TradeId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { readConfig } from '#server/config.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { type ThreadOptions, tradeInThread } from '#server/trading/trade-in-thread.ts'
import type { OrderRequest } from '#server/trading/trades/open-trades.ts'
import type { OpenTrade } from '#server/trading/trades/trade.ts'
import type { Accepted } from '#server/trading/trades/trade-view.ts'
import { type Audience, type Trading, tellBoth } from '#server/trading/trading.ts'
import type { TestDatabase } from './database.ts'
import { type FastTime, fastClock } from './fast-time.ts'
import { addFundedClient } from './funded-client.ts'
import { shortList } from './short-list.ts'

/** A trade of a minute takes ten seconds. */
export const speed = 6
const entry = new URL('./fast-trading.ts', import.meta.url)

export type Heard = { readonly [What in keyof Audience]: Parameters<Audience[What]>[0][number][] }

export function newHeard(): Heard {
  return { ticks: [], accepted: [], entered: [], settled: [] }
}

export type World = {
  readonly database: TestDatabase
  readonly time: FastTime
  readonly heard: Heard
  readonly logged: string[]
  settings: Settings
  readonly trading: Trading
}

export async function startThread(
  database: TestDatabase,
  feed: string,
  also?: Audience,
  process?: string,
): Promise<World> {
  const time = { since: Date.now(), speed }
  const heard = newHeard()
  const world = { database, time, heard, logged: [] as string[], settings: defaultSettings }
  const { projectRoot, remove } = await shortList()
  const config = readConfig({ FEED: feed, DATA_DIR: '.data' }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const thread: ThreadOptions = { database: database.connection, entry, time, process }
  const trading = await tradeInThread(thread)({
    config,
    projectRoot,
    db: database.db,
    clock: fastClock(time),
    storeEveryMs: 100 / speed,
    settings: () => world.settings,
    staffWithSecondFactor: () => 0,
    publicUrl: () => 'http://localhost',
    log: (message) => world.logged.push(message),
    audience: heardBy(heard, also),
  }).finally(remove)
  return Object.assign(world, { trading })
}

export function heardBy(heard: Heard, also?: Audience): Audience {
  const audience: Audience = {
    ticks: (ticks) => heard.ticks.push(...ticks),
    accepted: (accepted) => heard.accepted.push(...accepted),
    entered: (positions) => heard.entered.push(...positions),
    settled: (settled) => heard.settled.push(...settled),
  }
  return also ? tellBoth(audience, also) : audience
}

export async function funded({ database, time }: World) {
  const at = fastClock(time).now()
  return addFundedClient(database.db, { at, demo: dollars(9_000), real: dollars(1) })
}

/** What is told of this trade, so far. */
export function heardOf({ heard }: Pick<World, 'heard'>, id: TradeId) {
  const own = <T extends { readonly trade: OpenTrade }>(all: readonly T[]) =>
    all.filter(({ trade }) => trade.id === id)
  return {
    accepted: () => heard.accepted.filter((it) => idOf(it) === id),
    entered: () => own(heard.entered),
    settled: () => own(heard.settled),
  }
}

/** A trade, as soon as there is a fresh price. */
export async function place(
  world: Pick<World, 'trading'>,
  order: OrderRequest,
): Promise<{ readonly id: TradeId; readonly isNew: boolean }> {
  const answer = await vi.waitFor(
    async () => {
      const accepted = await world.trading.open(order)
      if (isRefusal(accepted)) throw new Error(accepted.refused)
      return { id: idOf(accepted), isNew: accepted.isNew }
    },
    { timeout: 120_000, interval: 50 },
  )
  return answer
}

/**
 * A trade that had its entry, as who leads tells of it. On a busy machine there is no
 * price now and then for as long as a trade waits for one: that one is void, and another is placed.
 */
export async function placeEntered(
  lead: World,
  { order, orderKey, clientId }: OrderRequest & { readonly orderKey: string },
  at: Pick<World, 'trading'> = lead,
): Promise<{ readonly id: TradeId; readonly request: OrderRequest }> {
  for (let nr = 1; ; nr += 1) {
    const request = { order, orderKey: `${orderKey}-${nr}`, clientId }
    const { id } = await place(at, request)
    const { entered, settled } = heardOf(lead, id)
    await vi.waitUntil(() => entered().length + settled().length > 0, { timeout: 120_000 })
    if (entered().length > 0) return { id, request }
  }
}

export function idOf({ trade }: Accepted): TradeId {
  return z.parse(TradeView, JSON.parse(trade)).trade_id as TradeId
}
