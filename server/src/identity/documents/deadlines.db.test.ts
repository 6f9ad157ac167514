// The clock of identification on a real database: asked once, shown, reminded of, extended.

import { beforeEach, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, millis } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { askForIdentity } from './ask-for-identity.ts'
import { extendDeadline } from './extend-deadline.ts'
import { listDeadlines } from './list-deadlines.ts'
import { remindOfIdentity } from './remind-of-identity.ts'
import { viewDocument } from './view-document.ts'

const database = freshDatabase()
/** A Monday. */
const monday = millis(Date.UTC(2026, 10, 23, 12))
const by = 'staff@example.org'
let clock: TestClock
let ada: TestClient
let count = 0

beforeEach(async () => {
  clock = testClock(monday)
  ada = await aClient(database().db, { clock })
  const hash = 'none'
  if (count === 0) await createOperator(database().db, { email: by, passwordHash: hash }, monday)
  count += 1
})

const deps = () => {
  const install = { mode: 'sandbox' as const, publicUrl: () => 'https://trade.example' }
  return { db: database().db, clock, random: systemRandom, install }
}
const ask = (id: ClientId) => database().db.transaction((tx) => askForIdentity(tx, id, clock.now()))
const view = async () => {
  const { due_on: dueOn, is_overdue: isOverdue } = await viewDocument(deps(), ada.id)
  return [dueOn, isOverdue]
}
const listed = async () =>
  (await listDeadlines(database().db, clock.now())).find(({ clientId }) => clientId === ada.id)
const send = (status: 'pending' | 'approved') =>
  database().db.rows(
    `insert into documents (id, client_id, method, status, file_name, media_type, sealed_key,
       picture_hash, sent_at, decided_at, decided_by)
     values (gen_random_uuid(), $1, 'national_id', $2::document_status, gen_random_uuid(), 'image/webp',
       '', '', now(), case when $2 = 'approved' then now() end,
       case when $2 = 'approved' then 'staff' end)`,
    [ada.id, status],
  )
const subjects = async () => (await mailsTo(database().db, ada.email)).map(({ subject }) => subject)

it('nobody has a last day before we asked; from then on it stays', async () => {
  expect(await view()).toEqual([null, false])
  expect(await ask(ada.id)).toBe('2026-12-07')
  clock.advance(5 * day)
  expect(await ask(ada.id)).toBe('2026-12-07')
  expect(await view()).toEqual(['2026-12-07', false])
})

it('once it is over, staff read that it is overdue; nothing is frozen by itself', async () => {
  await ask(ada.id)
  clock.advance(15 * day)
  await remindOfIdentity(deps())
  expect(await view()).toEqual(['2026-12-07', true])
  expect(await listed()).toMatchObject({ isOverdue: true, last: undefined, email: ada.email })
  const [row] = await database().db.rows<{ state: string }>(
    'select state from clients where id = $1',
    [ada.id],
  )
  expect(row?.state).toBe('active')
  await send('pending')
  expect(await view()).toEqual(['2026-12-07', false])
  expect(await listed()).toMatchObject({ isOverdue: false, last: 'pending' })
})

it('an approved document ends it', async () => {
  await ask(ada.id)
  await send('approved')
  await database().db.rows('update clients set is_identified = true where id = $1', [ada.id])
  expect(await view()).toEqual([null, false])
  expect(await listed()).toBeUndefined()
  expect(await ask(ada.id)).toBeNull()
})

it('three working days before the last one who sent nothing is reminded, once', async () => {
  await ask(ada.id)
  clock.advance(8 * day)
  await remindOfIdentity(deps())
  expect(await subjects()).not.toContain('Please show us who you are')
  clock.advance(day)
  await Promise.all([remindOfIdentity(deps()), remindOfIdentity(deps())])
  await remindOfIdentity(deps())
  const reminders = (await mailsTo(database().db, ada.email)).filter(
    ({ subject }) => subject === 'Please show us who you are',
  )
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.text).toContain('2026-12-07')
})

it('whoever has sent a document is not reminded', async () => {
  await ask(ada.id)
  await send('pending')
  clock.advance(12 * day)
  await remindOfIdentity(deps())
  expect(await subjects()).not.toContain('Please show us who you are')
})

it('staff extend it to thirty working days, once, and the client is told', async () => {
  expect(await extendDeadline(deps(), { known: ada.email, by: staffNamed(by) })).toMatchObject({
    refused: 'not_found',
  })
  await ask(ada.id)
  expect(
    await extendDeadline(deps(), { known: ada.email, by: staffNamed('nobody@example.org') }),
  ).toMatchObject({ refused: 'operator_unknown' })
  const own = { email: ada.email, passwordHash: 'none' }
  await createOperator(database().db, own, clock.now())
  expect(
    await extendDeadline(deps(), { known: ada.email, by: staffNamed(ada.email) }),
  ).toMatchObject({ refused: 'own_account' })
  expect(await extendDeadline(deps(), { known: ada.email, by: staffNamed(by) })).toEqual({
    dueOn: '2027-01-06',
  })
  expect(await extendDeadline(deps(), { known: String(ada.id), by: staffNamed(by) })).toMatchObject(
    {
      refused: 'deadline_extended',
    },
  )
  expect(await view()).toEqual(['2027-01-06', false])
  expect(await listed()).toMatchObject({ dueOn: '2027-01-06', isExtended: true })
  expect(await subjects()).toContain('You have more time for your document')
  const [event] = await database().db.rows<{ actor: string }>(
    `select actor from events where client_id = $1 and kind = 'identity_extended'`,
    [ada.id],
  )
  expect(event?.actor).toBe(`staff:${by}`)
})
