// What clients sign in with, changed over HTTP: the password, and the address.

import { describe, expect, test } from 'vitest'
import { day, minute, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { type AccountsApp, getMe, postLogin, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import {
  anApp,
  aResetLink,
  database,
  details,
  eventsOf,
  kindsOf,
  newPassword,
  openCredentials,
  refusedCode,
  statusOf,
  subjectsTo,
  takeEmail,
} from '#test/credentials.ts'
import { mailsTo, sentHash } from '#test/mailbox.ts'
import { startSecondStep } from './second-step.ts'

openCredentials()

const install = { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' } as const

function changePassword({ app, clock }: AccountsApp, token: string, change: object = {}) {
  clock.advance(second)
  return app.inject({
    method: 'PATCH',
    url: '/api/users/change-password',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      current: 'otter-meadow-41',
      password: newPassword,
      confirmPassword: newPassword,
      ...change,
    },
  })
}

function askForEmail(
  { app, clock }: AccountsApp,
  token: string,
  email: string,
  change: object = {},
) {
  clock.advance(second)
  return app.inject({
    method: 'POST',
    url: '/api/users/change-email',
    headers: { authorization: `Bearer ${token}` },
    payload: { email, password: 'otter-meadow-41', ...change },
  })
}

describe('changing the password', () => {
  test('keeps this session, ends the others, and is on record', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const here = await signInAs(api.app, client)
    const there = await signInAs(api.app, client, { device: here.device })
    const link = await aResetLink(api, client)
    const reply = await changePassword(api, here.token)
    expect(reply.json()).toEqual({
      status: true,
      done: 'password_changed',
      message: 'Password Changed Successfully',
      data: null,
    })
    expect(await subjectsTo(client.email)).toEqual([
      'Choose a new password',
      'Your password was changed',
    ])
    expect(await statusOf(getMe(api.app, here.token))).toBe(200)
    expect(await statusOf(postRefresh(api.app, here.refresh))).toBe(200)
    expect(await statusOf(getMe(api.app, there.token))).toBe(401)
    expect(api.ended).toHaveLength(1)
    expect(await statusOf(postLogin(api.app, client))).toBe(422)
    expect(await statusOf(postLogin(api.app, { ...client, password: newPassword }))).toBe(200)
    expect(await eventsOf(client)).toContainEqual({
      kind: 'password_changed',
      actor: 'client',
      details: '{"by_link":false,"sessions_ended":1,"tokens_revoked":0}',
    })
    // A link that was under way leads nowhere any more.
    expect(await refusedCode(details(api, link))).toBe('link_invalid')
  })

  test('needs the present one: five wrong ones, then not even the right one', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const wrong = await changePassword(api, token, { current: 'wrong-password' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json()).toEqual({
      status: false,
      message: 'The password is wrong.',
      code: 'wrong_password',
      errors: [{ field: 'current', code: 'wrong', message: 'Current is wrong' }],
    })
    const guess = () => statusOf(changePassword(api, token, { current: 'wrong-password' }))
    const codes = await Promise.all(Array.from({ length: 20 }, guess))
    expect(codes.filter((code) => code === 422)).toHaveLength(4)
    expect(await statusOf(changePassword(api, token))).toBe(429)
    // The same tries count for the change of address.
    expect(await statusOf(askForEmail(api, token, 'another@example.org'))).toBe(429)
    expect(await statusOf(getMe(api.app, token))).toBe(200)
  })

  test.each([
    [{ current: '' }, 'current', 'Current must not be empty'],
    [
      { password: 'short', confirmPassword: 'short' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      { confirmPassword: 'other-words-12' },
      'confirmPassword',
      'Password and Confirm Password does not match',
    ],
  ])('refuses %j', async (change, field, message) => {
    const api = await anApp()
    const { token } = await signInAs(api.app, await aClient(database().db))
    const reply = await changePassword(api, token, change)
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      [expect.objectContaining({ field, message, code: expect.any(String) })],
    ])
  })

  test('happens once, of ten at the same time', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const change = (_: unknown, nr: number) => {
      const password = `heron-lantern-${nr}0`
      return changePassword(api, token, { password, confirmPassword: password })
    }
    const codes = await Promise.all(Array.from({ length: 4 }, (_, nr) => statusOf(change(_, nr))))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })

  test('ends sign-ins that still owe their second factor', async () => {
    const api = await anApp()
    const { db } = database()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const deps = { db, clock: api.clock, random: systemRandom, install }
    const half = { clientId: client.id, remember: false, methods: ['code'] } as const
    const { session } = await startSecondStep(deps, half)
    await changePassword(api, token)
    const second = { method: 'POST', url: '/api/auth/login/second' } as const
    const payload = { session, code: '123456' }
    expect(await refusedCode(api.app.inject({ ...second, payload }))).toBe('sign_in_over')
  })

  test('is for clients who are signed in', async () => {
    expect(await statusOf(changePassword(await anApp(), 'nobody'))).toBe(401)
  })
})

