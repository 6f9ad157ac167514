import { describe, expect, test, vi } from 'vitest'
import { day } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { startAnnouncingNotices } from './announce-notices.ts'
import { forgetOldNotices } from './forget-old-notices.ts'
import { listNoticesOf } from './notices.store.ts'
import { tellClient } from './tell-client.ts'

const database = freshDatabase()

async function aSignedIn() {
  const { db } = database()
  const api = await createAccountsApp(db)
  const client = await aClient(db)
  const { token } = await signInAs(api.app, client)
  const headers = { authorization: `Bearer ${token}` }
  const list = async (query = '') =>
    (await api.app.inject({ url: `/api/users/notices${query}`, headers })).json().data
  const read = (upTo: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/users/notices/read',
      headers,
      payload: { up_to: upTo },
    })
  const tell = (amount: string) =>
    tellClient(db, {
      clientId: client.id,
      kind: 'deposit_approved',
      at: api.clock.now(),
      details: { amount },
    })
  return { ...api, client, list, read, tell }
}

describe('notices', () => {
  test('are listed to their own client, newest first, page by page', async () => {
    const one = await aSignedIn()
    const other = await aSignedIn()
    await other.tell('9.00')
    for (const amount of ['1.00', '2.00', '3.00']) await one.tell(amount)
    const first = await one.list('?limit=2')
    expect(first.unread).toBe(3)
    expect(first.notices).toMatchObject([
      { kind: 'deposit_approved', details: { amount: '3.00' }, read: false },
      { details: { amount: '2.00' } },
    ])
    const second = await one.list(`?limit=2&cursor=${first.next_cursor}`)
    expect(second.notices).toMatchObject([{ details: { amount: '1.00' } }])
    expect(second.next_cursor).toBeNull()
  })

  test('count as read up to the one that was seen, and stay so', async () => {
    const one = await aSignedIn()
    const other = await aSignedIn()
    for (const amount of ['1.00', '2.00', '3.00']) await one.tell(amount)
    await other.tell('9.00')
    const [, middle] = (await one.list()).notices
    expect((await one.read(middle.id)).json().data).toEqual({ unread: 1 })
    expect((await one.read(middle.id)).json().data).toEqual({ unread: 1 })
    const marks = (await one.list()).notices.map(({ read }: { read: boolean }) => read)
    expect(marks).toEqual([false, true, true])
    await one.read('999999999')
    expect((await other.list()).unread).toBe(1)
    expect((await one.read('x')).statusCode).toBe(422)
  })

  test('are told to those who are there once the transaction commits, and never before', async () => {
    const { db } = database()
    const { client, clock } = await aSignedIn()
    const other = await aClient(db)
    const heard: { client: unknown; amount: unknown; balance: unknown }[] = []
    const announcing = startAnnouncingNotices(
      db,
      {
        hears: (clientId) => clientId === client.id,
        told: (clientId, { details: { amount = null } }, account) =>
          heard.push({ client: clientId, amount, balance: account?.balance }),
      },
      () => {},
    )
    const tell = (tx: Tx, clientId: typeof client.id, amount: string) =>
      tellClient(tx, {
        clientId,
        kind: 'deposit_approved' as const,
        at: clock.now(),
        details: { amount },
      })
    const untilHeard = (amount: string, again: () => Promise<void>) =>
      vi.waitFor(
        async () => {
          await again()
          expect(heard.map((one) => one.amount)).toContain(amount)
        },
        { timeout: 20_000 },
      )
    // What is told before the listener is there is lost: it is told until it is heard.
    await untilHeard('first', () => tell(db, client.id, 'first'))
    const undone = db.transaction(async (tx) => {
      await tell(tx, client.id, 'undone')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await tell(db, other.id, 'not there')
    await tell(db, client.id, 'last')
    await untilHeard('last', async () => {})
    expect(heard).toContainEqual({ client: client.id, amount: 'last', balance: 1_000_000n })
    expect(new Set(heard.map(({ amount }) => amount))).toEqual(new Set(['first', 'last']))
    await announcing.stop()
  })

  test('are forgotten after a year', async () => {
    const { clock, client, tell } = await aSignedIn()
    await tell('1.00')
    clock.advance(200 * day)
    await tell('2.00')
    clock.advance(166 * day)
    await forgetOldNotices(database().db, clock.now())
    const page = { before: null, limit: 10 }
    const kept = await listNoticesOf(database().db, client.id, page)
    expect(kept.map(({ details }) => details)).toEqual([{ amount: '2.00' }])
  })
})
