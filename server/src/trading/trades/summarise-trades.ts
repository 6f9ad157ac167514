// What came of a client's trades, summed up as they see it: how often they won against the chance
// that was priced, what it brought and what the margin cost, by pair and by duration.

import type { TradeSummary } from '#contract/client/trade-summary.ts'
import { plus, share, type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { wilson } from './calibration.ts'
import { loadCurve, loadStreaks, loadSums, type Sum, type Wanted } from './summary.store.ts'

const pointsMost = 200

export function summariseTrades(db: Db, wanted: Wanted): Promise<TradeSummary> {
  return db.transaction(async (tx) => {
    // All of one and the same instant, whatever settles meanwhile.
    await tx.rows('set transaction isolation level repeatable read, read only')
    const sums = await loadSums(tx, wanted)
    const curve = await loadCurve(tx, wanted, pointsMost)
    const streaks = await loadStreaks(tx, wanted)
    const longest = (status: 'won' | 'lost') =>
      streaks.find((one) => one.status === status)?.longest ?? 0
    return {
      ...summaryOf(sums),
      longest_won: longest('won'),
      longest_lost: longest('lost'),
      curve: curve.map(({ at, net, costBp }) => ({
        at: iso(at),
        net: usdToNumber(net),
        cost: costOf(costBp),
      })),
    }
  })
}

/** A basis point of what was added up in basis points, half to even to the cent. */
const costOf = (bp: Usd) => usdToNumber(share(bp, 1))

function totalOf(sums: readonly Sum[], of: (sum: Sum) => Usd): Usd {
  return sums.reduce((all, one) => plus(all, of(one)), zeroUsd)
}

function partOf(sums: readonly Sum[]) {
  const count = (status: Sum['status']) =>
    sums.reduce((all, one) => all + (one.status === status ? one.trades : 0), 0)
  return {
    trades: sums.reduce((all, one) => all + one.trades, 0),
    won: count('won'),
    lost: count('lost'),
    tied: count('tied'),
    void: count('voided'),
    net: usdToNumber(totalOf(sums, ({ net }) => net)),
  }
}

export function summaryOf(sums: readonly Sum[]) {
  const all = partOf(sums)
  const decided = sums.filter(({ status }) => status === 'won' || status === 'lost')
  const count = all.won + all.lost
  const rate = count === 0 ? null : all.won / count
  return {
    ...all,
    staked: usdToNumber(totalOf(sums, ({ staked }) => staked)),
    margin_cost: costOf(totalOf(sums, ({ costBp }) => costBp)),
    win_rate: rate,
    interval: rate === null ? null : wilson(rate, count),
    priced: count === 0 ? null : decided.reduce((sum, one) => sum + one.chance, 0) / count,
    by_symbol: groupsOf(sums, ({ symbol }) => symbol)
      .map(([symbol, own]) => ({ symbol, ...partIn(own) }))
      .sort((a, b) => b.trades - a.trades || (a.symbol < b.symbol ? -1 : 1)),
    by_duration: groupsOf(sums, ({ duration }) => duration)
      .map(([duration, own]) => ({ duration, ...partIn(own) }))
      .sort((a, b) => a.duration - b.duration),
  }
}

function partIn(sums: readonly Sum[]) {
  const { trades, won, lost, net } = partOf(sums)
  return { trades, won, lost, net }
}

function groupsOf<Key>(sums: readonly Sum[], keyOf: (sum: Sum) => Key): [Key, Sum[]][] {
  const groups = new Map<Key, Sum[]>()
  for (const sum of sums) {
    const key = keyOf(sum)
    groups.set(key, [...(groups.get(key) ?? []), sum])
  }
  return [...groups]
}
