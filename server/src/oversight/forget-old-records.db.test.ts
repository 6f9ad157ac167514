import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { day, iso, later, minute } from '#kernel/time.ts'
import { newStopToken } from '#server/money/withdrawals/stop-withdrawal.ts'
import { findLinked } from '#server/money/withdrawals/withdrawal-links.store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { createAccountsApp, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { askWithdrawal, payWithdrawal } from '#test/withdrawn.ts'
import { startForgetting } from './forget-old-records.ts'

const database = freshDatabase()

/** One round of it, whole. */
async function forgetNow(db: Db, clock: Clock): Promise<void> {
  const loop = startForgetting({ db, clock, log: (message) => expect(message).toBe('') })
  await sleep(1)
  await loop.stop()
}

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
    await forgetNow(db, clock)
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

test('what ended before its time is forgotten a month after it ended', async () => {
  const { db } = database()
  const { app, clock } = await createAccountsApp(db)
  const client = await aClient(db, { clock, emailConfirmed: false })
  await signInAs(app, client, { remember: true })
  const { token } = await signInAs(app, client, { remember: true })
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ method: 'POST', url: '/api/auth/verify-email/link', headers })
  const soon = iso(later(clock.now(), 5 * minute))
  // One of the sessions ends early, as does the link; neither would have expired for long.
  await db.rows(
    `with one as (select id from sessions where client_id = $1 limit 1), ended as (
       update sessions set ended_at = $2, ended_because = 'signed_out'
        where id in (select id from one))
     update links set used_at = $2, expires_at = $3 where client_id = $1`,
    [client.id, soon, iso(later(clock.now(), 90 * day))],
  )
  await db.rows('update sessions set expires_at = $2 where client_id = $1', [
    ...[client.id, iso(later(clock.now(), 90 * day))],
  ])
  const left = async () => {
    await forgetNow(db, clock)
    const [row] = await db.rows(
      `select (select count(*)::int from sessions where client_id = $1) as sessions,
              (select count(*)::int from links where client_id = $1) as links`,
      [client.id],
    )
    return row
  }
  clock.advance(30 * day + 5 * minute)
  expect(await left()).toEqual({ sessions: 2, links: 1 })
  clock.advance(1)
  expect(await left()).toEqual({ sessions: 1, links: 0 })
})

test('a link that cancels a withdrawal leads nowhere a month after the withdrawal ended', async () => {
  const { db } = database()
  const { clock } = await createAccountsApp(db)
  const wish = { method: 'btc', network: 'bitcoin_testnet', destination: 'tb1qexample' } as const
  const asked = { ...wish, amount: dollars(20), at: clock.now() }
  const { id: clientId } = await aClient(db, { clock })
  const waiting = await askWithdrawal(db, clientId, asked)
  const paid = await payWithdrawal(db, clientId, {
    ...asked,
    paidAt: later(clock.now(), day),
    reference: 'ab',
  })
  const tokens = await db.transaction((tx) =>
    Promise.all([waiting, paid].map((id) => newStopToken(tx, systemRandom, id))),
  )
  const found = () => Promise.all(tokens.map((token) => findLinked(db, hashOfToken(token))))
  clock.advance(31 * day)
  await forgetNow(db, clock)
  expect(await found()).toEqual([waiting, paid])
  clock.advance(1)
  await forgetNow(db, clock)
  expect(await found()).toEqual([waiting, undefined])
  // Of one that waits, nobody forgets it.
  const early = db.rows('update withdrawal_links set hash = null where withdrawal_id = $1', [
    waiting,
  ])
  await expect(early).rejects.toMatchObject({ code: '23514' })
})

test('sign-ins that nobody finished, proofs and challenges go once they ended', async () => {
  const { db } = database()
  const { clock } = await createAccountsApp(db)
  const { id } = await aClient(db, { clock })
  const end = iso(later(clock.now(), 5 * minute))
  await db.rows(
    `with half as (
       insert into half_sign_ins (hash, client_id, remembered, created_at, expires_at)
       values ('one', $1, false, $2, $2)), proof as (
       insert into proofs (hash, client_id, action, given_by, expires_at)
       values ('one', $1, 'data_export', 'password', $2))
     insert into passkey_challenges (hash, purpose, expires_at) values ('one', 'sign_in', $2)`,
    [id, end],
  )
  const left = async () => {
    await forgetNow(db, clock)
    const [row] = await db.rows<{ left: number }>(
      `select (select count(*) from half_sign_ins)::int + (select count(*) from proofs)::int
              + (select count(*) from passkey_challenges)::int as left`,
    )
    return row?.left
  }
  clock.advance(5 * minute)
  expect(await left()).toBe(3)
  clock.advance(1)
  expect(await left()).toBe(0)
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
    await forgetNow(db, clock)
    const rows = await db.rows('select from contact_messages')
    return rows.length
  }
  clock.advance(2 * 365 * day)
  expect(await messagesLeft()).toBe(1)
  clock.advance(1)
  expect(await messagesLeft()).toBe(0)
})
