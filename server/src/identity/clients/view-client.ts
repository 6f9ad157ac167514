// A client's own record, as they see it.

import type { UserView } from '#contract/public/user.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, type Usd, usdToNumber } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { announcedTo } from '#server/install/announcements/list-announcements.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { isComplete } from './check-profile.ts'
import { loadClient } from './clients.store.ts'
import type { Freeze } from './freeze.ts'
import { loadFreezes } from './freezes.store.ts'
import { findOpenRequest } from './plan.store.ts'
import { findAvatarId, loadProfile } from './profile.store.ts'

/** The stakes of the client's open trades. */
export type StakesOf = (tx: Tx, clientId: ClientId) => Promise<Readonly<Record<Book, Usd>>>

export async function viewClient(
  tx: Tx,
  clientId: ClientId,
  stakesOf: StakesOf,
  now: Millis,
): Promise<UserView> {
  const client = present(await loadClient(tx, clientId), 'a signed-in client exists')
  const profile = await loadProfile(tx, clientId)
  const avatarId = await findAvatarId(tx, clientId)
  const accounts = await accountsOf(tx, [clientId])
  const stakes = await stakesOf(tx, clientId)
  const request = await findOpenRequest(tx, clientId)
  const freezes = client.state === 'frozen' ? await loadFreezes(tx, clientId) : []
  const balance = (book: Book) =>
    usdToNumber(
      present(
        accounts.find((account) => account.book === book),
        'a client has both accounts',
      ).balance,
    )
  return {
    email: client.email,
    email_verified: client.emailConfirmedAt !== null,
    firstname: client.firstname,
    lastname: client.lastname,
    phone: client.phone,
    gender: profile?.gender ?? null,
    country: profile?.country ?? null,
    state: profile?.state ?? null,
    city: profile?.city ?? null,
    address: profile?.address ?? null,
    avatar: avatarId === undefined ? null : `/api/users/avatar/${avatarId}`,
    profile_complete: isComplete(profile),
    referral_code: client.referralCode,
    balance: balance('real'),
    demo_balance: balance('demo'),
    at_stake: usdToNumber(stakes.real),
    demo_at_stake: usdToNumber(stakes.demo),
    demo_ends_at: iso(client.demoEndsAt),
    trading_plan: client.plan,
    plan_request: request ? { plan: request.plan } : null,
    account_type: 'Individual',
    announcements: await announcedTo(tx, 'client', now),
    ...(client.state === 'frozen' ? { frozen: { reasons: freezes.map(reasonOf) } } : {}),
  }
}

function reasonOf({ reason: { text, code, details } }: Freeze) {
  return { reason: text, reason_code: code, reason_details: details }
}
