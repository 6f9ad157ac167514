// Signing in over HTTP: what it gives, what is counted, and who is turned away.

import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { openPasswords, type Passwords } from '#server/platform/passwords.ts'
import { cookieOf, getMe, postLogin, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient, testPasswords } from '#test/clients.ts'
import { mailsTo } from '#test/mailbox.ts'
import { anApp, database, logout, openSessions, statusOf } from '#test/session-calls.ts'
import { networksMost } from './watch-guesses.ts'

openSessions()

async function setState(clientId: bigint, state: string) {
  await database().db.rows('update clients set state = $2 where id = $1', [clientId, state])
}

describe('signing in', () => {
  test('answers with the client, a token for 15 minutes and a cookie that scripts cannot see', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { reply, token } = await signInAs(api.app, client)
    expect(reply.json()).toEqual({
      status: true,
      message: 'You are signed in.',
      data: expect.objectContaining({ email: client.email, demo_balance: 10_000 }),
      tokens: {
        access: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          expires: new Date(api.clock.now() + 15 * minute).toISOString(),
        },
      },
    })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(cookieOf(reply, 'refresh')).toEqual({
      name: 'refresh',
      value: expect.stringMatching(/^[\w-]{43}$/),
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/auth',
    })
    expect(await statusOf(getMe(api.app, token))).toBe(200)
  })

  test('takes the address in any case', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const reply = await postLogin(api.app, { ...client, email: ` ${client.email.toUpperCase()}` })
    expect(reply.statusCode).toBe(200)
  })

  test('remembered, outlives the browser by 30 days; over TLS it is bound to the host', async () => {
    const api = await anApp({ publicUrl: 'https://trade.example' })
    const client = await aClient(database().db)
    const remembered = await postLogin(api.app, client, { remember: true })
    expect(cookieOf(remembered, '__Host-refresh')).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 30 * 86_400,
    })
    const forgotten = await postLogin(api.app, client, { remember: false })
    expect(cookieOf(forgotten, '__Host-refresh')).not.toHaveProperty('maxAge')
  })

  test('keeps no token as it is, neither in the database nor in the log', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token, refresh, device } = await signInAs(api.app, client)
    const renewed = await postRefresh(api.app, refresh)
    const secrets = [
      ...[token, refresh, device, client.password],
      renewed.json().tokens.access.token,
      cookieOf(renewed, 'refresh')?.value,
    ]
    const [kept] = await db.rows<{ everything: string }>(
      `select (select json_agg(sessions)::text from sessions)
           || (select json_agg(access_tokens)::text from access_tokens)
           || (select json_agg(known_devices)::text from known_devices) as everything`,
    )
    await getMe(api.app, token)
    await logout(api, { refresh, token })
    for (const secret of secrets) {
      const asBytes = Buffer.from(String(secret)).toString('hex')
      for (const place of [kept?.everything, api.logged()]) {
        expect(place).not.toContain(secret)
        expect(place).not.toContain(asBytes)
      }
    }
    expect(api.logged()).toContain('/api/auth/login')
  })

  test.each([
    [{ email: 'x' }, 'email', 'Email is invalid'],
    [{ password: '' }, 'password', 'Password must not be empty'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password is invalid'],
    [{ password: ['otter'] }, 'password', 'Password is invalid'],
  ])('refuses %j', async (change, field, message) => {
    const { app } = await anApp()
    const payload = { email: 'a@example.org', password: 'x', ...change }
    const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      [expect.objectContaining({ field, message, code: expect.any(String) })],
    ])
  })

  test('a field it does not know makes it malformed', async () => {
    const { app } = await anApp()
    const payload = { email: 'a@example.org', password: 'x', role: 'operator' }
    const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'unknown_field'])
  })
})

