import { expect, it } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { listEventsAfter, listEventsOf } from './events.store.ts'
import { chainStart, hashOf } from './hash-event.ts'
import { recordEvent } from './record-event.ts'

const database = freshDatabase()

it('chains events, also those that are recorded at once', async () => {
  const { db } = database()
  const clientId = await addFundedClient(db, {
    at: wednesday,
    real: dollars(1),
    demo: dollars(1),
  })
  const record = (nr: number) =>
    db.transaction((tx) =>
      recordEvent(tx, {
        at: wednesday,
        clientId: nr % 2 === 0 ? clientId : null,
        actor: 'client',
        kind: 'signed_in',
        details: { nr },
      }),
    )
  await Promise.all(Array.from({ length: 8 }, (_, nr) => record(nr)))
  const events = await listEventsAfter(db, 0n, 100)
  expect(events.map(({ nr }) => nr)).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
  for (const [index, event] of events.entries()) {
    expect(event.previous).toEqual(events[index - 1]?.hash ?? chainStart)
    expect(event.hash).toEqual(hashOf(event))
  }
  const own = await listEventsOf(db, clientId, { before: null, limit: 3 })
  expect(own.map((event) => event.clientId)).toEqual([clientId, clientId, clientId])
  await expect(db.rows('delete from events')).rejects.toThrow('append-only')
})
