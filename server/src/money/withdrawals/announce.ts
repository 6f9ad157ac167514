// Who is told that something happened to a withdrawal, once it is committed.

import type { ClientId } from '#kernel/ids.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'

export type WithdrawalNews = {
  readonly clientId: ClientId
  readonly withdrawalId: string
  /** The account as it stands after, where its balance changed. */
  readonly account?: ClientAccount | undefined
}

export type Announce = (news: WithdrawalNews) => void
