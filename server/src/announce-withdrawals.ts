// What happens to withdrawals, as messages of the stream to the client whose they are.

import { usdToNumber } from '#kernel/money.ts'
import type { Announce } from './modules/withdrawals/announce.ts'
import type { StreamHub } from './platform/stream.ts'

export function announceWithdrawalsOn(hub: () => StreamHub | undefined): Announce {
  return ({ clientId, withdrawalId, account }) => {
    const to = hub()
    if (!to?.hears(clientId)) return
    to.sendTo(clientId, { type: 'withdrawal', withdraw_id: withdrawalId })
    if (!account) return
    const { book: mode, balance, postings } = account
    const version = Number(postings)
    to.sendTo(clientId, { type: 'balance', mode, version, balance: usdToNumber(balance) })
  }
}
