import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { day, iso } from '#kernel/time.ts'
import { createAccountsApp, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { startForgetting } from './forget-old-records.ts'

const database = freshDatabase()

test('tokens go once they are over; sessions, their spent tokens and links a month later', async () => {
  const { db } = database()
  const { app, clock } = await createAccountsApp(db)
  const client = await aClient(db, { clock, emailConfirmed: false })
  const { refresh, token } = await signInAs(app, client, { remember: true })
  const second = await postRefresh(app, refresh)
  await postRefresh(app, second.cookies[0]?.value ?? '')
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ method: 'POST', url: '/api/auth/verify-email/link', headers })

  const counts = async () => {
    const [row] = await db.rows(
      `select (select count(*)::int from access_tokens) as tokens,
              (select count(*)::int from sessions) as sessions,
              (select count(*)::int from spent_refresh_tokens) as spent,
              (select count(*)::int from links) as links,
              (select count(*)::int from outbox) as mails`,
    )
    return row
  }
  const forget = async () => {
    const loop = startForgetting({ db, clock, log: (message) => expect(message).toBe('') })
    await sleep(1)
    await loop.stop()
    return counts()
  }
  const all = { tokens: 3, sessions: 1, spent: 1, links: 1, mails: 1 }
  expect(await forget()).toEqual(all)

  clock.advance(day)
  expect(await forget()).toEqual({ ...all, tokens: 0 })
  clock.advance(30 * day)
  expect(await forget()).toEqual({ ...all, tokens: 0 })
  clock.advance(1)
  // The mail was never sent, so it stays.
  expect(await forget()).toEqual({ ...all, tokens: 0, links: 0 })
  clock.advance(30 * day)
  expect(await forget()).toEqual({ tokens: 0, sessions: 0, spent: 0, links: 0, mails: 1 })
})

test('messages to support go after two years', async () => {
  const { db } = database()
  const { clock } = await createAccountsApp(db)
  await db.rows(
    `insert into contact_messages (name, email, message, received_at)
     values ('Ada', 'ada@example.org', 'Hello.', $1)`,
    [iso(clock.now())],
  )
  const messagesLeft = async () => {
    const loop = startForgetting({ db, clock, log: (message) => expect(message).toBe('') })
    await sleep(1)
    await loop.stop()
    const rows = await db.rows('select from contact_messages')
    return rows.length
  }
  clock.advance(2 * 365 * day)
  expect(await messagesLeft()).toBe(1)
  clock.advance(1)
  expect(await messagesLeft()).toBe(0)
})
