// Confirming the address over HTTP: links, new links, and that they work once.

import { describe, expect, test } from 'vitest'
import { successes } from '#contract/client/successes.ts'
import { day, hour, minute } from '#kernel/time.ts'
import { type AccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { appCode } from '#test/authenticator.ts'
import { aClient } from '#test/clients.ts'
import { confirmationHash, mailsTo } from '#test/mailbox.ts'
import {
  anApp,
  aRegistration,
  call,
  confirm,
  database,
  openRegistering,
  register,
} from '#test/registering.ts'

openRegistering()

describe('confirming the address', () => {
  test('brings 10,000 play dollars on the live account of a sandbox, once', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const { token } = await signInAs(api.app, registration)
    const hash = await confirmationHash(db, registration.email)
    expect((await confirm(api, hash)).statusCode).toBe(200)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ email_verified: true, balance: 10_000, demo_balance: 10_000 })

    const again = await confirm(api, hash)
    expect([again.statusCode, again.json().code]).toEqual([422, 'link_invalid'])
    expect((await getMe(api.app, token)).json().data.balance).toBe(10_000)
  })

  test('brings nothing in live mode', async () => {
    const { db } = database()
    const api = await anApp({ installMode: 'live' })
    const registration = aRegistration()
    await register(api, registration)
    await confirm(api, await confirmationHash(db, registration.email))
    const { token } = await signInAs(api.app, registration)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ email_verified: true, balance: 0 })
  })

  test('twenty at once with one link grant once', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const hash = await confirmationHash(db, registration.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(api, hash)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 422)).toHaveLength(19)
    const { token } = await signInAs(api.app, registration)
    expect((await getMe(api.app, token)).json().data.balance).toBe(10_000)
  })

  test('looking at a link uses nothing up (T18)', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const hash = await confirmationHash(db, registration.email)
    for (const method of ['HEAD', 'GET', 'GET', 'GET', 'OPTIONS'] as const) {
      await api.app.inject({ method, url: `/api/auth/verify-email?hash=${hash}` })
      await api.app.inject({ method, url: `/verify-email?hash=${hash}` })
    }
    expect(await confirmationHash(db, registration.email)).toBe(hash)
    expect((await confirm(api, hash)).statusCode).toBe(200)
  })

  test('a link is good for 24 hours', async () => {
    const { db } = database()
    const api = await anApp()
    const [early, late] = [aRegistration(), aRegistration()]
    await register(api, early)
    await register(api, late)
    api.clock.advance(day - 1)
    expect((await confirm(api, await confirmationHash(db, early.email))).statusCode).toBe(200)
    api.clock.advance(1)
    expect((await confirm(api, await confirmationHash(db, late.email))).statusCode).toBe(422)
  })

  test.each(['x', 'x'.repeat(32), '__proto__', "' or 1=1 --"])('"%s" is no link', async (hash) => {
    const reply = await confirm(await anApp(), hash)
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'link_invalid'])
  })

  test('the session of a registration is no confirmation link', async () => {
    const api = await anApp()
    const { session } = (await register(api, aRegistration())).json()
    expect((await confirm(api, session)).statusCode).toBe(422)
  })

  test('links name the public address, whatever the request says (T19)', async () => {
    const { db } = database()
    const api = await anApp({ publicUrl: 'https://trade.example' })
    const registration = aRegistration()
    await api.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: registration,
    })
    const [mail] = await mailsTo(db, registration.email)
    expect(mail?.text).toContain('\nhttps://trade.example/verify-email?hash=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  test('every mail of a sandbox says that it is one; none of a live install does', async () => {
    const { db } = database()
    const notice = 'Demonstration install. No licence configured. No real money.'
    for (const [installMode, isSaid] of [
      ['sandbox', true],
      ['live', false],
    ] as const) {
      const api = await anApp({ installMode })
      const registration = aRegistration()
      await register(api, registration)
      await register(api, registration)
      const mails = await mailsTo(db, registration.email)
      expect(mails).toHaveLength(2)
      for (const { text, html } of mails) {
        expect(text.includes(notice)).toBe(isSaid)
        expect(html.includes(notice)).toBe(isSaid)
      }
    }
  })
})

describe('the browser that signed up', () => {
  /** Signs up, and gives the mark of the browser and the link that came by mail. */
  async function signedUp(api: AccountsApp) {
    const registration = aRegistration()
    const { cookies } = await register(api, registration)
    const device = cookies.find(({ name }) => name === 'device')?.value ?? ''
    return { device, hash: await confirmationHash(database().db, registration.email), registration }
  }

  const open = (api: AccountsApp, hash: string, device: string, headers = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/verify-email',
      payload: { hash },
      cookies: { device },
      headers,
    })

  test('is signed in by the link, with a session of its own', async () => {
    const api = await anApp()
    const { device, hash, registration } = await signedUp(api)
    const reply = await open(api, hash, device)
    expect(reply.json()).toMatchObject({
      message: successes.email_confirmed,
      data: { email: registration.email, email_verified: true },
    })
    expect(reply.cookies.map(({ name }) => name).sort()).toEqual(['device', 'refresh'])
    const { token } = reply.json().tokens.access
    expect((await getMe(api.app, token)).statusCode).toBe(200)
    const mails = await mailsTo(database().db, registration.email)
    expect(mails).toHaveLength(1)
  })

  test('is the only one: no other, none marked by another account or none at all', async () => {
    const api = await anApp()
    const [one, two] = [await signedUp(api), await signedUp(api)]
    const answers = [await open(api, one.hash, two.device), await confirm(api, two.hash)]
    for (const reply of answers) {
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).not.toHaveProperty('tokens')
      expect([reply.json().data, reply.cookies]).toEqual([null, []])
    }
  })

  test('is not signed in where another site asks, or once the link is used', async () => {
    const api = await anApp()
    const { device, hash } = await signedUp(api)
    const foreign = await open(api, hash, device, { origin: 'https://evil.example' })
    expect(foreign.json()).not.toHaveProperty('tokens')
    expect((await open(api, hash, device)).json()).not.toHaveProperty('tokens')
  })

  test('gives the second factor that it has by then', async () => {
    const api = await anApp()
    const { device, hash, registration } = await signedUp(api)
    const { token } = await signInAs(api.app, registration)
    const post = async (url: string, payload: object) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await api.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
    }
    const { password } = registration
    const { proof } = (await post('/auth/step-up', { action: 'totp_add', password })).data
    const { secret } = (await post('/users/totp', { proof })).data
    const code = appCode(secret, api.clock.now(), 0)
    expect((await post('/users/totp/confirm', { code })).status).toBe(true)
    const reply = await open(api, hash, device)
    expect([reply.statusCode, reply.json().data]).toEqual([200, null])
  })

  test('gets the mark for a known address too, and nothing by it', async () => {
    const api = await anApp()
    const { hash, registration } = await signedUp(api)
    const again = await register(api, registration)
    expect(again.cookies.map(({ name }) => name)).toEqual(['device'])
    const mark = again.cookies[0]?.value ?? ''
    expect((await open(api, hash, mark)).json().data).toBeNull()
  })
})

