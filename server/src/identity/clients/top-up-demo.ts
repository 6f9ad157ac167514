// Brings a demo back to 10,000, or starts an ended one again.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { decideTopUp } from './client.ts'
import { lockClient, updateDemo } from './clients.store.ts'
import { grantPlayMoney } from './grant-play-money.ts'
import { accountIn } from './hold-account.ts'

export type DemoDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export function topUpDemo(
  { db, clock, random }: DemoDeps,
  clientId: ClientId,
): Promise<'topped up' | KnownRefusal> {
  return db.transaction(async (tx) => {
    const client = present(await lockClient(tx, clientId), 'a signed-in client exists')
    const account = await accountIn(tx, clientId, 'demo')
    const now = clock.now()
    const topUp = decideTopUp(client, account.balance, now)
    if (isRefusal(topUp)) return topUp
    const { amount, demoEndsAt } = topUp
    const demoToppedUpAt = amount === undefined ? client.demoToppedUpAt : now
    await updateDemo(tx, clientId, { demoEndsAt, demoToppedUpAt })
    if (amount !== undefined) {
      await grantPlayMoney(tx, account, amount, { ref: newUuid(now, random), at: now })
    }
    return 'topped up'
  })
}
