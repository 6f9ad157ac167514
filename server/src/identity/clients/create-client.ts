// Makes a client, with both accounts, the demo's practice money and the legal texts accepted: the
// one way a client comes into being.

import type { Language } from '#contract/shared/languages.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { openClientAccounts } from '#server/ledger/post-transfers.ts'
import { newCode, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { acceptBySigningUp } from '../acceptances/accept-by-signing-up.ts'
import { demoEndOf, demoGrant } from './client.ts'
import { insertClient } from './clients.store.ts'
import { grantPlayMoney } from './grant-play-money.ts'

export type Person = {
  readonly email: string
  readonly passwordHash: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string
  readonly referredBy: ClientId | null
  readonly language: Language
}

/** The new client's id; undefined, and nothing done, when the address is somebody's already. */
export async function createClient(
  tx: Tx,
  person: Person,
  now: Millis,
  random: Random,
): Promise<ClientId | undefined> {
  const grantRef = newUuid(now, random)
  const client = {
    ...person,
    emailConfirmedAt: null,
    demoEndsAt: demoEndOf(now),
    // One of 2^50: nobody meets a client by guessing.
    referralCode: newCode(10, random),
    grantRef,
  }
  const id = await insertClient(tx, client, now)
  if (id === undefined) return undefined
  await acceptBySigningUp(tx, id, now)
  const accounts = await openClientAccounts(tx, id)
  const demo = present(
    accounts.find((account) => account.book === 'demo'),
    'a client has both accounts',
  )
  await grantPlayMoney(tx, demo, demoGrant, { ref: grantRef, at: now })
  return id
}
