// Cancelling from the mail, without signing in: a withdrawal that somebody else asked for with a
// stolen session is stopped by whoever reads the mailbox. The link cancels this one withdrawal and
// gives nothing else away; after it no new one can be asked for until the hold of a changed
// password is over, since the thief may still be signed in.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Random } from '#server/platform/crypto.ts'
import { hashOfToken, newToken } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { giveBack } from './end-withdrawal.ts'
import { loaded } from './load-withdrawal.ts'
import { refuseCancelling, type Withdrawal } from './withdrawal.ts'
import { findLinked, insertWithdrawalLink, markLinkUsed } from './withdrawal-links.store.ts'
import { lockWithdrawal } from './withdrawals.store.ts'

/** What the link of this withdrawal's letter brings, and nothing else does. */
export async function newStopToken(tx: Tx, random: Random, id: string): Promise<string> {
  const token = newToken(random)
  await insertWithdrawalLink(tx, id, hashOfToken(token))
  return token
}

/** What the link would cancel, or what has become of it; nothing changes. */
export async function viewStop(db: Db, token: string): Promise<Withdrawal | KnownRefusal> {
  const id = await findLinked(db, hashOfToken(token))
  return id === undefined ? refuse('withdrawal_link_invalid') : loaded(db, id)
}

export function stopWithdrawal(
  deps: WithdrawalDeps,
  token: string,
): Promise<Withdrawal | KnownRefusal> {
  const hash = hashOfToken(token)
  return deps.db.transaction(async (tx) => {
    const id = await findLinked(tx, hash)
    const withdrawal = id === undefined ? undefined : await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('withdrawal_link_invalid')
    const refusal = refuseCancelling(withdrawal)
    if (refusal) return refusal
    const at = deps.clock.now()
    await markLinkUsed(tx, hash, at)
    const end = { state: 'cancelled', actor: 'client', by: 'mail' } as const
    const ended = await giveBack(tx, deps, withdrawal, end)
    await recordEvent(tx, {
      at,
      clientId: withdrawal.clientId,
      actor: 'client',
      kind: 'withdrawal_stopped',
      details: { withdrawal: withdrawal.id },
    })
    return ended
  })
}
