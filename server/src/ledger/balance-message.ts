// A client's balance as the stream tells it.

import type { PrivateMessage } from '#contract/client/stream.ts'
import { usdToNumber } from '#kernel/money.ts'
import type { ClientAccount } from './ledger.ts'

/** The balance as it stands after; none where no money moved. */
export function balanceOf(account: ClientAccount | undefined): PrivateMessage[] {
  if (!account) return []
  const { book, balance, postings } = account
  return [{ type: 'balance', mode: book, version: Number(postings), balance: usdToNumber(balance) }]
}
