// Tokens over HTTP: how long they are good, how they are renewed, and where from.

import { describe, expect, test } from 'vitest'
import { day, minute, second } from '#kernel/time.ts'
import { type AccountsApp, cookieOf, getMe, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { mailsTo } from '#test/mailbox.ts'
import { anApp, database, logout, openSessions, statusOf } from '#test/session-calls.ts'
import { endAllSessions } from './end-all-sessions.ts'

openSessions()

describe('an access token (T13)', () => {
  test('is good for 15 minutes', async () => {
    const api = await anApp()
    const { token } = await signInAs(api.app, await aClient(database().db))
    api.clock.advance(15 * minute - 1)
    expect(await statusOf(getMe(api.app, token))).toBe(200)
    api.clock.advance(1)
    expect(await statusOf(getMe(api.app, token))).toBe(401)
    // Neither the memory nor the database has another opinion.
    expect(await statusOf(getMe((await anApp()).app, token))).toBe(200)
  })

  test('works without the memory, too: after a restart, or in another process', async () => {
    const { token } = await signInAs((await anApp()).app, await aClient(database().db))
    expect(await statusOf(getMe((await anApp()).app, token))).toBe(200)
  })

  test('costs no query once it is known', async () => {
    const { db } = database()
    const api = await anApp()
    const { token } = await signInAs(api.app, await aClient(db))
    await getMe(api.app, token)
    expect(api.identity.identification.identify(`Bearer ${token}`)).toMatchObject({
      sessionId: expect.any(String),
    })
  })

  test.each<[string, (token: string) => string | undefined]>([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['without a scheme', (token) => token],
    ['of another scheme', (token) => `Basic ${token}`],
    ['with one letter changed', (token) => `Bearer ${edited(token, 20)}`],
    ['with the last letter changed', (token) => `Bearer ${edited(token, 42)}`],
    ['cut short', (token) => `Bearer ${token.slice(1)}`],
    ['made longer', (token) => `Bearer ${token}A`],
    ['twice', (token) => `Bearer ${token} ${token}`],
    ['very long', (token) => `Bearer ${token.repeat(100)}`],
    ['made up', () => `Bearer ${'A'.repeat(43)}`],
    ['a token of the alg "none" kind', () => 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['with SQL in it', () => "Bearer ' or '1'='1"],
  ])('%s: 401', async (_what, header) => {
    const api = await anApp()
    const { token } = await signInAs(api.app, await aClient(database().db))
    const authorization = header(token)
    const headers = authorization === undefined ? {} : { authorization }
    const reply = await api.app.inject({ url: '/api/users/me', headers })
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out'])
  })

  test('is not the refresh token, nor the other way round', async () => {
    const api = await anApp()
    const { token, refresh } = await signInAs(api.app, await aClient(database().db))
    expect(await statusOf(getMe(api.app, refresh))).toBe(401)
    expect(await statusOf(postRefresh(api.app, token))).toBe(401)
    expect(await statusOf(getMe(api.app, token))).toBe(200)
  })
})

describe('signing out', () => {
  test('ends every token of the session at once, and no other session', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const [here, there] = [await signInAs(api.app, client), await signInAs(api.app, client)]
    const renewed = await postRefresh(api.app, here.refresh)
    const refresh = cookieOf(renewed, 'refresh')?.value ?? ''
    const tokens = [here.token, renewed.json().tokens.access.token]
    for (const token of [...tokens, there.token]) await getMe(api.app, token)

    const reply = await logout(api, { refresh })
    expect(reply.json()).toMatchObject({ status: true, data: null })
    expect(cookieOf(reply, 'refresh')).toMatchObject({ value: '', path: '/api/auth' })
    expect(api.ended).toHaveLength(1)
    for (const token of tokens) expect(await statusOf(getMe(api.app, token))).toBe(401)
    expect(await statusOf(postRefresh(api.app, refresh))).toBe(401)
    expect(await statusOf(getMe(api.app, there.token))).toBe(200)
  })

  test('works with the access token alone', async () => {
    const api = await anApp()
    const { token, refresh } = await signInAs(api.app, await aClient(database().db))
    await logout(api, { token })
    expect(await statusOf(getMe(api.app, token))).toBe(401)
    expect(await statusOf(postRefresh(api.app, refresh))).toBe(401)
  })

  test('answers the same when nobody is signed in', async () => {
    const api = await anApp()
    const { token } = await signInAs(api.app, await aClient(database().db))
    const [one, two, three] = [
      await logout(api, { token }),
      await logout(api, { token }),
      await logout(api, {}),
    ]
    expect([two.statusCode, two.body]).toEqual([one.statusCode, one.body])
    expect([three.statusCode, three.body]).toEqual([one.statusCode, one.body])
  })

  test('is noticed by other processes at their next recheck', async () => {
    const [here, there] = [await anApp(), await anApp()]
    const { token } = await signInAs(here.app, await aClient(database().db))
    expect(await statusOf(getMe(there.app, token))).toBe(200)
    await logout(here, { token })
    await there.identity.identification.recheck()
    expect(await statusOf(getMe(there.app, token))).toBe(401)
    expect(there.ended).toEqual(here.ended)
  })

  test('wins over calls that are under way', async () => {
    const api = await anApp()
    for (let i = 0; i < 10; i += 1) {
      const { token } = await signInAs(api.app, await aClient(database().db))
      const calls = Array.from({ length: 4 }, () => getMe(api.app, token))
      await Promise.all([logout(api, { token }), ...calls])
      expect(await statusOf(getMe(api.app, token))).toBe(401)
    }
  })
})

describe('refreshing (T14)', () => {
  async function refreshed(api: AccountsApp, refresh: string) {
    const reply = await postRefresh(api.app, refresh)
    return { reply, refresh: cookieOf(reply, 'refresh')?.value ?? '' }
  }

  test('replaces the refresh token and gives a new access token', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const signed = await signInAs(api.app, client, { remember: true })
    const { reply, refresh } = await refreshed(api, signed.refresh)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ status: true, data: { email: client.email } })
    expect(refresh).toMatch(/^[\w-]{43}$/)
    expect(refresh).not.toBe(signed.refresh)
    expect(cookieOf(reply, 'refresh')).toMatchObject({ maxAge: 30 * 86_400, httpOnly: true })
    const { token } = reply.json().tokens.access
    expect(token).not.toBe(signed.token)
    for (const it of [token, signed.token]) expect(await statusOf(getMe(api.app, it))).toBe(200)
  })

  test('twenty tabs at once get one successor, and nobody is signed out', async () => {
    const api = await anApp()
    const signed = await signInAs(api.app, await aClient(database().db))
    const all = await Promise.all(Array.from({ length: 20 }, () => refreshed(api, signed.refresh)))
    expect(all.map(({ reply }) => reply.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(all.map(({ refresh }) => refresh)).size).toBe(1)
    for (const { reply } of all) {
      expect(await statusOf(getMe(api.app, reply.json().tokens.access.token))).toBe(200)
    }
    expect((await refreshed(api, all[0]?.refresh ?? '')).reply.statusCode).toBe(200)
  })

  test('a tab that is five seconds late gets the same successor', async () => {
    const api = await anApp()
    const signed = await signInAs(api.app, await aClient(database().db))
    const first = await refreshed(api, signed.refresh)
    api.clock.advance(5 * second)
    const late = await refreshed(api, signed.refresh)
    expect([late.reply.statusCode, late.refresh]).toEqual([200, first.refresh])
  })

  test.each([
    ['the one before the last', 0],
    ['the last, after its five seconds', 5 * second + 1],
  ])('showing %s ends the session, and its owner hears of it', async (_what, waitMs) => {
    const api = await anApp()
    const client = await aClient(database().db)
    const one = await signInAs(api.app, client)
    const two = await refreshed(api, one.refresh)
    const three = waitMs === 0 ? await refreshed(api, two.refresh) : two
    api.clock.advance(waitMs)

    const theft = await refreshed(api, one.refresh)
    expect([theft.reply.statusCode, theft.reply.json().code]).toEqual([401, 'session_reused'])
    expect(cookieOf(theft.reply, 'refresh')?.value).toBe('')
    for (const token of [one.token, three.reply.json().tokens.access.token]) {
      expect(await statusOf(getMe(api.app, token))).toBe(401)
    }
    for (const refresh of [one.refresh, two.refresh, three.refresh]) {
      expect((await refreshed(api, refresh)).reply.statusCode).toBe(401)
    }
    const mails = await mailsTo(database().db, client.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['We have signed you out'])
    expect(api.ended).toHaveLength(1)
    const rows = await database().db.rows(
      'select ended_because from sessions where client_id = $1',
      [client.id],
    )
    expect(rows).toEqual([{ ended_because: 'refresh_reused' }])
  })

  test('goes on for as long as it is used: a day, remembered 30 days', async () => {
    const { db } = database()
    for (const [remember, lifeMs] of [
      [false, day],
      [true, 30 * day],
    ] as const) {
      const api = await anApp()
      const signed = await signInAs(api.app, await aClient(db), { remember })
      api.clock.advance(lifeMs - 1)
      const one = await refreshed(api, signed.refresh)
      expect(one.reply.statusCode).toBe(200)
      api.clock.advance(lifeMs - 1)
      const two = await refreshed(api, one.refresh)
      expect(two.reply.statusCode).toBe(200)
      api.clock.advance(lifeMs)
      const { reply } = await refreshed(api, two.refresh)
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'session_expired'])
    }
  })

  test.each([
    ['signed_out', 401, 'signed_out'],
    ['refresh_reused', 401, 'session_reused'],
    ['ended_by_client', 401, 'session_ended'],
    ['factor_changed', 401, 'factor_changed'],
    ['password_changed', 401, 'password_changed'],
    ['email_changed', 401, 'email_changed'],
    ['account_closed', 403, 'account_closed'],
  ] as const)('a session that ended as %s says so: %i %s', async (because, status, code) => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const signed = await signInAs(api.app, client)
    await endAllSessions(db, client.id, because, api.clock.now())
    const { reply } = await refreshed(api, signed.refresh)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  })

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(4000), '%00', "' or '1'='1"])(
    'the token "%s" is nobody’s',
    async (token) => {
      const reply = await postRefresh((await anApp()).app, token)
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out'])
    },
  )
})

