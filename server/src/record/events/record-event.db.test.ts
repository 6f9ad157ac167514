import { beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { later, minute } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { anchorHeads } from './anchor-heads.ts'
import { listAnchoredHeads } from './anchors.store.ts'
import { listEventsAfter, listEventsOf, type StoredEvent } from './events.store.ts'
import { hashOfAnchor } from './hash-anchor.ts'
import { chainStart, hashOf } from './hash-event.ts'
import { recordEvent } from './record-event.ts'

const database = freshDatabase()
let ada: ClientId
let bob: ClientId

beforeAll(async () => {
  ada = (await aClient(database().db)).id
  bob = (await aClient(database().db)).id
})

const record = (tx: Tx, clientId: ClientId | null, nr: number) =>
  recordEvent(tx, {
    at: wednesday,
    clientId,
    actor: 'client',
    kind: 'signed_in',
    details: { nr },
  })

async function chain(clientId: ClientId | null): Promise<StoredEvent[]> {
  const events = await listEventsAfter(database().db, { chain: -1n, nr: 0n }, 100)
  return events.filter((event) => event.chain === (clientId ?? 0n))
}

describe('recording', () => {
  test('chains events, also those that are recorded at once', async () => {
    const { db } = database()
    const whose = [ada, bob, null, ada, null, bob, ada, null]
    await Promise.all(whose.map((id, nr) => db.transaction((tx) => record(tx, id, nr))))
    for (const id of [ada, bob, null]) {
      const events = await chain(id)
      const count = whose.filter((it) => it === id).length
      expect(events.map(({ nr }) => Number(nr))).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      )
      for (const [index, event] of events.entries()) {
        expect(event.previous).toEqual(events[index - 1]?.hash ?? chainStart)
        expect(event.hash).toEqual(hashOf(event))
        expect(event.clientId).toBe(id)
      }
    }
    const own = await listEventsOf(db, ada, { before: null, limit: 2 })
    expect(own.map(({ nr, clientId }) => [nr, clientId])).toEqual([
      [3n, ada],
      [2n, ada],
    ])
    await expect(db.rows('delete from events')).rejects.toThrow('append-only')
  })

  test('waits for nobody but the same client', async () => {
    const { db } = database()
    await db.transaction(async (held) => {
      await record(held, ada, 100)
      // Not committed: this would wait for ever if the chains were one.
      await db.transaction((tx) => record(tx, bob, 101))
      await db.transaction((tx) => record(tx, null, 102))
    })
  })
})

describe('an anchor', () => {
  const clock = testClock(wednesday)
  const anchored = () => database().db.transaction((tx) => anchorHeads(tx, clock.now()))

  test('binds the heads that have moved, and the anchor before', async () => {
    const { db } = database()
    const first = await anchored()
    expect(first).toMatchObject({ nr: 1n, at: wednesday, previous: chainStart })
    expect(await anchored()).toBeUndefined()
    await db.transaction((tx) => record(tx, ada, 200))
    clock.advance(minute)
    const second = await anchored()
    expect(second).toMatchObject({ nr: 2n, at: later(wednesday, minute), previous: first?.hash })
    if (!second) throw new Error('a chain has moved')
    const heads = await listAnchoredHeads(db, 2n)
    const last = (await chain(ada)).at(-1)
    expect(heads).toEqual([{ chain: ada, nr: last?.nr, hash: last?.hash, found: last?.hash }])
    expect(second.hash).toEqual(hashOfAnchor(second, heads))
    await expect(db.rows('delete from event_anchor_heads')).rejects.toThrow('append-only')
    await expect(db.rows('update event_anchors set at = now()')).rejects.toThrow('append-only')
  })

  test('waits for nobody: a chain that is being added to comes with the next', async () => {
    const { db } = database()
    await db.transaction((tx) => record(tx, bob, 300))
    await db.transaction(async (held) => {
      await record(held, ada, 301)
      const anchor = await anchored()
      const heads = await listAnchoredHeads(db, anchor?.nr ?? 0n)
      expect(heads.map((head) => head.chain)).toEqual([bob])
    })
    const next = await anchored()
    const heads = await listAnchoredHeads(db, next?.nr ?? 0n)
    expect(heads.map((head) => head.chain)).toEqual([ada])
  })
})