describe('asking for a new link', () => {
  const resend = (api: AccountsApp, token: string) =>
    call(api, 'POST', '/api/auth/verify-email/link', token)

  test('ends the old one', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const old = await confirmationHash(db, registration.email)
    api.clock.advance(minute)
    const { token } = await signInAs(api.app, registration)
    expect((await resend(api, token)).statusCode).toBe(200)
    const fresh = await confirmationHash(db, registration.email)
    expect(fresh).not.toBe(old)
    expect((await confirm(api, old)).statusCode).toBe(422)
    expect((await confirm(api, fresh)).statusCode).toBe(200)
  })

  test('needs no sign-in with a link that is dead: the new one goes to its own address', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const old = await confirmationHash(db, registration.email)
    api.clock.advance(25 * hour)
    expect((await confirm(api, old)).json().code).toBe('link_invalid')
    const renew = (hash: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/verify-email/renewal',
        payload: { hash },
      })
    expect((await renew('A'.repeat(43))).json().code).toBe('link_invalid')
    expect((await renew(old)).statusCode).toBe(200)
    const fresh = await confirmationHash(db, registration.email)
    expect(fresh).not.toBe(old)
    expect((await confirm(api, fresh)).statusCode).toBe(200)
    expect((await renew(old)).json().message).toBe('Your e-mail is already confirmed.')
    const mails = await mailsTo(db, registration.email)
    expect(mails.filter(({ subject }) => /confirm your e-mail/.test(subject))).toHaveLength(2)
  })

  test('needs a sign-in', async () => {
    const { app } = await anApp()
    const asked = await app.inject({ method: 'POST', url: '/api/auth/verify-email/link' })
    const opened = await app.inject({ url: '/api/auth/verify-email' })
    expect([asked.statusCode, opened.statusCode]).toEqual([401, 401])
  })

  test('takes a POST: opening the address sends nothing, and says what to press', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const link = await confirmationHash(db, registration.email)
    const { token } = await signInAs(api.app, registration)
    const before = await mailsTo(db, registration.email)
    const answers = new Set<string>()
    for (const method of ['GET', 'HEAD', 'GET', 'GET', 'HEAD', 'GET'] as const) {
      const reply = await api.app.inject({
        method,
        url: '/api/auth/verify-email',
        headers: { authorization: `Bearer ${token}`, 'sec-purpose': 'prefetch' },
      })
      answers.add(`${method} ${reply.statusCode} ${reply.body}`)
    }
    expect([...answers]).toEqual([
      'GET 200 {"status":true,"message":"Nothing was sent: opening an address never sends a ' +
        'mail. For a new link, please press “Send Link” in your wallet, at the top of the page.",' +
        '"data":null}',
      'HEAD 200 ',
    ])
    expect(await mailsTo(db, registration.email)).toEqual(before)
    // The one that is under way stays good, and none of it counted against those that may be sent.
    for (let i = 0; i < 5; i += 1) expect((await resend(api, token)).statusCode).toBe(200)
    expect((await confirm(api, link)).json().code).toBe('link_invalid')
    expect(await mailsTo(db, registration.email)).toHaveLength(before.length + 5)
  })

  test('sends nothing to an address that is confirmed', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const reply = await resend(api, token)
    expect(reply.json()).toMatchObject({ message: 'Your e-mail is already confirmed.' })
    expect(await mailsTo(db, client.email)).toEqual([])
  })

  test('is limited', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { emailConfirmed: false })
    const { token } = await signInAs(api.app, client)
    const codes = []
    for (let i = 0; i < 7; i += 1) codes.push((await resend(api, token)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await mailsTo(db, client.email)).toHaveLength(5)
  })

  test('many at once leave one good link', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { emailConfirmed: false })
    const { token } = await signInAs(api.app, client)
    await Promise.all(Array.from({ length: 5 }, () => resend(api, token)))
    const rows = await db.rows(
      'select hash from links where client_id = $1 and used_at is null and replaced_at is null',
      [client.id],
    )
    expect(rows).toHaveLength(1)
  })
})

test('books stay balanced through all of it', async () => {
  const wrong = await database().db.rows(
    `select id from ledger_accounts a
      where client_id is not null and balance <> coalesce(
        (select sum(p.amount) from postings p where p.account_id = a.id), 0)`,
  )
  expect(wrong).toEqual([])
})
