// What a lane remembers of its clients' accounts, so that it need not read again what it wrote a
// moment ago. It may be old: then the transfers decided on it do not continue their accounts, the
// whole batch fails as a conflict, and is decided again on what the database holds.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Book } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import type { PublishedTexts } from '../acceptances/publication.ts'
import { readPublished } from '../acceptances/read-published.ts'
import type { ClientAccount } from '../ledger/ledger.ts'
import { accountsOf } from '../ledger/post-transfers.ts'
import type { UseMemory } from './own-use.ts'

const clientsAtMost = 200_000

export type LaneMemory = {
  /** Reads the accounts of those clients that are not remembered. */
  readonly meet: (tx: Tx, clientIds: readonly ClientId[]) => Promise<void>
  /** The account of a client that was met. */
  readonly accountOf: (clientId: ClientId, book: Book) => ClientAccount
  /** Notes accounts as a transaction left them, once it is committed. */
  readonly keep: (accounts: Iterable<ClientAccount>) => void
  /** Forgets the accounts. */
  readonly forget: () => void
  /** What own limits have counted of these clients. */
  readonly ownUse: UseMemory
  /** Read once: whoever leads publishes before it trades, and never while it does. */
  readonly legalTexts: (tx: Tx) => Promise<PublishedTexts>
}

export function newLaneMemory(): LaneMemory {
  const known = new Map<number, Partial<Record<Book, ClientAccount>>>()
  let texts: PublishedTexts | undefined
  const keep = (account: ClientAccount) => {
    const clientId = Number(account.clientId)
    const books = known.get(clientId)
    if (books) books[account.book] = account
    else known.set(clientId, { [account.book]: account })
  }
  return {
    meet: async (tx, clientIds) => {
      if (known.size > clientsAtMost) known.clear()
      const strangers = [...new Set(clientIds.filter((id) => !known.has(Number(id))))]
      if (strangers.length === 0) return
      for (const account of await accountsOf(tx, strangers)) keep(account)
    },
    accountOf: (clientId, book) =>
      present(known.get(Number(clientId))?.[book], 'every client has an account in both books'),
    keep: (accounts) => {
      for (const account of accounts) keep(account)
    },
    forget: () => known.clear(),
    ownUse: new Map(),
    legalTexts: async (tx) => {
      texts ??= await readPublished(tx)
      return texts
    },
  }
}
