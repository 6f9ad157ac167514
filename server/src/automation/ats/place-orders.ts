// Places the orders of a round, in the order that was drawn, by the way that all orders take; never
// more at once than leaves room for those placed by hand. Whoever switches off meanwhile, and
// whomever staff stop, is left out from the next few on.

import type { Order } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Db } from '#server/platform/db.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import type { OrderRequest } from '#server/trading/trades/open-trades.ts'
import { signalKey } from '#server/trading/trades/signalled.ts'
import type { Accepted } from '#server/trading/trades/trade-view.ts'
import { haltOf } from '../halts/halt.ts'
import { readHalts } from '../halts/read-halts.ts'
import type { PublishedSignal } from '../signals/due-signals.ts'
import { listSwitched } from './ats.store.ts'
import { type Answer, answerOrders, type NewOrder } from './ats-orders.store.ts'
import { serveWithinMs } from './decide-round.ts'
import { endRun } from './end-run.ts'
import { endsRun } from './run.ts'

export type PlacingDeps = WritingDeps & {
  readonly db: Db
  readonly open: (request: OrderRequest) => Promise<Accepted | KnownRefusal>
  readonly log: (message: string) => void
}

/** So many go together; while some wait for their commit others are on their way. */
const together = 256
const waysAtOnce = 2

export async function placeOrders(
  deps: PlacingDeps,
  signal: PublishedSignal,
  instrument: Pick<Instrument, 'symbol' | 'category'>,
  orders: readonly NewOrder[],
): Promise<void> {
  let next = 0
  // Whoever waits for a promise hears of its failure; until then that is not unheard.
  // What is answered is written down while the next ones are placed.
  let writing: Promise<void> = Promise.resolve()
  const take = () => {
    const some = orders.slice(next, next + together)
    next += together
    const looking = some.length === 0 ? undefined : whyLeftOut(deps, signal, some)
    looking?.catch(() => {})
    return { some, looking }
  }
  const work = async () => {
    for (let taken = take(); taken.looking; ) {
      const { some } = taken
      const left = await taken.looking
      // Whoever comes after them is looked at meanwhile.
      taken = take()
      const answers = await placeSome(deps, { signal, instrument, left }, some)
      const before = writing
      writing = before.then(() => noteAnswers(deps, some, answers))
      writing.catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: waysAtOnce }, work))
  await writing
}

type Placing = {
  readonly signal: PublishedSignal
  readonly instrument: Pick<Instrument, 'symbol' | 'category'>
  readonly left: WhyLeftOut
}

async function placeSome(
  deps: PlacingDeps,
  { signal, instrument, left }: Placing,
  orders: readonly NewOrder[],
): Promise<Answer[]> {
  const answers = await Promise.all(
    orders.map(async (order): Promise<Answer | undefined> => {
      const { clientId } = order
      const names = { clientId, signalId: signal.id }
      const why = left(order)
      if (why) return { ...names, refused: why, details: null }
      const wish = orderOf(signal, instrument, order)
      const request = { clientId, order: wish, orderKey: signalKey(signal.id) }
      try {
        const opened = await deps.open(request)
        if (!isRefusal(opened)) return { ...names, tradeId: tradeIdOf(opened) }
        return { ...names, refused: opened.refused, details: opened.details ?? null }
      } catch (error) {
        // Whether it was placed nobody knows: it is looked up later.
        deps.log(`an automated order has no answer: ${String(error)}`)
        return undefined
      }
    }),
  )
  return answers.filter((answer) => answer !== undefined)
}

type WhyLeftOut = (order: NewOrder) => 'too_late' | 'switched_off' | 'paused_by_staff' | undefined

async function whyLeftOut(
  { db, clock }: PlacingDeps,
  signal: PublishedSignal,
  orders: readonly NewOrder[],
): Promise<WhyLeftOut> {
  const ids = orders.map(({ clientId }) => clientId)
  const [halts, switched] = await Promise.all([readHalts(db, ids), listSwitched(db, orders)])
  const isLate = clock.now() - signal.opensAt > serveWithinMs
  return ({ clientId }) => {
    if (haltOf(halts, clientId)) return 'paused_by_staff'
    if (switched.has(clientId)) return 'switched_off'
    return isLate ? 'too_late' : undefined
  }
}

function orderOf(
  { direction, horizonSeconds, strikeRate }: PublishedSignal,
  { symbol, category }: Pick<Instrument, 'symbol' | 'category'>,
  { book, stake }: NewOrder,
): Order {
  return {
    book,
    symbol,
    category,
    direction,
    stake,
    durationSeconds: horizonSeconds,
    strikeRate,
  }
}

/** The trade is told as JSON, which is made already. */
function tradeIdOf({ trade }: Accepted): string {
  return JSON.parse(trade as unknown as string).trade_id
}

function noteAnswers(
  deps: PlacingDeps,
  orders: readonly NewOrder[],
  answers: readonly Answer[],
): Promise<void> {
  const { db, clock } = deps
  const switches = new Map(orders.map(({ clientId, switchId }) => [clientId, switchId]))
  return db.transaction(async (tx) => {
    const at = clock.now()
    await answerOrders(tx, answers, at)
    for (const answer of answers) {
      if (!('refused' in answer) || !endsRun(answer.refused)) continue
      const { clientId, refused: why } = answer
      const switchId = switches.get(clientId)
      if (switchId !== undefined) await endRun(tx, { clientId, switchId, why, at }, deps)
    }
  })
}
