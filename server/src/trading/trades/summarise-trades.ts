// What came of a client's trades, summed up as they see it: how often they won against the chance
// that was priced, what it brought and what the margin cost, by pair and by duration.

import type { TradeSummary } from '#contract/client/trade-summary.ts'
import { type Usd, usdToNumber } from '#kernel/money.ts'
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
      curve: curve.map(({ at, net, cost }) => ({
        at: iso(at),
        net: usdToNumber(net as Usd),
        cost: dollarsOf(cost),
      })),
    }
  })
}

const dollarsOf = (cents: number) => Math.round(cents) / 100

function partOf(sums: readonly Sum[]) {
  const count = (status: Sum['status']) =>
    sums.reduce((all, one) => all + (one.status === status ? one.trades : 0), 0)
  const net = sums.reduce((all, one) => all + one.net, 0n)
  return {
    trades: sums.reduce((all, one) => all + one.trades, 0),
    won: count('won'),
    lost: count('lost'),
    tied: count('tied'),
    void: count('voided'),
    net: usdToNumber(net as Usd),
  }
}

export function summaryOf(sums: readonly Sum[]) {
  const all = partOf(sums)
  const decided = sums.filter(({ status }) => status === 'won' || status === 'lost')
  const count = all.won + all.lost
  const rate = count === 0 ? null : all.won / count
  const counted = sums.filter(({ status }) => status !== 'voided')
  return {
    ...all,
    staked: usdToNumber(sums.reduce((sum, one) => sum + one.staked, 0n) as Usd),
    margin_cost: dollarsOf(counted.reduce((sum, one) => sum + one.cost, 0)),
    win_rate: rate,
    interval: rate === null ? null : wilson(rate, count),
    priced: count === 0 ? null : decided.reduce((sum, one) => sum + one.chance, 0) / count,
    by_symbol: groupsOf(sums, ({ symbol }) => symbol)
      .map(([symbol, own]) => ({ symbol, ...bare(own) }))
      .sort((a, b) => b.trades - a.trades || (a.symbol < b.symbol ? -1 : 1)),
    by_duration: groupsOf(sums, ({ duration }) => duration)
      .map(([duration, own]) => ({ duration, ...bare(own) }))
      .sort((a, b) => a.duration - b.duration),
  }
}

function bare(sums: readonly Sum[]) {
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
