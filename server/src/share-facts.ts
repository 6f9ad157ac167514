// What the loops of the process that leads found out, for the processes of the web, which have no
// loops of their own and show it too.

import type { Contexts } from './compose-contexts.ts'
import type { BooksState } from './money/reconciliation/books.ts'
import type { WatchState } from './money/watch-deposits.ts'
import { type Bus, channel } from './platform/bus.ts'
import { type Loop, repeat } from './platform/repeat.ts'
import type { VoidsState } from './trading/watch-voids.ts'

type Facts = {
  readonly books: BooksState
  readonly voids: VoidsState
  readonly watched: WatchState
}

type Sharing = Pick<Contexts, 'money' | 'trading'>

const found = channel<Facts>('facts')
const everyMs = 1_000

export function startTellingFacts(
  bus: Bus,
  { money, trading }: Sharing,
  log: (message: string) => void,
): Loop {
  return repeat({ name: 'telling what was found out', pauseMs: everyMs, log }, async () => {
    const { watched, reconciliation } = money
    bus.say(found, { books: reconciliation.state, voids: trading.voids, watched })
    return 'done'
  })
}

/** Returns how to hear no more. */
export function hearFacts(bus: Bus, { money, trading }: Sharing): () => void {
  return bus.hear(found, ({ books, voids, watched }) => {
    Object.assign(money.reconciliation.state, books)
    Object.assign(trading.voids, voids)
    money.watched.clear()
    for (const [coin, one] of watched) money.watched.set(coin, one)
  })
}
