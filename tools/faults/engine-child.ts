// A process that trades: the real engine, with the clock and the prices that its parent tells it.

import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { testClock } from '#test/clock.ts'
import { startTestEngine } from '#test/engine.ts'
import { type Defect, hookQueries, type KillPoint } from './query-hook.ts'

export type EngineChildOptions = {
  readonly connection: Connection
  readonly now: Millis
  readonly defect: Defect | null
  /** Where to die while starting; null for a normal start. */
  readonly point: KillPoint | null
}

export type Placed = { readonly clientId: ClientId; readonly order: Order; readonly key: string }

export type Ask =
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'tick'; readonly prices: Readonly<Record<string, number>> }
  | { readonly do: 'arm'; readonly point: KillPoint | null }
  | { readonly do: 'place'; readonly orders: readonly Placed[] }
  | { readonly do: 'statements' }

export type PlacedAnswer = { readonly id: string } | { readonly refused: string } | null

// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))
process.once('message', (options: EngineChildOptions) => void run(options))

async function run({ connection, now, defect, point }: EngineChildOptions): Promise<void> {
  const hook = hookQueries(defect)
  if (point) hook.arm(point)
  const clock = testClock(now)
  const engine = await startTestEngine(
    openDatabase(connection, () => {}),
    { clock, lanes: 1 },
  )
  await engine.pass(1)

  const answer = async (ask: Ask): Promise<unknown> => {
    switch (ask.do) {
      case 'pass':
        return engine.pass(ask.ms)
      case 'tick':
        return engine.tick(ask.prices)
      case 'arm':
        return hook.arm(ask.point)
      case 'place':
        return Promise.all(ask.orders.map(place))
      case 'statements':
        return [...hook.statements()]
    }
  }
  const place = async ({ clientId, order, key }: Placed): Promise<PlacedAnswer> => {
    const opened = await engine.lanes.open({ clientId, order, orderKey: key }).catch(() => null)
    if (opened === null) return null
    return isRefusal(opened) ? { refused: opened.refused } : { id: opened.trade.id }
  }
  process.on('message', (ask: Ask) => {
    answer(ask).then((result) => process.send?.({ result }))
  })
  process.send?.({ result: 'started' })
}
