// What happens to deposits, as messages of the stream to the client whose they are.

import type { PrivateMessage } from '#contract/client/stream.ts'
import type { ClientId } from '#kernel/ids.ts'
import { balanceOf } from './ledger/balance-message.ts'
import type { ClientAccount } from './ledger/ledger.ts'
import type { Announce as AnnounceDeposit } from './money/deposits/announce.ts'
import type { StreamHub } from './platform/stream.ts'

type Hub = () => StreamHub | undefined

export function announceDepositsOn(hub: Hub): AnnounceDeposit {
  return ({ clientId, depositId, account }) =>
    tell(hub(), clientId, { type: 'deposit', deposit_id: depositId }, account)
}

function tell(
  hub: StreamHub | undefined,
  clientId: ClientId,
  message: PrivateMessage,
  account: ClientAccount | undefined,
): void {
  if (!hub?.hears(clientId)) return
  for (const each of [message, ...balanceOf(account)]) hub.sendTo(clientId, each)
}
