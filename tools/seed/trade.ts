// Trades of a made-up past: bursts of orders at one instant, opened and settled by the product's
// own lanes, each at its time. Now and then a source falls silent, and a trade is void.

import { type Order, strikeRates } from '#contract/client/trades.ts'
import { type TradeId, uuidFrom } from '#kernel/ids.ts'
import { cents } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later, type Millis, second } from '#kernel/time.ts'
import { type Instrument, isOpenAt } from '#server/trading/instruments/instrument.ts'
import { noStops } from '#server/trading/stops/stop.ts'
import { openLanes } from '#server/trading/trades/open-lanes.ts'
import {
  earliestExpiry,
  enterWaiting,
  newPositions,
  slotMs,
  takeDue,
  takeUp,
} from '#server/trading/trades/positions.ts'
import { saveSettlementMark } from '#server/trading/trades/trades.store.ts'
import { type Dice, oneOf } from '../faults/dice.ts'
import type { Prices } from './prices.ts'
import type { Living, World } from './world.ts'

export type TradingDesk = {
  /** Places so many orders now; says how many were taken. */
  readonly burst: (count: number, wish?: Partial<Order>) => Promise<number>
  /** Notes up to when all is settled. */
  readonly close: () => Promise<void>
}

const durations = [60, 60, 60, 60, 180, 180, 300, 900, 1800, 3600] as const
/** One burst in so many meets a silence: no entry price, no exit price, or one that is too old. */
const silentOneIn = 12
const silences = ['entry', 'exit', 'old'] as const
type Silence = (typeof silences)[number]

export function openTradingDesk(world: World, prices: Prices): TradingDesk {
  const { db, clock, dice } = world
  const { market, instruments: all } = prices
  const desk = openDesk(world, prices)
  const { lanes, positions, silent } = desk
  return {
    burst: async (count, wish = {}) => {
      const open = all.filter((one) => isOpenAt(one, clock.now()))
      const silence = dice(silentOneIn) === 0 ? oneOf(dice, silences) : undefined
      // Who falls silent is alone in this burst, so that no other trade gets void with it.
      const instruments = silence ? [oneOf(dice, open)] : open
      prices.learnUpTo(clock.now())
      await prices.tick(instruments, clock.now())
      await clock.pass(200)
      const orders = Array.from({ length: silence ? Math.min(count, 3) : count }, () => ({
        clientId: trader(world).id,
        order: { ...anOrder(dice, oneOf(dice, instruments), silence), ...wish },
        orderKey: null,
      }))
      const answers = await Promise.all(orders.map((one) => lanes.open(one)))
      const taken = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.trade]))
      if (silence) for (const { id } of taken) silent.add(id)
      const entering = async (afterMs: number) => {
        await clock.pass(afterMs)
        for (const { instrument, tick } of await prices.tick(instruments, clock.now())) {
          enterWaiting(positions, instrument.id, tick)
        }
      }
      if (silence !== 'entry') await entering(300)
      if (silence === 'old') await entering(second)
      market.storedThrough = clock.now()
      return taken.length
    },
    close: async () => {
      await lanes.close()
      const through = earliestExpiry(positions) ?? clock.now()
      const before: Millis = through < clock.now() ? through : clock.now()
      await saveSettlementMark(db, later(before, -1))
    },
  }
}

/** Lanes, and the clock told to settle on its way what falls due. */
function openDesk({ db, clock, random, install }: World, prices: Prices) {
  const { market } = prices
  const positions = newPositions()
  /** Trades whose source says nothing at their end. */
  const silent = new Set<TradeId>()
  let waiting = 0
  let heard: (() => void) | undefined
  const lanes = openLanes({
    db,
    clock,
    market,
    positions,
    settings: install.settings,
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    stops: () => noStops,
    serves: () => true,
    newId: (now) => uuidFrom(now, random(10)),
    // One: two would share the work as it comes, and a world is the same for the same seed.
    lanes: 1,
    log: failed,
    onOpened: (all) => {
      for (const { trade } of all) {
        const quoted = market.byId.get(trade.instrument.id)
        if (quoted) takeUp(positions, trade, quoted.series)
      }
    },
    onSettled: (settled) => {
      waiting -= settled.length
      if (waiting === 0) heard?.()
    },
    onUnknown: () => failed('the database went away'),
  })
  const settleDue = async () => {
    const now = clock.now()
    market.storedThrough = now
    const due = takeDue(positions, now, () => now)
    if (due.length === 0) return
    waiting = due.length
    const all = new Promise<void>((done) => {
      heard = done
    })
    lanes.settle(due)
    await all
    for (const { trade } of due) silent.delete(trade.id)
  }
  clock.onTheWay({
    next: () => {
      const earliest = earliestExpiry(positions)
      return earliest && later(earliest, dueAfterMs)
    },
    act: async () => {
      const at = later(clock.now(), -dueAfterMs)
      const ends = [...positions.byId.values()].filter(({ trade }) => trade.expiresAt <= at)
      const heardOf = ends.filter(({ trade }) => !silent.has(trade.id))
      const ids = new Set(heardOf.map(({ trade }) => trade.instrument.id))
      const told = prices.instruments.filter(({ id }) => ids.has(id))
      if (told.length > 0) await prices.tick(told, at)
      await settleDue()
    },
  })
  return { lanes, positions, silent }
}

function failed(message: string): never {
  throw new Error(message)
}

/**
 * Everything happens at whole tenths of a second: a price at the very end of a trade, and its
 * settlement once the tenth is over, so that no price comes after what it would have decided.
 */
const dueAfterMs = slotMs

/** Who trades much is drawn more often. */
function trader({ clients, dice }: World): Living {
  for (let tries = 0; tries < 30; tries += 1) {
    const one = oneOf(dice, clients)
    if (dice(20) < one.zeal) return one
  }
  return oneOf(dice, clients)
}

function anOrder(dice: Dice, { symbol, category }: Instrument, silence?: Silence): Order {
  const isBig = dice(40) === 0
  const stake = isBig
    ? 50_000 + dice(100_000)
    : 100 + dice(60) * 50 + (dice(5) === 0 ? dice(100) : 0)
  return {
    book: dice(3) === 0 ? 'demo' : 'real',
    symbol,
    category,
    direction: dice(2) === 0 ? 'rise' : 'fall',
    stake: cents(BigInt(stake)),
    durationSeconds: silence ? 60 : oneOf(dice, durations),
    strikeRate: oneOf(dice, strikeRates).id,
  }
}
