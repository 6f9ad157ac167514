// Having a field shown: with a reason, by whom it is for, for ten minutes, and on record.

import { beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { minute } from '#kernel/time.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, sitDown } from '#test/office-app.ts'
import { lensFor } from './read-personal-data.ts'
import { registerRevealRoutes } from './reveals.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let sue: string
let client: { readonly id: ClientId; readonly email: string }

beforeAll(async () => {
  const { db } = database()
  api = await createOfficeApp(db, {
    register: (office, install) => registerRevealRoutes(office, install),
  })
  sue = await sitDown(api, 'sue@desk.example', ['support'])
  client = await aClient(db, { clock: api.clock })
})

const reveal = (
  field: string,
  { token = sue, reason = 'They called.', id = String(client.id) } = {},
) => post(api, `clients/${id}/reveals`, { field, reason }, { token })

async function seenBy(email: string) {
  const [row] = await database().db.rows<{ id: bigint; roles: readonly never[] }>(
    'select id, roles from operators where email = $1',
    [email],
  )
  const member = { id: row?.id ?? 0n, email, roles: row?.roles ?? [] }
  const show = await lensFor({ db: database().db, clock: api.clock }, {
    session: { member },
  } as never)
  return show(client, 'email', client.email).value
}

test('is written down with its reason, and ends after ten minutes', async () => {
  expect(await seenBy('sue@desk.example')).toBeNull()
  const shown = await reveal('email')
  expect(shown.json().data).toMatchObject({ field: 'email' })
  expect(await seenBy('sue@desk.example')).toBe(client.email)
  const [event] = await database().db.rows<{ actor: string; details: string }>(
    `select actor, details from events where kind = 'personal_data_revealed'`,
  )
  expect(event?.actor).toBe('staff:sue@desk.example')
  expect(JSON.parse(event?.details ?? '')).toMatchObject({
    client: String(client.id),
    field: 'email',
    reason: 'They called.',
    staff_proof: 'none',
  })
  // Whoever is looked into is not told so.
  const own = await listEventsOf(database().db, client.id, { before: null, limit: 100 })
  expect(own.map(({ kind }) => kind)).not.toContain('personal_data_revealed')
  api.clock.advance(10 * minute - 1)
  expect(await seenBy('sue@desk.example')).toBe(client.email)
  api.clock.advance(1)
  expect(await seenBy('sue@desk.example')).toBeNull()
})

test('is for the member who asked alone', async () => {
  await sitDown(api, 'tom@desk.example', ['support'])
  await reveal('email')
  expect(await seenBy('sue@desk.example')).toBe(client.email)
  expect(await seenBy('tom@desk.example')).toBeNull()
})

test('takes a reason, a field of the role, and a client', async () => {
  expect((await reveal('email', { reason: '  ' })).json().errors).toMatchObject([
    { field: 'reason' },
  ])
  expect((await reveal('password')).json().errors).toMatchObject([{ field: 'field' }])
  expect((await reveal('wallet')).json().code).toBe('staff_power_missing')
  expect((await reveal('email', { id: '999999' })).statusCode).toBe(404)
  expect((await reveal('email', { id: 'x' })).statusCode).toBe(404)
  const risk = await sitDown(api, 'rob@desk.example', ['risk', 'administrator'])
  expect((await reveal('name', { token: risk })).statusCode).toBe(404)
})

test('is nobody’s about themselves', async () => {
  const token = await sitDown(api, client.email.toUpperCase(), ['compliance'])
  expect((await reveal('phone', { token })).json().code).toBe('own_account')
})

test('stays as it was written', async () => {
  const { db } = database()
  await reveal('email')
  await expect(db.rows(`update personal_reveals set reason = 'None.'`)).rejects.toThrow(
    'append-only',
  )
  await expect(db.rows('delete from personal_reveals')).rejects.toThrow('append-only')
})
