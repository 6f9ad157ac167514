// What clients do beside trading.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { books, dollars } from '#kernel/money.ts'
import { recordConfirmation } from '#server/identity/clients/confirm-email.ts'
import { createClient } from '#server/identity/clients/create-client.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { SimulatedInstall } from './install.ts'
import { ask, type Seen } from './live.ts'
import type { World } from './world.ts'

/** What a sandbox gives, in each account. */
const given = dollars(10_000)

/** Signs up, and confirms the address. Asked again after no answer, they are there or are made. */
export async function signUp(world: World, seen: Seen, client: number): Promise<unknown> {
  const id = await ask(world, seen, (install) => makeClient(install, client))
  if (id === 'unknown' || world.clients.has(client)) return id
  world.clients.set(client, { id })
  for (const book of books) world.model.move(id, book, given)
  return id
}

async function makeClient({ db, install }: SimulatedInstall, client: number): Promise<ClientId> {
  const { clock, random } = install
  const email = `client-${client}@simulated.example`
  return db.transaction(async (tx) => {
    const now = clock.now()
    const person = {
      email,
      passwordHash: 'nobody knows it',
      firstname: 'Ada',
      lastname: 'Byron',
      phone: '',
      referredBy: null,
      language: 'en',
    } as const
    const made = await createClient(tx, person, now, random)
    if (made === undefined) {
      const rows = await tx.rows<{ id: ClientId }>('select id from clients where email = $1', [
        email,
      ])
      return present(rows[0], 'somebody who has the address').id
    }
    const event = { at: now, clientId: made, details: {} } as const
    await recordEvent(tx, { ...event, actor: 'system', kind: 'signed_up' })
    await recordConfirmation(tx, made, now, install.install)
    await recordEvent(tx, { ...event, actor: 'client', kind: 'email_confirmed' })
    return made
  })
}
