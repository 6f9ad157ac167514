// Who is told that something happened to a deposit, once it is committed.

import type { ClientId } from '#kernel/ids.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'

export type DepositNews = {
  readonly clientId: ClientId
  readonly depositId: string
  /** The account as it stands after, where money moved. */
  readonly account?: ClientAccount
}

export type Announce = (news: DepositNews) => void
