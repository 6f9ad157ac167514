// A forgotten password over HTTP: asking for a link, and what the link does.

import { describe, expect, test } from 'vitest'
import { hour, second } from '#kernel/time.ts'
import { beatMs } from '#server/platform/even-time.ts'
import { type AccountsApp, getMe, postLogin, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import {
  anApp,
  aResetLink,
  database,
  details,
  eventsOf,
  forgot,
  kindsOf,
  newNetwork,
  newPassword,
  openCredentials,
  refusedCode,
  statusOf,
  subjectsTo,
  takeEmail,
} from '#test/credentials.ts'

openCredentials()

/** What browsers, and those who look at links before people do, open an address with. */
const openings = [
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: {} },
  { method: 'GET', headers: { 'sec-purpose': 'prefetch' } },
  { method: 'GET', headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' } },
] as const

function reset({ app, clock }: AccountsApp, email: string, hash: string, change: object = {}) {
  clock.advance(second)
  const payload = { email, password: newPassword, confirmPassword: newPassword, hash, ...change }
  const url = '/api/auth/reset-password'
  return app.inject({ method: 'POST', url, payload, remoteAddress: newNetwork() })
}

describe('asking for a reset link', () => {
  test('answers the same for an address we know and one we do not, after the same time', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const answers = new Set<string>()
    for (const email of [client.email, client.email.toUpperCase(), 'nobody@example.org']) {
      const began = performance.now()
      const reply = await forgot(api, email)
      const beats = (performance.now() - began) / beatMs
      expect(beats).toBeGreaterThanOrEqual(0.99)
      answers.add(`${reply.statusCode} ${reply.body}`)
    }
    expect([...answers]).toEqual([
      '200 {"status":true,"done":"reset_asked","message":"If this address is that of an account, ' +
        'we have sent a link to it. Please check your mailbox!","data":null}',
    ])
    expect(await subjectsTo(client.email)).toEqual([
      'Choose a new password',
      'Choose a new password',
    ])
    expect(await subjectsTo('nobody@example.org')).toEqual([])
    expect(await kindsOf(client)).toEqual(['password_reset_asked', 'password_reset_asked'])
  })

  test('takes a POST: opening the address sends nothing, and says what to press', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const link = await aResetLink(api, client)
    const before = await everything()
    const answers = new Set<string>()
    for (const { method, headers } of openings) {
      for (const email of [client.email, 'nobody@example.org']) {
        const url = '/api/auth/reset-password'
        const reply = await api.app.inject({ method, url, query: { email }, headers })
        answers.add(`${method} ${reply.statusCode} ${reply.body}`)
      }
    }
    expect([...answers]).toEqual([
      'GET 200 {"status":true,"message":"Nothing was sent: opening an address never sends a ' +
        'mail. For a link, please press “Send the link” on the page “Forgot Password”.",' +
        '"data":null}',
      'HEAD 200 ',
    ])
    expect(await subjectsTo(client.email)).toEqual(['Choose a new password'])
    expect(await everything()).toEqual(before)
    // The link that is under way stays good, and none of it counted against those that may be sent.
    expect(await statusOf(details(api, link))).toBe(200)
    const more = await Promise.all(Array.from({ length: 4 }, () => forgot(api, client.email)))
    expect(more.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await subjectsTo(client.email)).toHaveLength(5)
  })

  test('sends nothing to a closed account', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    await database().db.rows(`update clients set state = 'closed' where id = $1`, [client.id])
    expect(await statusOf(forgot(api, client.email))).toBe(200)
    expect(await subjectsTo(client.email)).toEqual([])
  })

  test('is limited for an address, known or not, and for a network', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    for (const email of [client.email, 'nobody@example.org']) {
      const replies = await Promise.all(Array.from({ length: 7 }, () => forgot(api, email)))
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
      expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
    }
    const ask = (_: unknown, nr: number) => forgot(api, `nobody${nr}@example.org`, '10.9.9.9')
    const replies = await Promise.all(Array.from({ length: 25 }, ask))
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  })

  test.each([
    ['', 'Email must not be empty'],
    ['nobody', 'Email is invalid'],
  ])('refuses "%s"', async (email, message) => {
    const reply = await forgot(await anApp(), email)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([
      expect.objectContaining({ field: 'email', message, code: expect.any(String) }),
    ])
  })
})

