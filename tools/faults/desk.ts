// Three clients before one trading process: places their orders, moves its time and its prices on,
// and keeps the journal of what it answered.

import { join } from 'node:path'
import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { later, type Millis, second } from '#kernel/time.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { anOrder, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { check, type Verdict } from './check.ts'
import type { Placed, PlacedAnswer } from './engine-child.ts'
import { type EngineProcess, openEngineProcess } from './engine-process.ts'
import { type Journal, openJournal } from './journal.ts'
import type { Defect, KillPoint } from './query-hook.ts'
import type { Sandbox } from './sandbox.ts'

export type Desk = {
  readonly process: EngineProcess
  readonly start: (point: KillPoint | null) => Promise<void>
  /** Moves the time on, whether the process lives or not. */
  readonly pass: (ms: number) => Promise<void>
  /** New prices of these, in a second. */
  readonly tick: (symbols: readonly string[]) => Promise<void>
  /**
   * An order of each client; `again` with one beside them that was accepted before, so that none
   * can be opened without a look.
   */
  readonly place: (how?: { readonly again: boolean }) => Promise<void>
  /** All orders whose fate is unknown, with the same keys. */
  readonly askAgain: () => Promise<void>
  readonly verdict: () => Promise<Verdict>
  readonly close: () => Promise<void>
}

export async function openDesk(sandbox: Sandbox, defect: Defect | null): Promise<Desk> {
  const connection = await sandbox.newDatabase()
  const db = openDatabase(connection, () => {})
  if (defect === 'unguarded') await removeNets(db)
  const journal = await openJournal(join(sandbox.folder, `${connection.database}.journal`))
  const money = { at: wednesday, real: dollars(1_000_000), demo: dollars(1_000_000) }
  const clients = await Promise.all([1, 2, 3].map(() => addFundedClient(db, money)))
  const process = openEngineProcess(sandbox, { connection, defect })
  let now: Millis = wednesday
  let turn = 0
  const pass = async (ms: number) => {
    now = later(now, ms)
    await process.ask({ do: 'pass', ms })
  }
  return {
    process,
    start: async (point) => {
      await process.start(now, point)
      now = later(now, 1)
    },
    pass,
    tick: async (symbols) => {
      turn += 1
      await pass(second)
      now = later(now, 1)
      await process.ask({ do: 'tick', prices: pricesOf(symbols, turn) })
    },
    place: async ({ again } = { again: false }) => {
      turn += 1
      const placed = ordersOf(clients).map((it, index) => ({ ...it, key: `${turn}-${index}` }))
      for (const sent of placed) await journal.sent(sent)
      const known = journal.entries().findLast(({ outcome }) => outcome !== 'unknown')
      await place(process, journal, again && known ? [...placed, known] : placed)
    },
    askAgain: () => {
      const unknown = journal.entries().filter(({ outcome }) => outcome === 'unknown')
      return place(process, journal, unknown)
    },
    verdict: () => check({ db, journal, now, isSettled: true }),
    close: async () => {
      await process.kill()
      await journal.close()
      await db.close()
    },
  }
}

async function place(
  process: EngineProcess,
  journal: Journal,
  orders: readonly Placed[],
): Promise<void> {
  const answers = await process.ask<PlacedAnswer[]>({ do: 'place', orders })
  for (const [index, { key }] of orders.entries()) {
    const answer = answers?.[index]
    if (!answer) continue
    await journal.answered(key, 'id' in answer ? { acked: answer.id } : answer)
  }
}

function pricesOf(symbols: readonly string[], turn: number): Record<string, number> {
  const prices = { BTCUSD: 60_000 + (turn % 5), BCHBTC: 0.0075 + (turn % 5) * 2.5e-7 }
  return Object.fromEntries(Object.entries(prices).filter(([symbol]) => symbols.includes(symbol)))
}

/** One that surely wins, one that hardly can, one whose instrument falls silent. */
function ordersOf(clients: readonly ClientId[]): { clientId: ClientId; order: Order }[] {
  const orders = [
    anOrder({ strikeRate: '1/18', stake: dollars(101) }),
    anOrder({ book: 'real', strikeRate: '218/218', direction: 'fall' }),
    anOrder({ symbol: 'BCHBTC', stake: dollars(33) }),
  ]
  return clients.map((clientId, index) => ({ clientId, order: orders[index] ?? anOrder() }))
}

/** What the database would refuse by itself, however wrong the process is. */
async function removeNets(db: Database): Promise<void> {
  await db.rows('alter table journal drop constraint journal_pkey')
}
