// What staff do meanwhile, in the install's own database as `npm run staff` does it.

import { isRefusal } from '#kernel/refusal.ts'
import { freezeAccount } from '#server/identity/freezes/freeze-account.ts'
import { unfreezeAccount } from '#server/identity/freezes/unfreeze-account.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import type { Clock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
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
  return { email, password, freeze: act(freezeAccount), unfreeze: act(unfreezeAccount) }
}
