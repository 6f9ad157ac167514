// What staff do meanwhile, in the install's own database as `npm run staff` does it.

import { present } from '#kernel/assert.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { freezeAccount } from '#server/identity/freezes/freeze-account.ts'
import { unfreezeAccount } from '#server/identity/freezes/unfreeze-account.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import type { Clock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { reopenTrading, stopTrading } from '#server/trading/stops/change-stops.ts'
import { type TestClient, testPasswords } from '#test/clients.ts'
import { staffNamed } from '#test/staff.ts'

type Named = Pick<TestClient, 'email'>

export type Staff = {
  /** Whoever works here, as they sign in to the office. */
  readonly email: string
  readonly password: string
  /** The client reads the reasons. */
  readonly freeze: (client: Named, reason: string) => Promise<void>
  readonly unfreeze: (client: Named, reason: string) => Promise<void>
  /** On one instrument by its symbol; without one, on all. */
  readonly stopTrading: (reason: string, symbol?: string) => Promise<void>
  readonly reopenTrading: (reason: string, symbol?: string) => Promise<void>
}

const password = 'heron-lantern-77'

export async function hireStaff(
  db: Db,
  clock: Clock,
  url: string,
  email = 'eve@staff.example',
): Promise<Staff> {
  const passwordHash = await (await testPasswords()).hash(password)
  if (isRefusal(passwordHash)) throw new Error(passwordHash.refused)
  await createOperator(db, { email, passwordHash }, clock.now())
  const install = { mode: 'sandbox', publicUrl: () => url } as const
  const deps = { db, clock, random: systemRandom, install }
  const by = staffNamed(email)
  const act = (deed: typeof freezeAccount | typeof unfreezeAccount) => {
    return async ({ email: known }: Named, reason: string) => {
      const outcome = await deed(deps, { known, reason, by })
      if (isRefusal(outcome)) throw new Error(outcome.refused)
    }
  }
  const change = (deed: typeof stopTrading | typeof reopenTrading) => {
    return async (reason: string, symbol?: string) => {
      const what = symbol === undefined ? null : await instrumentOf(db, symbol)
      const refusal = await deed(deps, what, { by, reason })
      if (refusal) throw new Error(refusal.refused)
    }
  }
  return {
    email,
    password,
    freeze: act(freezeAccount),
    unfreeze: act(unfreezeAccount),
    stopTrading: change(stopTrading),
    reopenTrading: change(reopenTrading),
  }
}

async function instrumentOf(db: Db, symbol: string) {
  const ids = await db.rows<{ id: number }>('select id from instruments where symbol = $1', [
    symbol,
  ])
  return { id: present(ids[0], symbol).id, symbol }
}
