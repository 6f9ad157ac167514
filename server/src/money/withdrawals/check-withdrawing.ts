// What keeps a client from any withdrawal, wherever to and however small: asked before one is asked
// for, and told before its form is filled in.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isLess } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import type { Tx } from '#server/platform/db.ts'
import { offersOf } from './offer-withdrawals.ts'
import { readHold, readUse, type TermsDeps } from './view-terms.ts'
import { refuseAmount, refuseCrowd } from './withdrawal.ts'

export async function refuseStanding(
  tx: Tx,
  clientId: ClientId,
  terms: TermsDeps,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const { state } = await findClient(tx, clientId)
  if (state === 'closed') return refuse('account_closed')
  if (state === 'frozen') return refuse('account_frozen')
  const held = await readHold(tx, clientId, terms, now)
  return held === undefined ? undefined : refuse('withdrawals_held', { until: iso(held) })
}

/** As if the least there is was asked for, and was there: an empty account blocks nothing. */
export async function refuseAnyWithdrawal(
  tx: Tx,
  clientId: ClientId,
  terms: TermsDeps,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const standing = await refuseStanding(tx, clientId, terms, now)
  if (standing) return standing
  const offers = offersOf(terms.settings, terms.mode)
  const [least] = offers.toSorted((a, b) => (isLess(a.least, b.least) ? -1 : 1))
  if (!least) return refuse('withdrawal_method_closed', { method: 'any_way' })
  const use = await readUse(tx, { clientId, destination: null }, terms, now)
  const ask = { amount: least.least, available: least.least }
  return refuseCrowd(use) ?? refuseAmount(ask, least, { ...use, used: use.byClient })
}