describe('changing the e-mail address', () => {
  test('counts once the new address is confirmed; then both are told, and other sessions end', async () => {
    const api = await anApp()
    const { db } = database()
    const client = await aClient(db)
    const here = await signInAs(api.app, client)
    const there = await signInAs(api.app, client, { device: here.device })
    const oldLink = await aResetLink(api, client)
    const asked = await askForEmail(api, here.token, 'New.Home@Example.org')
    expect([asked.statusCode, asked.json().message]).toEqual([
      200,
      'Please open the link that we have sent to the new address!',
    ])
    expect((await getMe(api.app, here.token)).json().data.email).toBe(client.email)
    expect((await subjectsTo(client.email)).at(-1)).toBe('Another e-mail address was asked for')

    const hash = await sentHash(db, 'New.Home@Example.org', '/auth/change-email')
    const taken = await takeEmail(api, hash, here.refresh)
    expect(taken.json()).toEqual({
      status: true,
      done: 'email_changed',
      message: 'Your e-mail address is changed.',
      data: null,
    })
    expect((await getMe(api.app, here.token)).json().data).toMatchObject({
      email: 'New.Home@Example.org',
      email_verified: true,
    })
    expect(await statusOf(getMe(api.app, there.token))).toBe(401)
    expect((await subjectsTo(client.email)).at(-1)).toBe('Your e-mail address was changed')
    expect(await subjectsTo('New.Home@Example.org')).toEqual([
      'Please confirm your new e-mail address',
      'Your new e-mail address counts',
    ])
    expect(await statusOf(postLogin(api.app, client))).toBe(422)
    expect(await statusOf(postLogin(api.app, { ...client, email: 'new.home@example.org' }))).toBe(
      200,
    )
    // The old mailbox opens nothing any more.
    expect(await refusedCode(details(api, oldLink))).toBe('link_invalid')
    expect(await refusedCode(takeEmail(api, hash))).toBe('link_invalid')
    const kinds = await kindsOf(client)
    expect(kinds).toEqual(expect.arrayContaining(['email_change_asked', 'email_changed']))
    expect(JSON.stringify(await eventsOf(client))).not.toContain('xample.org')
  })

  test('without a session at hand all sessions end; twenty at once change it once', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    await askForEmail(api, token, 'elsewhere@example.org')
    const hash = await sentHash(database().db, 'elsewhere@example.org', '/auth/change-email')
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(takeEmail(api, hash))),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await statusOf(getMe(api.app, token))).toBe(401)
  })

  test('to a known address looks the same to who asks, changes nothing, and its owner is told', async () => {
    const api = await anApp()
    const { db } = database()
    const [one, two] = [await aClient(db), await aClient(db)]
    const owner = await aClient(db)
    const asking = [await signInAs(api.app, one), await signInAs(api.app, two)] as const
    const free = await askForEmail(api, asking[0].token, 'free@example.org')
    const known = await askForEmail(api, asking[1].token, owner.email.toUpperCase())
    expect(known.body).toBe(free.body)
    expect(known.statusCode).toBe(200)
    expect(await subjectsTo(two.email)).toEqual(await subjectsTo(one.email))
    expect(await eventsOf(two)).toEqual(await eventsOf(one))
    expect(await subjectsTo(owner.email)).toEqual(['Somebody has entered your e-mail address'])
    const links = await db.rows(
      `select from links where client_id = $1 and purpose = 'change_email'`,
      [two.id],
    )
    expect(links).toEqual([])
  })

  test('ends with the next one, after a day, with a new password, and when somebody has the address', async () => {
    const api = await anApp()
    const { db } = database()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const aLink = async (email: string) => {
      expect(await statusOf(askForEmail(api, token, email))).toBe(200)
      return sentHash(db, email, '/auth/change-email')
    }
    const first = await aLink('first@example.org')
    const second = await aLink('second@example.org')
    expect(await refusedCode(takeEmail(api, first))).toBe('link_invalid')
    await aClient(db, { email: 'second@example.org' })
    expect(await refusedCode(takeEmail(api, second))).toBe('link_invalid')
    const third = await aLink('third@example.org')
    await changePassword(api, token)
    expect(await refusedCode(takeEmail(api, third))).toBe('link_invalid')
    const again = await askForEmail(api, token, 'fourth@example.org', { password: newPassword })
    expect(again.statusCode).toBe(200)
    const fourth = await sentHash(db, 'fourth@example.org', '/auth/change-email')
    api.clock.advance(day)
    expect(await refusedCode(takeEmail(api, fourth))).toBe('link_invalid')
  })

  test('refuses a wrong password, and the address that it is already', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const wrong = await askForEmail(api, token, 'x@example.org', { password: 'wrong-password' })
    expect(wrong.json().errors).toEqual([
      { field: 'password', code: 'wrong', message: 'Password is wrong' },
    ])
    const same = await askForEmail(api, token, client.email.toUpperCase())
    expect([same.statusCode, same.json().errors]).toEqual([
      422,
      [{ field: 'email', code: 'yours_already', message: 'Email is yours already' }],
    ])
    expect(await subjectsTo(client.email)).toEqual([])
  })

  test('confirms the account of who mistyped their first address, and brings the play money', async () => {
    const api = await anApp()
    const { db } = database()
    const client = await aClient(db, { emailConfirmed: false })
    const { token, refresh } = await signInAs(api.app, client)
    await askForEmail(api, token, 'right@example.org')
    await takeEmail(api, await sentHash(db, 'right@example.org', '/auth/change-email'), refresh)
    expect((await getMe(api.app, token)).json().data).toMatchObject({
      email_verified: true,
      balance: 10_000,
    })
  })

  test('is not for a frozen account', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    await askForEmail(api, token, 'thaw@example.org')
    const hash = await sentHash(database().db, 'thaw@example.org', '/auth/change-email')
    await database().db.rows(`update clients set state = 'frozen' where id = $1`, [client.id])
    expect(await statusOf(askForEmail(api, token, 'ice@example.org'))).toBe(423)
    expect(await statusOf(takeEmail(api, hash))).toBe(423)
  })
})

