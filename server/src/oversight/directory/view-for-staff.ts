// One client, with what staff see of them at a glance.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Client } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { findProfile } from '#server/identity/clients/find-profile.ts'
import type { Freeze } from '#server/identity/clients/freeze.ts'
import { listFreezes } from '#server/identity/clients/freeze-client.ts'
import type { StoredProfile } from '#server/identity/clients/profile.ts'
import { listSignedIn, type SignedIn } from '#server/identity/sessions/sign-out-client.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { type DepositSums, sumDepositsOf } from '#server/money/deposits/sum-of-client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type FoundClient, findListed } from './search-clients.ts'

export type ClientAtAGlance = {
  readonly listed: FoundClient
  readonly client: Client
  readonly profile: StoredProfile | undefined
  readonly demoBalance: Usd
  readonly freezes: readonly Freeze[]
  readonly sessions: readonly SignedIn[]
  readonly deposits: DepositSums
}

export async function viewForStaff(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  id: ClientId,
): Promise<ClientAtAGlance | undefined> {
  const client = await findKnown(db, id)
  const listed = await findListed(db, id)
  if (!client || !listed) return undefined
  const accounts = await accountsOf(db, [id])
  return {
    listed,
    client,
    profile: await findProfile(db, id),
    demoBalance: accounts.find(({ book }) => book === 'demo')?.balance ?? zeroUsd,
    freezes: await listFreezes(db, id),
    sessions: await listSignedIn(db, id, clock.now()),
    deposits: await sumDepositsOf(db, id),
  }
}
