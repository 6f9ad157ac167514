import { describe, expect, test } from 'vitest'
import { day } from '#kernel/time.ts'
import { createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { addNotice } from './add-notice.ts'
import { forgetOldNotices } from './forget-old-notices.ts'
import { listNoticesOf } from './notices.store.ts'

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
    addNotice(db, {
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
