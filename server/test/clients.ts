// Clients for tests, made as the product makes them.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { recordConfirmation } from '#server/identity/clients/confirm-email.ts'
import { createClient } from '#server/identity/clients/create-client.ts'
import { upsertProfile } from '#server/identity/clients/profile.store.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { openPasswords, type Passwords } from '#server/platform/passwords.ts'

export type TestClient = {
  readonly id: ClientId
  readonly email: string
  readonly password: string
}

export type ClientWishes = {
  readonly email?: string
  readonly firstname?: string
  readonly clock?: Clock
  /**
   * Confirmed unless told otherwise, and with that the owner of 10,000 play dollars in each book.
   */
  readonly emailConfirmed?: boolean
}

export const testPassword = 'otter-meadow-41'

/** For all tests of a file together: the hash of `testPassword` is made once. */
let passwords: Promise<Passwords> | undefined
let passwordHash: Promise<string> | undefined
let count = 0

export function testPasswords(): Promise<Passwords> {
  passwords ??= openPasswords({ running: 2, waiting: 500 })
  return passwords
}

export async function aClient(db: Db, wishes: ClientWishes = {}): Promise<TestClient> {
  passwordHash ??= hashOnce()
  count += 1
  const email = wishes.email ?? `client${count}@example.org`
  const now = (wishes.clock ?? systemClock).now()
  const person = {
    email,
    passwordHash: await passwordHash,
    firstname: wishes.firstname ?? 'Ada',
    lastname: 'Lovelace',
    phone: '',
    referredBy: null,
    language: 'en' as const,
  }
  return db.transaction(async (tx) => {
    const id = present(await createClient(tx, person, now, systemRandom), `${email} is taken`)
    if (wishes.emailConfirmed ?? true) await recordConfirmation(tx, id, now, { mode: 'sandbox' })
    return { id, email, password: testPassword }
  })
}

/** Of a client of full age; the country as told. */
export async function tellProfile(db: Db, { id }: Pick<TestClient, 'id'>, country = 'NL') {
  const profile = {
    ...({ gender: 'female', date_of_birth: '1990-12-31', country } as const),
    state: 'Noord-Holland',
    city: 'Amsterdam',
    address: 'Herengracht 1',
  }
  await upsertProfile(db, id, profile, systemClock.now())
}

async function hashOnce(): Promise<string> {
  const hash = await (await testPasswords()).hash(testPassword)
  if (isRefusal(hash)) throw new Error('the passwords of tests may wait as long as they like')
  return hash
}
