// Moves the practice exchange on: each price that came since the last time is shown to the orders
// that wait in its market, and timers that ran out cancel what is open.

import type { Millis } from '#kernel/time.ts'
import type { Account, Happening, Outcome } from './account.ts'
import type { Reached } from './books.ts'
import { larger, smaller } from './decimal.ts'
import { newIds } from './new-key.ts'
import { changed, type PracticeDeps } from './place-order.ts'
import type { Print } from './quotes.ts'
import type { Spot } from './spot.ts'
import { cancelled, touched } from './trade.ts'

/** Up to when the prices of each market were shown. */
export type Shown = Map<string, Millis>

type Move = { readonly spot: Spot; readonly prints: readonly Print[] }

export async function matchOrders(deps: PracticeDeps, shown: Shown): Promise<void> {
  const { books, clock } = deps
  const now = clock.now()
  const moves = movesSince(deps, shown, now)
  for (const accountId of await books.waiting(moves.map(reachedBy), now)) {
    await changed(deps, accountId, (account) => movedOn(deps, account, moves, now))
  }
  for (const { spot, prints } of moves) {
    const newest = prints.at(-1)
    if (newest) shown.set(spot.name, newest.at)
  }
}

/** Also a price that has stood still is shown: the book beside it has filled up again. */
function movesSince({ quotes }: PracticeDeps, shown: Shown, now: Millis): Move[] {
  return quotes.spots().flatMap((spot) => {
    const last = quotes.last(spot.name)
    if (!last) return []
    const since = shown.get(spot.name) ?? last.at
    const fresh = quotes.after(spot.name, since).filter(({ at }) => at <= now)
    return { spot, prints: fresh.length > 0 ? fresh : [last] }
  })
}

function reachedBy({ spot, prints }: Move): Reached {
  const prices = prints.map(({ price }) => price)
  const low = prices.reduce(smaller)
  return { market: spot.name, low, high: prices.reduce(larger) }
}

function movedOn(
  { quotes, random }: PracticeDeps,
  before: Account,
  moves: readonly Move[],
  now: Millis,
): Outcome {
  const happened: Happening[] = []
  const ids = newIds(random)
  let account = before
  const take = (outcome: Outcome) => {
    account = outcome.account
    happened.push(...outcome.happened)
  }
  if (account.cancelAt !== null && account.cancelAt <= now) {
    take(cancelled({ ...account, cancelAt: null }, () => true, { now, reason: 'timer' }))
  }
  for (const { spot, prints } of moves) {
    if (!account.open.some(({ market }) => market === spot.name)) continue
    for (const { price: last } of prints) {
      take(touched(account, { now, spot, last, ids, find: quotes.find }))
    }
  }
  return { account, happened }
}
