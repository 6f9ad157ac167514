// What a lane remembers of its clients, so that it need not read again what it read or wrote a
// moment ago: their standing, and their accounts. It may be old. Then the database refuses what was
// decided on it: a standing by the number it was remembered under, an account because the movements
// do not continue it.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { StakedIn } from '#kernel/money.ts'
import type { StakingAccount } from '#server/ledger/ledger.ts'
import { stakingAccountsOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  loadStandingChanges,
  loadStandingEpoch,
  loadStandings,
  type Standing,
} from './standings.store.ts'

const clientsAtMost = 200_000

export type ClientMemory = {
  /** Reads standing and accounts of those clients that are not remembered. */
  readonly meet: (tx: Tx, clientIds: readonly ClientId[]) => Promise<void>
  /** The standing of a client that was met. */
  readonly standingOf: (clientId: ClientId) => Standing
  /** The account of a client that was met; undefined: of chips, who never had any. */
  readonly accountOf: (clientId: ClientId, book: StakedIn) => StakingAccount | undefined
  /** The number under which all standings are remembered. */
  readonly epoch: () => bigint
  /** Notes accounts as a transaction left them, once it is committed. */
  readonly keep: (accounts: Iterable<StakingAccount>) => void
  /** Forgets these clients. */
  readonly forget: (clientIds: readonly ClientId[]) => void
  /** Forgets those whose standing has changed since it was remembered. */
  readonly catchUp: (tx: Tx) => Promise<void>
}

type Known = { readonly standing: Standing } & Partial<Record<StakedIn, StakingAccount>>

export function newClientMemory(): ClientMemory {
  const known = new Map<number, Known>()
  let epoch: bigint | undefined
  const keep = (account: StakingAccount) => {
    const client = known.get(Number(account.clientId))
    if (client) client[account.book] = account
  }
  const of = (clientId: ClientId) => present(known.get(Number(clientId)), 'the client was met')
  const forget = (clientIds: readonly ClientId[]) => {
    for (const id of clientIds) known.delete(Number(id))
  }
  return {
    meet: async (tx, clientIds) => {
      if (known.size > clientsAtMost) known.clear()
      const strangers = new Set<ClientId>()
      for (const id of clientIds) if (!known.has(Number(id))) strangers.add(id)
      if (strangers.size === 0) return
      // Before the standings: one that changes in between is newer than its number, not older.
      epoch ??= await loadStandingEpoch(tx)
      const ids = [...strangers]
      for (const [id, standing] of await loadStandings(tx, ids)) known.set(Number(id), { standing })
      for (const account of await stakingAccountsOf(tx, ids)) keep(account)
    },
    standingOf: (clientId) => of(clientId).standing,
    accountOf: (clientId, book) => of(clientId)[book],
    epoch: () => present(epoch, 'clients were met'),
    keep: (accounts) => {
      for (const account of accounts) keep(account)
    },
    forget,
    catchUp: async (tx) => {
      if (epoch === undefined) return
      const changes = await loadStandingChanges(tx, epoch)
      // Only the newest changes are kept: who has missed some knows nobody any more.
      if (changes.isWhole) forget(changes.clientIds)
      else known.clear()
      epoch = changes.epoch
    },
  }
}
