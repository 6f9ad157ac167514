// I16: every settled trade is decided again, by the rules, from the prices that are stored, and
// must have ended that way. What a trade says of its ticks is not believed.

import { present } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { joined, partsOf } from '#server/trading/market/find-ends.ts'
import { type Want, wantsOf } from '#server/trading/market/gap.ts'
import { loadGapsOf } from '#server/trading/market/gaps.store.ts'
import { loadHaltsOf } from '#server/trading/market/halts.store.ts'
import { loadEnds, partitionOf } from '#server/trading/market/market.store.ts'
import { pricedSeconds, strikeFactor, winProbability } from '#server/trading/market/pricing.ts'
import type { Tick } from '#server/trading/market/tick.ts'
import {
  type End,
  type StoredPrice,
  selectTrades,
  storedTrade,
  type TradeRow,
} from '#server/trading/trades/past-trades.store.ts'
import {
  decideSettlement,
  type Ends,
  instantsBefore,
  type Settlement,
} from '#server/trading/trades/settlement.ts'
import { entersAfter, type OpenTrade } from '#server/trading/trades/trade.ts'

export type Recomputed = {
  readonly found: number
  readonly first: readonly string[]
  /** Trades decided again from stored ticks. */
  readonly fromTicks: number
  /** Void trades whose last tick was thinned out: decided from the prices they keep themselves. */
  readonly fromOwnPrices: number
  /** Trades from another cell, of whose time there are no ticks here: looked at by their terms. */
  readonly fromTerms: number
}

type Ended = { readonly trade: OpenTrade; readonly end: End }

const batchSize = 1_000
const firstId = '00000000-0000-0000-0000-000000000000'
/** Two machines' exponentials may differ in the last place; a forged factor differs by more. */
export const factorTolerance = 2n
export const probabilityTolerance = 1e-12

/** Looks at all settled trades, a batch at a time; puts the first `show` breaches into words. */
export async function recomputeTrades(tx: Tx, show: number): Promise<Recomputed> {
  const thinned = await loadThinnedDays(tx)
  const first: string[] = []
  const cameAt = await loadArrivals(tx)
  let [found, fromTicks, fromOwnPrices, fromTerms] = [0, 0, 0, 0]
  for await (const batch of settledTrades(tx)) {
    const stretches = batch.map(stretchOf)
    const parts = await loadEnds(tx, stretches.flatMap(partsOf))
    const answers = joined(stretches, await loadEnds(tx, stretches), parts)
    const gaps = await loadGapsOfVoid(tx, batch)
    for (const [index, ended] of batch.entries()) {
      const there = present(answers[index], 'an answer for each trade')
      const came = isBefore(ended, cameAt)
      const answer = came ? numberedAs(ended.end, there) : there
      const isBlank = came && answer.entry === null && answer.exit === null
      const problem = isBlank
        ? termsProblem(ended.trade)
        : problemOf(ended, answer, gaps.get(ended) ?? [])
      if (problem === undefined && isBlank) fromTerms += 1
      else if (problem === undefined) fromTicks += 1
      else if (isExplained({ ...ended, ...answer }, thinned, gaps.get(ended) ?? []))
        fromOwnPrices += 1
      else {
        found += 1
        if (first.length < show) first.push(`trade ${ended.trade.id}: ${problem}`)
      }
    }
  }
  return { found, first, fromTicks, fromOwnPrices, fromTerms }
}