describe('a wrong sign-in', () => {
  test('looks the same for an address we know and one we do not, with the same work (T17)', async () => {
    const passwords = await testPasswords()
    let verified = 0
    const counting: Passwords = {
      ...passwords,
      verify: (password, kept) => {
        verified += 1
        return passwords.verify(password, kept)
      },
    }
    const api = await anApp({ passwords: counting })
    const client = await aClient(database().db)
    const bodies = new Set<string>()
    const work: number[] = []
    for (const email of [client.email, 'nobody@example.org']) {
      const before = verified
      const wishes = { password: 'wrong-password', from: '10.1.0.1' }
      const reply = await postLogin(api.app, { ...client, email }, wishes)
      work.push(verified - before)
      bodies.add(`${reply.statusCode} ${reply.body} ${reply.cookies.length}`)
    }
    expect([...bodies]).toEqual([
      '422 {"status":false,"message":"The e-mail or the password is wrong.","code":"wrong_login"} 0',
    ])
    // A hash takes longer than all the rest; that nobody's takes as long is of passwords.test.ts.
    expect(work).toEqual([1, 1])
  })

  test('is looked at five times in a quarter of an hour, and then not even the right one', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const codes = []
    for (let i = 0; i < 5; i += 1) {
      codes.push(await statusOf(postLogin(api.app, client, { password: 'wrong-password' })))
    }
    const blocked = await postLogin(api.app, client)
    expect([...codes, blocked.statusCode]).toEqual([422, 422, 422, 422, 422, 429])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(900)
  })

  test('a hundred at once are looked at five times (T15)', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const wrong = () => statusOf(postLogin(api.app, client, { password: 'wrong-password' }))
    const codes = await Promise.all(Array.from({ length: 100 }, wrong))
    expect(codes.filter((code) => code === 422)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(95)
  })

  test('by a stranger does not keep the owner out: not from elsewhere, nor on a known device', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { device } = await signInAs(api.app, client)
    for (let i = 0; i < 40; i += 1) {
      await postLogin(api.app, client, { password: 'wrong-password' })
    }
    expect(await statusOf(postLogin(api.app, client))).toBe(429)
    expect(await statusOf(postLogin(api.app, client, { from: '10.0.0.9' }))).toBe(200)
    expect(await statusOf(postLogin(api.app, client, { device }))).toBe(200)
    // A known device does not guess without end either, and is known for its own client only.
    const guesses = []
    for (let i = 0; i < 7; i += 1) {
      guesses.push(await statusOf(postLogin(api.app, client, { device, password: 'wrong-one' })))
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429])
    const other = await aClient(database().db)
    expect(await statusOf(postLogin(api.app, other, { device }))).toBe(429)
  })

  test('from many networks are told to staff and the client once, and lock nobody out', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const staff = 'guarding@example.com'
    await createOperator(database().db, { email: staff, passwordHash: '' }, api.clock.now())
    const { device } = await signInAs(api.app, client, { from: '10.5.9.9' })
    const guess = (network: number) =>
      postLogin(api.app, client, { password: 'wrong-password', from: `10.5.0.${network}` })
    for (let network = 0; network < networksMost; network += 1) await guess(network)
    // The same ones again are no news.
    for (let network = 0; network < networksMost; network += 1) await guess(network)
    expect(api.alarms).toEqual([])
    for (const network of [100, 101, 102]) await guess(network)
    expect(api.alarms).toEqual([expect.stringContaining(`client ${client.id}`)])
    const subjects = (await mailsTo(database().db, client.email)).map(({ subject }) => subject)
    expect(subjects.filter((it) => it.includes('guess your password'))).toHaveLength(1)
    expect((await mailsTo(database().db, staff)).map(({ subject }) => subject)).toEqual([
      `Passwords of client ${client.id} are being guessed`,
    ])
    expect(await statusOf(postLogin(api.app, client, { device }))).toBe(200)
    expect(await statusOf(postLogin(api.app, client, { from: '10.5.8.8' }))).toBe(200)
  })

  test('at whichever door are counted together, also on the device', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { device, token } = await signInAs(api.app, client)
    const headers = { authorization: `Bearer ${token}` }
    const wrong = 'wrong-password'
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      statusOf(api.app.inject({ method, url: `/api${url}`, headers, payload }))
    const changed = { current: wrong, password: 'new-otter-41', confirmPassword: 'new-otter-41' }
    const tries = [
      await send('POST', '/auth/step-up', { action: 'totp_add', password: wrong }),
      await send('PATCH', '/users/change-password', changed),
      await send('POST', '/users/change-email', { email: 'b@example.org', password: wrong }),
      await statusOf(postLogin(api.app, client, { device, password: wrong })),
      await send('POST', '/auth/step-up', { action: 'totp_add', password: wrong }),
      await send('POST', '/auth/step-up', { action: 'totp_add', password: wrong }),
      await send('POST', '/users/change-email', { email: 'b@example.org', password: wrong }),
      await statusOf(postLogin(api.app, client, { device })),
    ]
    expect(tries).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  })

  test('the right ones in between cost nothing', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const codes = []
    for (let i = 0; i < 12; i += 1) codes.push(await statusOf(postLogin(api.app, client)))
    expect(new Set(codes)).toEqual(new Set([200]))
  })

  test('twenty a minute come from one network, whatever the accounts', async () => {
    const api = await anApp()
    const wrong = (i: number) =>
      postLogin(api.app, { email: `nobody${i}@example.org`, password: 'wrong' }, { from: '::1' })
    const codes = await Promise.all(Array.from({ length: 25 }, (_, i) => statusOf(wrong(i))))
    expect(codes.filter((code) => code === 422)).toHaveLength(20)
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
  })

  test('too many at once are sent away, and that costs no try (T16)', async () => {
    const api = await anApp({ passwords: await openPasswords({ running: 1, waiting: 3 }) })
    const client = await aClient(database().db)
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        postLogin(api.app, client, { from: `10.2.${i}.1`, password: 'wrong-password' }),
      ),
    )
    const busy = replies.filter((reply) => reply.statusCode === 503)
    expect(busy.length).toBeGreaterThan(150)
    expect(busy[0]?.headers['retry-after']).toBe('2')
    expect(await statusOf(postLogin(api.app, client, { from: '10.2.199.1' }))).toBe(200)
  })
})

describe('an account that is not active', () => {
  test('frozen: signs in all the same, and is told that it is', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    await setState(client.id, 'frozen')
    const reply = await postLogin(api.app, client)
    expect([reply.statusCode, reply.json().data.frozen]).toEqual([200, { reasons: [] }])
    const wrong = await postLogin(api.app, client, { password: 'wrong-password' })
    expect(wrong.json().code).toBe('wrong_login')
  })

  test('closed: 403, at sign-in, at refresh, and on every call', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token, refresh } = await signInAs(api.app, client)
    expect(await statusOf(getMe(api.app, token))).toBe(200)
    await setState(client.id, 'closed')
    await api.identity.identification.recheck()
    const replies = [
      await getMe(api.app, token),
      await postRefresh(api.app, refresh),
      await postLogin(api.app, client),
    ]
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'account_closed'])
    }
  })

  test('closed by another hand is noticed at the next recheck', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    await getMe(api.app, token)
    await setState(client.id, 'closed')
    await api.identity.identification.recheck()
    expect(await statusOf(getMe(api.app, token))).toBe(403)
    expect(api.ended).toHaveLength(1)
    await setState(client.id, 'active')
    expect(await statusOf(getMe(api.app, token))).toBe(200)
  })

  test('frozen while signed in: still signed in', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    await setState(client.id, 'frozen')
    await api.identity.identification.recheck()
    expect(await statusOf(getMe(api.app, token))).toBe(200)
  })
})
