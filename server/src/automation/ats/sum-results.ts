// What a client's automated trades of one account brought, day by day, and what they cost.

import type { AtsResults } from '#contract/client/ats.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, plus, usdToNumber, zeroUsd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import { type DayResult, deepestFall, listDays } from './ats-log.store.ts'

export async function sumResults(tx: Tx, clientId: ClientId, book: Book): Promise<AtsResults> {
  const days = await listDays(tx, clientId, book)
  const fall = await deepestFall(tx, clientId, book)
  const count = (of: (day: DayResult) => number) => days.reduce((sum, day) => sum + of(day), 0)
  const total = (of: (day: DayResult) => DayResult['staked']) =>
    usdToNumber(days.reduce((sum, day) => plus(sum, of(day)), zeroUsd))
  let brought = zeroUsd
  const curve = days.map((day) => {
    brought = plus(brought, day.brought)
    return { day: day.day, trades: day.placed, brought: usdToNumber(brought) }
  })
  return {
    placed: count(({ placed }) => placed),
    won: count(({ won }) => won),
    lost: count(({ lost }) => lost),
    tied: count(({ tied }) => tied),
    voided: count(({ voided }) => voided),
    staked: total(({ staked }) => staked),
    brought: usdToNumber(brought),
    drawdown: usdToNumber(fall),
    cost: total(({ cost }) => cost),
    curve,
  }
}
