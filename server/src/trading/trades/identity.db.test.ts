// Real money is staked by those only of whom it is known who they are; everything else goes on.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
let engine: TestEngine
let needsIdentity = true

beforeAll(async () => {
  engine = await startTestEngine(database().db, { needsIdentity: () => needsIdentity })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

async function refusalOf(clientId: ClientId, book: 'real' | 'demo'): Promise<string | undefined> {
  const order = anOrder({ book })
  const answer = await engine.lanes.open({ clientId, order, orderKey: null })
  return isRefusal(answer) ? answer.refused : undefined
}

async function send(clientId: ClientId, status: 'pending' | 'approved') {
  await database().db.rows(
    `with sent as (
       insert into documents (id, client_id, method, status, file_name, media_type, sealed_key,
                              picture_hash, sent_at, decided_at, decided_by)
       values (gen_random_uuid(), $1, 'national_id', $2::document_status, gen_random_uuid()::text,
               'image/webp', '\\x00', '\\x00', now(), case $2 when 'approved' then now() end,
               case $2 when 'approved' then 'eve' end) returning *)
     insert into identities (client_id, document_id, firstname, lastname, phone, approved_at)
     select c.id, sent.id, c.firstname, c.lastname, c.phone, now()
       from sent join clients c on c.id = sent.client_id where sent.status = 'approved'`,
    [clientId, status],
  )
}

it('a live trade waits for an approved document, a demo trade for none', async () => {
  const { db } = database()
  const at = engine.clock.now()
  const clientId = await addFundedClient(db, { at, real: dollars(100), demo: dollars(100) })
  expect(await refusalOf(clientId, 'real')).toBe('identity_needed')
  expect(await refusalOf(clientId, 'demo')).toBeUndefined()
  await send(clientId, 'pending')
  expect(await refusalOf(clientId, 'real')).toBe('identity_needed')
  await db.rows(
    `update documents set status = 'rejected', reason = 'dark', decided_at = now(),
       decided_by = 'eve' where client_id = $1`,
    [clientId],
  )
  expect(await refusalOf(clientId, 'real')).toBe('identity_needed')
  await send(clientId, 'approved')
  expect(await refusalOf(clientId, 'real')).toBeUndefined()
})

it('in a sandbox nobody waits', async () => {
  needsIdentity = false
  const at = engine.clock.now()
  const funds = { real: dollars(100), demo: dollars(100) }
  const clientId = await addFundedClient(database().db, { at, ...funds })
  expect(await refusalOf(clientId, 'real')).toBeUndefined()
  needsIdentity = true
})
