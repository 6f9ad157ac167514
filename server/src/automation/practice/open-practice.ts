// The practice exchange that a sandbox serves: its books in the install's database, its prices
// those of the install, and a server for programs on this machine, as long as this server leads.

import { second } from '#kernel/time.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Market } from '#server/trading/market/market.ts'
import { openStoredBooks } from './books.store.ts'
import { type Exchange, openExchange } from './exchange-state.ts'
import { marketQuotes } from './market-quotes.ts'
import { matchOrders, type Shown } from './match-orders.ts'
import { type PracticeServer, servePractice } from './practice.server.ts'

export type Practice = {
  readonly exchange: Exchange
  /** Where it is served, e.g. "http://127.0.0.1:4100"; undefined while it is not. */
  readonly url: () => string | undefined
  readonly start: (log: (message: string) => void) => Loop
}

type PracticeNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly mode: InstallMode
  readonly market: () => Market | undefined
}

const roundMs = second / 5

/** Undefined in a live install, which has none. */
export function openPractice({ mode, ...needs }: PracticeNeeds): Practice | undefined {
  if (mode === 'live') return undefined
  const quotes = marketQuotes(needs)
  const books = openStoredBooks({ ...needs, find: quotes.find })
  const exchange = openExchange({ ...needs, quotes, books })
  let server: PracticeServer | undefined
  return {
    exchange,
    url: () => server?.url,
    start: (log) => {
      const shown: Shown = new Map()
      const loop = repeat({ name: 'the practice exchange', pauseMs: roundMs, log }, async () => {
        server ??= await servePractice(exchange, { port: 0 })
        await matchOrders(exchange, shown)
        await server.publish()
        return 'done'
      })
      return {
        stop: async () => {
          await loop.stop()
          await server?.stop()
          server = undefined
        },
      }
    },
  }
}