describe('sign-ins on record', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'

  function loginWith({ app }: AccountsApp, { email, password }: TestClient, device?: string) {
    return app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': firefox },
      cookies: device === undefined ? {} : { device },
      payload: { email, password },
    })
  }

  test('a device that is not the first is new: its owner gets a letter without an address', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { device } = await signInAs(api.app, client)
    await loginWith(api, client, device)
    expect(await subjectsTo(client.email)).toEqual([])
    await loginWith(api, client)
    const [letter] = await mailsTo(database().db, client.email)
    expect(letter?.subject).toBe('New sign-in from a new device')
    const at = new Date(api.clock.now()).toISOString()
    expect(letter?.text).toContain(
      `Browser: Firefox. Time: ${at.slice(0, 10)} ${at.slice(11, 16)} UTC.`,
    )
    expect(letter?.text).not.toContain('127.0.0.1')
    expect(await eventsOf(client)).toEqual([
      { kind: 'signed_in', actor: 'client', details: '{"browser":"another browser"}' },
      { kind: 'signed_in', actor: 'client', details: '{"browser":"Firefox"}' },
      { kind: 'signed_in_new_device', actor: 'client', details: '{"browser":"Firefox"}' },
    ])
  })

  test('so are its ends: by signing out, and by a token that was used twice', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { refresh, device } = await signInAs(api.app, client)
    const out = { method: 'POST', url: '/api/auth/logout', cookies: { refresh } } as const
    await api.app.inject(out)
    await api.app.inject(out)
    const second = await signInAs(api.app, client, { device })
    await postRefresh(api.app, second.refresh)
    api.clock.advance(minute)
    await postRefresh(api.app, second.refresh)
    expect(await kindsOf(client)).toEqual([
      'signed_in',
      'session_ended',
      'signed_in',
      'token_reused',
    ])
  })
})