describe('pages of other origins (T20)', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'http://evil-localhost:3000' }],
    [{ origin: 'file://' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('%j: 400, and nothing has changed', async (headers) => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token, refresh } = await signInAs(api.app, client)
    for (const url of ['/api/auth/refresh', '/api/auth/logout', '/api/auth/login']) {
      const reply = await api.app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost:3000', ...headers },
        cookies: { refresh },
        ...(url.endsWith('login') ? { payload: { ...client, id: undefined } } : {}),
      })
      expect([url, reply.statusCode, reply.cookies]).toEqual([url, 400, []])
      expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    }
    expect(await statusOf(getMe(api.app, token))).toBe(200)
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect(await statusOf(postRefresh(api.app, refresh, own))).toBe(200)
  })

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'] as const)(
    '%s signs nobody in or out',
    async (method) => {
      const api = await anApp()
      const { token, refresh } = await signInAs(api.app, await aClient(database().db))
      for (const call of ['login', 'refresh', 'logout']) {
        const url = `/api/auth/${call}`
        expect(await statusOf(api.app.inject({ method, url, cookies: { refresh } }))).toBe(404)
      }
      expect(await statusOf(getMe(api.app, token))).toBe(200)
    },
  )
})

function edited(token: string, at: number): string {
  const letter = token[at] === 'A' ? 'B' : 'A'
  return `${token.slice(0, at)}${letter}${token.slice(at + 1)}`
}
