// A password counts as it was typed, whatever it is made of, for as long as its owner keeps it; and
// no new way in leaves an old one open.

import { describe, expect, test } from 'vitest'
import { day, hour } from '#kernel/time.ts'
import { type AccountsApp, getMe, postLogin, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import {
  anApp,
  aResetLink,
  database,
  newNetwork,
  newPassword,
  openCredentials,
} from '#test/credentials.ts'

openCredentials()

/** Chosen with the link of a letter, as anybody who has forgotten theirs does. */
async function choose(api: AccountsApp, { email }: TestClient, password: string) {
  const hash = await aResetLink(api, { email } as TestClient)
  const payload = { email, password, confirmPassword: password, hash }
  const url = '/api/auth/reset-password'
  return api.app.inject({ method: 'POST', url, payload, remoteAddress: newNetwork() })
}

const tried = (api: AccountsApp, client: TestClient, password: string) =>
  postLogin(api.app, client, { password, from: newNetwork() })

describe('a password', () => {
  test.each([
    ['64 characters', 'otter meadow '.repeat(5).slice(0, 64)],
    ['128 characters', 'heron lantern '.repeat(10).slice(0, 128)],
    ['small letters alone', 'ottermeadowlantern'],
    ['digits alone', '8402751936417'],
    ['signs and spaces', '~ ^ | "\\" <b> \' ; --'],
    ['other letters', 'пароль-и-ключ'],
    ['signs beyond the first plane', '🦦🦦🌿🌿🏮🏮🪶🪶'],
    ['eight characters', 'vq3-mK0x'],
  ])('may be of %s', async (_, password) => {
    const api = await anApp()
    const client = await aClient(database().db)
    expect((await choose(api, client, password)).json()).toMatchObject({ status: true })
    expect((await tried(api, client, password)).statusCode).toBe(200)
  })

  test('has eight characters at least', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const reply = await choose(api, client, 'vq3-mK0')
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([422, 'password'])
  })

  test('counts as it was typed: no case, no space and no end of it is given', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const password = ` Otter Meadow ${'lantern '.repeat(14)}`
    expect(password).toHaveLength(126)
    await choose(api, client, password)
    expect((await tried(api, client, password)).statusCode).toBe(200)
    for (const other of [
      password.toLowerCase(),
      password.trim(),
      password.slice(0, 72),
      password.slice(0, -1),
      `${password}x`,
    ]) {
      const reply = await tried(api, client, other)
      expect([other, reply.json().code]).toEqual([other, 'wrong_login'])
    }
  })

  test('is asked to be changed by nobody, however old it is', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    api.clock.advance(10 * 365 * day)
    expect((await tried(api, client, client.password)).statusCode).toBe(200)
  })
})

describe('signing in on a browser that was signed in', () => {
  test('ends the session it had, and no other', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const elsewhere = await signInAs(api.app, client)
    const before = await signInAs(api.app, client)
    const again = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: client.email, password: client.password },
      cookies: { refresh: before.refresh },
    })
    expect(again.statusCode).toBe(200)
    expect((await getMe(api.app, before.token)).statusCode).toBe(401)
    expect((await postRefresh(api.app, before.refresh)).json().code).toBe('signed_out')
    expect((await getMe(api.app, again.json().tokens.access.token)).statusCode).toBe(200)
    expect((await getMe(api.app, elsewhere.token)).statusCode).toBe(200)
  })

  test('wrongly ends nothing', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const before = await signInAs(api.app, client)
    await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: client.email, password: newPassword },
      cookies: { refresh: before.refresh },
    })
    expect((await getMe(api.app, before.token)).statusCode).toBe(200)
  })
})

test.each([
  [false, 12 * hour, 7 * day],
  [true, 20 * day, 90 * day],
])('a session that is used all the time (remembered: %s) is over at its end', async (...it) => {
  const [remember, everyMs, wholeMs] = it
  const api = await anApp()
  let { refresh } = await signInAs(api.app, await aClient(database().db), { remember })
  const end = api.clock.now() + wholeMs
  while (api.clock.now() + everyMs < end) {
    api.clock.advance(everyMs)
    const reply = await postRefresh(api.app, refresh)
    expect(reply.statusCode).toBe(200)
    refresh = reply.cookies.find(({ name }) => name === 'refresh')?.value ?? ''
  }
  api.clock.advance(end - api.clock.now())
  const over = await postRefresh(api.app, refresh)
  expect([over.statusCode, over.json().code]).toEqual([401, 'session_expired'])
})
