import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/time.ts'
import { type AccountsApp, cookieOf, createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'

const database = freshDatabase()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

type Seen = { id: string; label: string; is_this: boolean }

/** Signs in on a browser that may have been there before. */
async function signIn(
  { app }: AccountsApp,
  { email, password }: TestClient,
  {
    device,
    more = {},
    userAgent = firefox,
  }: { device?: string; more?: object; userAgent?: string },
) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    cookies: device === undefined ? {} : { device },
    payload: { email, password, ...more },
  })
  const token: string = reply.json().tokens?.access.token ?? 'none'
  return { reply, token, device: cookieOf(reply, 'device')?.value ?? '' }
}

async function get({ app }: AccountsApp, token: string, url: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: `/api${url}`, headers })).json().data
}

const devicesOf = (api: AccountsApp, token: string): Promise<Seen[]> =>
  get(api, token, '/users/devices')

async function forget({ app }: AccountsApp, token: string, id: string) {
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/users/devices/${id}/forget`
  return (await app.inject({ method: 'POST', url, headers })).statusCode
}

describe('known browsers', () => {
  test('of many at the same instant keep the one that signs in, and twenty in all', async () => {
    const api = await createAccountsApp(database().db)
    const client = await aClient(database().db)
    for (let count = 1; count <= 24; count += 1) {
      const { token } = await signInAs(api.app, client, { from: `10.3.0.${count}` })
      const devices = await devicesOf(api, token)
      expect([devices.length, devices.filter((it) => it.is_this).length]).toEqual([
        ...[Math.min(count, 20), 1],
      ])
    }
  })

  test('are listed to their own client, the last used first', async () => {
    const api = await createAccountsApp(database().db)
    const client = await aClient(database().db)
    const other = await aClient(database().db)
    const began = new Date(api.clock.now()).toISOString()
    const first = await signIn(api, client, {})
    const stranger = await signInAs(api.app, other)
    api.clock.advance(minute)
    const second = await signIn(api, client, { userAgent: 'curl/8' })
    api.clock.advance(minute)
    const { token } = await signIn(api, client, { device: first.device })
    expect(await devicesOf(api, token)).toEqual([
      {
        id: expect.any(String),
        label: 'Firefox',
        browser: 'Firefox',
        is_this: true,
        created_at: began,
        used_at: new Date(api.clock.now()).toISOString(),
      },
      expect.objectContaining({ label: 'Another browser', browser: null, is_this: false }),
    ])
    const seenOnSecond = await devicesOf(api, second.token)
    expect(seenOnSecond.map((it) => it.is_this)).toEqual([false, true])
    expect(await devicesOf(api, stranger.token)).toHaveLength(1)
  })

  test('are forgotten by nobody else, once, and then are news again', async () => {
    const { db } = database()
    const api = await createAccountsApp(db)
    const client = await aClient(db)
    const { token, device } = await signIn(api, client, {})
    const stranger = await signInAs(api.app, await aClient(db))
    const [{ id } = { id: '' }] = await devicesOf(api, token)
    const letters = async () => (await mailsTo(db, client.email)).length
    const before = await letters()

    expect(await forget(api, stranger.token, id)).toBe(404)
    expect(await forget(api, token, 'no-id')).toBe(404)
    expect(await devicesOf(api, token)).toHaveLength(1)
    expect(await forget(api, token, id)).toBe(200)
    expect(await forget(api, token, id)).toBe(404)
    expect(await devicesOf(api, token)).toEqual([])
    const [event] = await get(api, token, '/users/events')
    expect(event).toMatchObject({ kind: 'device_forgotten', by: 'you' })

    const again = await signIn(api, client, { device })
    expect(again.device).not.toBe(device)
    expect(await letters()).toBe(before + 1)
  })

  test('need somebody signed in', async () => {
    const { app } = await createAccountsApp(database().db)
    expect((await app.inject({ url: '/api/users/devices' })).statusCode).toBe(401)
  })
})

describe('a time zone', () => {
  test('is shown with its session as it was said', async () => {
    const api = await createAccountsApp(database().db)
    const client = await aClient(database().db)
    await signIn(api, client, {})
    api.clock.advance(minute)
    const { token } = await signIn(api, client, { more: { time_zone: 'Europe/Amsterdam' } })
    const sessions: { time_zone: string | null }[] = await get(api, token, '/users/sessions')
    expect(sessions.map((it) => it.time_zone)).toEqual(['Europe/Amsterdam', null])
  })

  test.each(['Mars/Olympus', '+01:00'])('is left out where it is %s', async (zone) => {
    const api = await createAccountsApp(database().db)
    const client = await aClient(database().db)
    const { token } = await signIn(api, client, { more: { time_zone: zone } })
    const sessions: { time_zone: string | null }[] = await get(api, token, '/users/sessions')
    expect(sessions.map((it) => it.time_zone)).toEqual([null])
  })

  test.each([
    ['x'.repeat(61), 'Time zone must be at most 60 characters long'],
    ['', 'Time zone must not be empty'],
    [7, 'Time zone must be text'],
  ])('is refused as %j', async (zone, message) => {
    const { app } = await createAccountsApp(database().db)
    const passkey = { id: 'x', rawId: 'x', type: 'public-key' }
    const response = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }
    for (const [path, body] of [
      ['login', { email: 'a@example.org', password: 'x' }],
      ['login/second', { session: 'x', code: '123456' }],
      ['passkey', { passkey: { ...passkey, response } }],
    ] as const) {
      const payload = { ...body, time_zone: zone }
      const reply = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
      expect([reply.statusCode, reply.json().errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'time_zone', message, code: expect.any(String) })],
      ])
    }
  })
})

describe('a browser that two clients signed in on', () => {
  const numbers = async (...of: readonly { readonly id: bigint }[]) =>
    database().db.rows<{ client_id: bigint; browser: string }>(
      'select client_id, browser from browser_marks where client_id = any ($1) order by at',
      [of.map(({ id }) => id)],
    )

  test('has one number, whoever of them comes again', async () => {
    const api = await createAccountsApp(database().db)
    const [one, other, third] = [
      await aClient(database().db),
      await aClient(database().db),
      await aClient(database().db),
    ]
    const first = await signIn(api, one, {})
    api.clock.advance(minute)
    const second = await signIn(api, other, { device: first.device })
    expect(second.device).not.toBe(first.device)
    api.clock.advance(minute)
    await signIn(api, one, { device: second.device })
    await signIn(api, third, {})
    const found = await numbers(one, other)
    expect(found.map(({ client_id }) => client_id)).toEqual([one.id, other.id, one.id])
    expect(new Set(found.map(({ browser }) => browser)).size).toBe(1)
    const [alone] = await numbers(third)
    expect(alone?.browser).not.toBe(found[0]?.browser)
  })

  test('is another one once its cookie is gone, or is none of ours', async () => {
    const api = await createAccountsApp(database().db)
    const [one, other] = [await aClient(database().db), await aClient(database().db)]
    await signIn(api, one, {})
    await signIn(api, other, { device: 'x'.repeat(43) })
    const found = await numbers(one, other)
    expect(new Set(found.map(({ browser }) => browser)).size).toBe(2)
  })
})
