// The trial balance, reckoned from every transfer there is. That is a long look: it is had once a
// minute at most, by one at a time, and kept for whoever asks next.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type Millis, minute } from '#kernel/time.ts'
import { currencies } from '#server/ledger/flows.ts'
import type { Clock } from '#server/platform/clock.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import type { Db } from '#server/platform/db.ts'
import { listOwnAccounts, lookOnly, sumCarried, sumTransfers } from './books.store.ts'
import { type Trial, trialOf } from './trial.ts'

export type Reckoned = { readonly at: Millis; readonly trials: readonly Trial[] }

export type TrialBalance = {
  /** Undefined: it was not reckoned yet. */
  readonly last: () => Reckoned | undefined
  readonly reckon: () => Promise<Reckoned | KnownRefusal>
}

const secondsMost = 60
const queryCanceled = '57014'

type Deps = { readonly db: Db; readonly clock: Clock }

export function openTrialBalance({ db, clock }: Deps): TrialBalance {
  let last: Reckoned | undefined
  let running: Promise<Reckoned | KnownRefusal> | undefined
  const anew = async () => {
    const at = clock.now()
    const trials = await withinSeconds(secondsMost, () => reckonNow(db, secondsMost))
    if (isRefusal(trials)) return trials
    last = { at, trials }
    return last
  }
  return {
    last: () => last,
    reckon: () => {
      if (last && clock.now() - last.at < minute) return Promise.resolve(last)
      running ??= anew().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

function reckonNow(db: Db, seconds: number): Promise<Trial[]> {
  return db.transaction(async (tx) => {
    await lookOnly(tx, seconds * 1_000)
    const own = await listOwnAccounts(tx)
    const sums = await sumTransfers(tx)
    const carried = await sumCarried(tx)
    const moved = sums.map(({ currency, from_id: from, to_id: to, amount }) => {
      return { currency, from, to, amount }
    })
    return Object.keys(currencies).map((name) => trialOf(name, { own, moved, carried }))
  })
}

/** A look that the database stopped is told as such. */
export async function withinSeconds<T>(
  seconds: number,
  look: () => Promise<T>,
): Promise<T | KnownRefusal> {
  try {
    return await look()
  } catch (error) {
    if (sqlStateOf(error) !== queryCanceled) throw error
    return refuse('books_too_long', { seconds })
  }
}