async function* settledTrades(tx: Tx): AsyncGenerator<Ended[]> {
  for (let after = firstId; ; ) {
    const rows = await tx.rows<TradeRow>(
      `${selectTrades} where t.status <> 'open' and t.id > $1 order by t.id limit ${batchSize}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.map(storedTrade).flatMap(({ trade, end }) => (end ? [{ trade, end }] : []))
  }
}

function stretchOf({ trade }: Ended) {
  const { instrument, expiresAt: upTo } = trade
  const before = instantsBefore(trade)
  return { instrumentId: instrument.id, after: entersAfter(trade), upTo, before }
}

/** What is wrong with a trade's terms, or with its end as the ticks decide it. */
function problemOf({ trade, end }: Ended, ends: Ends, gaps: readonly Want[]): string | undefined {
  return termsProblem(trade) ?? endProblem(end, decideSettlement(trade, ends, gaps))
}

/** Only what is void rests on gaps and halts, and of old ones no cause was kept. */
async function loadGapsOfVoid(tx: Tx, batch: readonly Ended[]) {
  const gaps = new Map<Ended, readonly Want[]>()
  for (const ended of batch) {
    if (ended.end.voidCause === null) continue
    const question = { ...stretchOf(ended), decidedAt: ended.end.settledAt }
    const halts = await loadHaltsOf(tx, question)
    gaps.set(ended, wantsOf(await loadGapsOf(tx, question), halts))
  }
  return gaps
}

function termsProblem(trade: OpenTrade): string | undefined {
  const { acceptedAt, expiresAt, durationSeconds, payoutRateBp, marginBp } = trade
  if (expiresAt !== acceptedAt + durationSeconds * 1000) {
    return `it runs from ${iso(acceptedAt)} to ${iso(expiresAt)}, not ${durationSeconds} s`
  }
  const off = Math.abs(winProbability(payoutRateBp, marginBp) - trade.winProbability)
  if (off > probabilityTolerance) return `a win was not as likely as ${trade.winProbability}`
  const seconds = pricedSeconds(durationSeconds, trade)
  const factor = strikeFactor({ ...trade, seconds })
  const difference = factor - trade.strikeFactor
  const isClose = difference <= factorTolerance && -difference <= factorTolerance
  return isClose
    ? undefined
    : `its strike factor is ${trade.strikeFactor}, its terms make ${factor}`
}

const facts = [
  ...['status', 'reason', 'cause', 'entry tick', 'strike', 'exit tick', 'exit average', 'payout'],
] as const

function endProblem(end: End, due: Settlement): string | undefined {
  const was = [
    end.status,
    end.voidReason,
    end.voidCause ?? due.voidCause,
    price(end.entry),
    end.strike,
    price(end.exit),
    end.exitAverage,
    end.payout,
  ]
  const is = [
    due.status,
    due.voidReason,
    due.voidCause,
    price(due.entry),
    due.strike,
    price(due.exit),
    due.exitAverage,
    due.payout,
  ]
  const index = was.findIndex((value, at) => value !== is[at])
  if (index < 0) return undefined
  const fact = facts[index]
  return `its ${fact} is ${was[index]}, the ticks make it ${is[index]}`
}

function price(of: StoredPrice | Tick | null): string | null {
  return of && `${of.price} at ${iso(of.at)} (${of.seq})`
}

/**
 * Thinning keeps what decided a trade, but not the last price before a silence of more than a
 * minute. A trade that was void for such a silence still has to follow from the prices it keeps.
 */
function isExplained(
  { trade, end, before }: Ended & Required<Pick<Ends, 'before'>>,
  thinned: ReadonlySet<string>,
  gaps: readonly Want[],
): boolean {
  if (end.voidReason !== 'exit_tick_too_old' || !end.exit || !thinned.has(partitionOf(end.exit.at)))
    return false
  const own = (of: StoredPrice | null): Tick | null => of && { ...of, sourceId: 0 }
  // The seconds before are within a minute of the expiry: their ticks are kept.
  const ends = { entry: own(end.entry), exit: own(end.exit), before }
  return problemOf({ trade, end }, ends, gaps) === undefined
}

/** From when on a client is here who was in another cell. */
async function loadArrivals(tx: Tx): Promise<ReadonlyMap<bigint, Millis>> {
  const rows = await tx.rows<{ client_id: bigint; came_at: Millis }>(
    'select client_id, came_at from arrivals',
  )
  return new Map(rows.map((row) => [row.client_id, row.came_at]))
}

function isBefore({ trade, end }: Ended, cameAt: ReadonlyMap<bigint, Millis>): boolean {
  return end.settledAt <= (cameAt.get(trade.clientId) ?? -1)
}

/** Each cell numbers its ticks by itself: those of the same time and price are the same. */
function numberedAs<E extends Ends>(end: End, ends: E): E {
  const like = (tick: Tick | null, kept: StoredPrice | null) =>
    tick && kept && tick.at === kept.at && tick.price === kept.price
      ? { ...tick, seq: kept.seq }
      : tick
  return { ...ends, entry: like(ends.entry, end.entry), exit: like(ends.exit, end.exit) }
}

/** The partitions of ticks that old prices have left. */
export async function loadThinnedDays(tx: Tx): Promise<Set<string>> {
  const rows = await tx.rows<{ partition: string }>(`select partition from thinned_ticks`)
  return new Set(rows.map((row) => row.partition))
}