describe('a reset link', () => {
  test('lets its reader choose a password, ends every session, and its owner hears of it', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const here = await signInAs(api.app, client)
    const there = await signInAs(api.app, client, { device: here.device })
    const hash = await aResetLink(api, client)
    const reply = await reset(api, client.email, hash)
    expect(reply.json()).toEqual({
      status: true,
      done: 'password_changed',
      message: 'Password Changed Successfully',
      data: null,
    })
    for (const { token, refresh } of [here, there]) {
      expect(await statusOf(getMe(api.app, token))).toBe(401)
      expect(await statusOf(postRefresh(api.app, refresh))).toBe(401)
    }
    expect(api.ended).toHaveLength(2)
    expect(await statusOf(postLogin(api.app, client))).toBe(422)
    expect(await statusOf(postLogin(api.app, { ...client, password: newPassword }))).toBe(200)
    expect(await subjectsTo(client.email)).toContain('Your password was changed')
    expect(await eventsOf(client)).toContainEqual({
      kind: 'password_changed',
      actor: 'client',
      details: '{"by_link":true,"sessions_ended":2,"tokens_revoked":0}',
    })
    for (const secret of [hash, newPassword])
      expect(JSON.stringify(await everything())).not.toContain(secret)
  })

  test('tells whose it is; asking does not use it up, however often and by whatever method', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const hash = await aResetLink(api, client)
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD'] as const) {
      expect(await statusOf(details(api, hash, method))).toBe(200)
    }
    const reply = await details(api, hash)
    expect(reply.json().data).toEqual({ email: client.email })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await statusOf(reset(api, client.email, hash))).toBe(200)
    expect((await details(api, hash)).json().code).toBe('link_invalid')
  })

  test('ends with the next one, after an hour, and once it was used', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const first = await aResetLink(api, client)
    const second = await aResetLink(api, client)
    expect(await refusedCode(reset(api, client.email, first))).toBe('link_invalid')
    expect(await refusedCode(details(api, first))).toBe('link_invalid')
    expect(await statusOf(reset(api, client.email, second))).toBe(200)
    expect(await refusedCode(reset(api, client.email, second))).toBe('link_invalid')
    const third = await aResetLink(api, client)
    api.clock.advance(hour)
    expect(await refusedCode(details(api, third))).toBe('link_invalid')
    expect(await refusedCode(reset(api, client.email, third))).toBe('link_invalid')
  })

  test('works once, of twenty at the same time', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const hash = await aResetLink(api, client)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => reset(api, client.email, hash)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.json().code === 'link_invalid')).toHaveLength(19)
    expect(await kindsOf(client)).toEqual(['password_reset_asked', 'password_changed'])
  })

  test('is for its own address only, and for nothing else', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const other = await aClient(database().db)
    const hash = await aResetLink(api, client)
    expect(await refusedCode(reset(api, other.email, hash))).toBe('link_invalid')
    expect(await refusedCode(reset(api, client.email, 'nonsense'))).toBe('link_invalid')
    expect(await refusedCode(takeEmail(api, hash))).toBe('link_invalid')
    const confirming = { method: 'POST', url: '/api/auth/verify-email', payload: { hash } } as const
    expect(await refusedCode(api.app.inject(confirming))).toBe('link_invalid')
    expect(await statusOf(reset(api, client.email.toUpperCase(), hash))).toBe(200)
  })

  test.each([
    [
      { password: 'short', confirmPassword: 'short' },
      'Password must be at least 8 characters long',
    ],
    [{ confirmPassword: 'heron-lantern-78' }, 'Password and Confirm Password does not match'],
    [{ password: 'Password123!', confirmPassword: 'Password123!' }, 'Password is one of the most'],
    [{ password: 'lovelace1', confirmPassword: 'lovelace1' }, 'Password must not be made from'],
    [{ email: 'nobody' }, 'Email is invalid'],
    [{ hash: '' }, 'Hash is required'],
  ])('is not used up by %j', async (change, message) => {
    const api = await anApp()
    const client = await aClient(database().db)
    const hash = await aResetLink(api, client)
    const reply = await reset(api, client.email, hash, change)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toHaveLength(1)
    expect(reply.json().errors[0].message).toContain(message)
    expect(await statusOf(reset(api, client.email, hash))).toBe(200)
  })

  test('no session begins with the old password once there is a new one', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const hash = await aResetLink(api, client)
    const [, ...logins] = await Promise.all([
      reset(api, client.email, hash),
      ...Array.from({ length: 10 }, () => postLogin(api.app, client, { from: newNetwork() })),
    ])
    for (const login of logins) {
      if (login.statusCode !== 200) continue
      expect(await statusOf(getMe(api.app, login.json().tokens.access.token))).toBe(401)
    }
  })
})

/** All that is kept where a secret could have strayed. */
function everything() {
  return database().db.rows(
    `select (select json_agg(clients)::text from clients) as clients,
            (select json_agg(links)::text from links) as links,
            (select json_agg(events)::text from events) as events`,
  )
}
