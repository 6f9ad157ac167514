// An act is told in all its forms or in none, and in the order in which it became so.

import { beforeEach, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, usdToText } from '#kernel/money.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { listNoticesOf } from '#server/record/notices/notices.store.ts'
import { deliverTellings } from '#server/record/tellings/deliver-tellings.ts'
import type { Telling } from '#server/record/tellings/tellings.store.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { mailsTo } from '#test/mailbox.ts'
import { tell } from './tell-act.ts'
import { act } from './told-act.ts'

const database = freshDatabase()
const deps = {
  clock: testClock(wednesday),
  random: systemRandom,
  install: { mode: 'sandbox', publicUrl: () => 'http://test.example' },
} as const

type Facts = { readonly id: string; readonly amount: string }

const credited = act<Facts>({
  event: 'deposit_approved',
  details: ({ id, amount }) => ({ deposit: id, amount }),
  notice: { kind: 'deposit_approved', details: ({ amount }) => ({ amount }) },
  letter: ({ firstname }, { amount }) => ({
    language: 'en',
    subject: 'Credited',
    greeting: `Hello ${firstname},`,
    paragraphs: [`It is $${amount}.`],
  }),
  news: ({ id }) => ({ type: 'deposit', deposit_id: id }),
})

const deeper = act<Facts>({
  event: null,
  news: ({ id }) => ({ type: 'deposit', deposit_id: id }),
})

let ada: TestClient
let bob: TestClient
let heard: Telling[]

beforeEach(async () => {
  const { db } = database()
  ada = await aClient(db)
  bob = await aClient(db)
  await deliverTellings(db, () => {})
  heard = []
})

const hear = () => deliverTellings(database().db, (telling) => void heard.push(telling))

const told = (tx: Tx, clientId: ClientId, id: string, of = credited) =>
  tell(
    tx,
    { act: of, clientId, actor: 'system', at: wednesday, facts: { id, amount: '5.00' } },
    deps,
  )

const idsHeard = () =>
  heard.flatMap(({ messages }) =>
    messages.flatMap((message) => (message.type === 'deposit' ? [message.deposit_id] : [])),
  )

describe('telling', () => {
  test('writes the event, the notice and the letter, and the sockets hear of it', async () => {
    const { db } = database()
    const account = await db.transaction(async (tx) => {
      const held = await holdAccountIn(tx, ada.id, 'real')
      noteActing(tx, 'staff:eve@staff.example', 'program')
      await tell(
        tx,
        {
          act: credited,
          clientId: ada.id,
          actor: 'staff:eve@staff.example',
          at: wednesday,
          facts: { id: 'one', amount: usdToText(dollars(5)) },
          account: held,
        },
        deps,
      )
      return held
    })
    const [event] = await listEventsOf(db, ada.id, { before: null, limit: 1 })
    expect(event).toMatchObject({
      kind: 'deposit_approved',
      actor: 'staff:eve@staff.example',
      details: JSON.stringify({
        deposit: 'one',
        amount: '5.00',
        staff_by: 'program',
        staff_proof: 'none',
      }),
    })
    const [notice] = await listNoticesOf(db, ada.id, { before: null, limit: 1 })
    expect(notice).toMatchObject({ kind: 'deposit_approved', details: { amount: '5.00' } })
    expect((await mailsTo(db, ada.email)).at(-1)?.text).toContain('It is $5.00.')
    expect(await hear()).toBe(1)
    expect(heard).toMatchObject([
      {
        clientId: ada.id,
        messages: [
          { type: 'deposit', deposit_id: 'one' },
          { type: 'balance', mode: 'real', version: Number(account.postings) },
          { type: 'notice', id: String(notice?.id), kind: 'deposit_approved' },
        ],
      },
    ])
    expect(await hear()).toBe(0)
  })

  test('leaves nothing behind where the transaction fails', async () => {
    const { db } = database()
    const mails = (await mailsTo(db, ada.email)).length
    const undone = db.transaction(async (tx) => {
      await told(tx, ada.id, 'undone')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await listEventsOf(db, ada.id, { before: null, limit: 9 })).toEqual([])
    expect(await listNoticesOf(db, ada.id, { before: null, limit: 9 })).toEqual([])
    expect(await mailsTo(db, ada.email)).toHaveLength(mails)
    expect(await hear()).toBe(0)
  })

  test('of what is only news says it and keeps nothing', async () => {
    const { db } = database()
    await db.transaction((tx) => told(tx, ada.id, 'deep', deeper))
    expect(await listEventsOf(db, ada.id, { before: null, limit: 9 })).toEqual([])
    await hear()
    expect(idsHeard()).toEqual(['deep'])
  })

  test('is passed on in the order of each client, whoever commits first', async () => {
    const { db } = database()
    const many = Array.from({ length: 12 }, (_, nr) => nr)
    await Promise.all(
      many.map((nr) => db.transaction((tx) => told(tx, nr % 2 ? ada.id : bob.id, `${nr}`))),
    )
    await hear()
    for (const { id: clientId } of [ada, bob]) {
      const events = await listEventsOf(db, clientId, { before: null, limit: 20 })
      const inOrder = events.map(({ details }) => JSON.parse(details).deposit).reverse()
      const own = heard.filter((telling) => telling.clientId === clientId)
      const said = own.map(({ messages: [first] }) => first?.type === 'deposit' && first.deposit_id)
      expect(said).toEqual(inOrder)
    }
  })

  test('comes again with the same id where something dies before it is taken out', async () => {
    const { db } = database()
    await db.transaction((tx) => told(tx, ada.id, 'first'))
    await db.transaction((tx) => told(tx, ada.id, 'second'))
    const dying = deliverTellings(db, (telling) => {
      heard.push(telling)
      if (idsHeard().includes('second')) throw new Error('died')
    })
    await expect(dying).rejects.toThrow('died')
    await hear()
    expect(idsHeard()).toEqual(['first', 'second', 'first', 'second'])
    const once = new Map(heard.map((telling) => [telling.id, telling]))
    expect([...once.values()]).toHaveLength(2)
  })
})
