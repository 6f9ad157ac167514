// What happens to deposits, as messages of the stream to the client whose they are.

import { usdToNumber } from '#kernel/money.ts'
import type { Announce } from './modules/deposits/announce.ts'
import type { StreamHub } from './platform/stream.ts'

export function announceDepositsOn(hub: () => StreamHub | undefined): Announce {
  return ({ clientId, depositId, account }) => {
    const to = hub()
    if (!to?.hears(clientId)) return
    to.sendTo(clientId, { type: 'deposit', deposit_id: depositId })
    if (!account) return
    const { book: mode, balance, postings } = account
    const version = Number(postings)
    to.sendTo(clientId, { type: 'balance', mode, version, balance: usdToNumber(balance) })
  }
}
