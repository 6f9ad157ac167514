// What has no answer after a crash or an outage: the trade is looked up by its key. Where there is
// none a minute later there will be none: it is not placed late.

import { later, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Answer, answerOrders, listUnanswered } from './ats-orders.store.ts'

/** While a round is served its orders are not looked for. */
const servedWithinMs = 20 * second
const limit = 1_000

/** Says how many were answered. */
export function answerLeft({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: Clock
}): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const left = await listUnanswered(tx, { before: later(now, -servedWithinMs), limit })
    const answers = left.flatMap(({ clientId, signalId, decidedAt, tradeId }): Answer[] => {
      if (tradeId !== null) return [{ clientId, signalId, tradeId }]
      const isOver = now - decidedAt > minute
      return isOver ? [{ clientId, signalId, refused: 'not_sent', details: null }] : []
    })
    await answerOrders(tx, answers, now)
    return answers.length
  })
}
