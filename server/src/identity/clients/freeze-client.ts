// Freezes an account, and lets it go on: nothing new is opened, asked for or changed until staff
// has looked at it. What is open is settled, and what comes in is credited.

import type { Reason } from '#contract/client/reasons.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isLess, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { AccountState } from './client.ts'
import { lockClient, updateState } from './clients.store.ts'
import type { Freeze } from './freeze.ts'
import {
  type Approval,
  insertFreeze,
  insertUnfreezeApproval,
  insertUnfreezing,
  loadFreezes,
  sumNetFunding,
} from './freezes.store.ts'
import { keptReason } from './reason.ts'

export type Freezing = Pick<Freeze, 'clientId' | 'actor' | 'isMoneyMissing'> & {
  readonly reason: Reason
}

/** False for an account that was closed: it stays closed. One may be frozen for more reasons. */
export async function freezeClient(
  tx: Tx,
  freezing: Freezing,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<boolean> {
  const { clientId } = freezing
  const client = await lockClient(tx, clientId)
  if (!client || client.state === 'closed') return false
  // After whatever was decided on the account as it was.
  const at = clock.now()
  const reason = keptReason(freezing.reason)
  await insertFreeze(tx, { ...freezing, reason, id: newUuid(at, random), at })
  if (client.state === 'active') await updateState(tx, clientId, 'frozen')
  return true
}

/** How the account stands; nobody freezes it until the transaction ends. */
export async function holdStanding(tx: Tx, clientId: ClientId): Promise<AccountState | undefined> {
  return (await lockClient(tx, clientId))?.state
}

/** What the client has taken out or is taking out is more than what came in. */
export async function isFundingNegative(tx: Tx, clientId: ClientId): Promise<boolean> {
  return isLess(await sumNetFunding(tx, clientId), zeroUsd)
}

/** The freezes that stand, of this client or of everybody; the oldest first. */
export const listFreezes = loadFreezes

export async function approveUnfreezing(
  tx: Tx,
  freezes: readonly Freeze[],
  approval: Approval,
): Promise<void> {
  for (const { id } of freezes) await insertUnfreezeApproval(tx, id, approval)
}

/** All of a client's at once. */
export async function endFreezes(
  tx: Tx,
  clientId: ClientId,
  freezes: readonly Freeze[],
  end: { readonly at: Millis; readonly reason: string },
): Promise<void> {
  for (const { id } of freezes) await insertUnfreezing(tx, id, end)
  const client = await lockClient(tx, clientId)
  if (client?.state === 'frozen') await updateState(tx, clientId, 'active')
}
