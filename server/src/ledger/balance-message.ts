// A client's balance as the stream tells it.

import type { PrivateMessage } from '#contract/client/stream.ts'
import { usdToNumber } from '#kernel/money.ts'
import type { StakingAccount } from './ledger.ts'

/** The balance as it stands after; none where no money moved, and none of chips. */
export function balanceOf(account: StakingAccount | undefined): PrivateMessage[] {
  if (!account || account.book === 'chips') return []
  const { book, balance, postings } = account
  return [{ type: 'balance', mode: book, version: Number(postings), balance: usdToNumber(balance) }]
}
