// What clients may write of themselves, and the demo they may top up.

import { describe, expect, test } from 'vitest'
import { day, iso, later, minute, minuteShown } from '#kernel/time.ts'
import { type AccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { clientAccount, moved, ownAccount } from '#test/crooked.ts'
import {
  anApp,
  aRegistration,
  call,
  database,
  openRegistering,
  register,
} from '#test/registering.ts'

openRegistering()

describe('nobody writes what is not theirs to write (T10)', () => {
  const extras: readonly (readonly [string, unknown])[] = [
    ...['balance', 'demo_balance', 'at_stake', 'demo_at_stake', 'credits', 'bonus'].map(
      (key) => [key, 1_000_000] as const,
    ),
    ...['email_verified', 'emailVerified', 'email_confirmed_at', 'is_admin', 'admin'].map(
      (key) => [key, true] as const,
    ),
    ...['trading_plan', 'plan', 'plan_request', 'role', 'roles', 'state', 'status', 'kyc'].map(
      (key) => [key, 'Diamond-50730'] as const,
    ),
    ...['id', 'client_id', 'referred_by', 'grant_ref', 'account_id', 'user_id'].map(
      (key) => [key, 1] as const,
    ),
    ...['demo_ends_at', 'demo_started_at', 'demo_topped_up_at', 'created_at'].map(
      (key) => [key, '2099-01-01T00:00:00.000Z'] as const,
    ),
    ...['password_hash', 'email_key', 'referralCode', 'account_type', 'avatar', 'session'].map(
      (key) => [key, 'x'] as const,
    ),
    ['user', { balance: 1 }],
    ['data', { role: 'operator' }],
    ['constructor', 1],
    ['prototype', { balance: 1 }],
    ['toString', 'x'],
  ]

  test('there are forty of them', () => {
    expect(extras.length).toBeGreaterThanOrEqual(40)
  })

  test('an unknown key makes a registration malformed', async () => {
    const { db } = database()
    const api = await anApp()
    const before = await db.rows('select count(*) from clients')
    for (const [index, [key, value]] of extras.entries()) {
      const body = { ...aRegistration(), [key]: value }
      const reply = await register(api, body, `10.0.0.${index}`)
      expect([key, reply.statusCode, reply.json().status]).toEqual([key, 400, false])
    }
    expect(await db.rows('select count(*) from clients')).toEqual(before)
  })

  test.each([
    '"__proto__": {"email_verified": true}',
    '"constructor": {"prototype": {"balance": 1}}',
    '"\\u005f_proto__": {"balance": 1}',
  ])('so does %s', async (extra) => {
    const api = await anApp()
    const text = JSON.stringify(aRegistration()).replace(/}$/, `, ${extra}}`)
    const reply = await register(api, text)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('calls without a body change nothing but what they say', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await api.app.inject({
      method: 'POST',
      url: '/api/users/demo-topup',
      headers: { authorization: `Bearer ${token}` },
      payload: { amount: 1_000_000, trading_plan: 'Diamond-50730' },
    })
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ demo_balance: 10_000, trading_plan: 'None' })
  })
})

describe('the demo', () => {
  const topUp = (api: AccountsApp, token: string) =>
    call(api, 'POST', '/api/users/demo-topup', token)

  /** As if the client had lost this much. */
  async function lose(clientId: bigint, cents: bigint, ref: string) {
    await database().db.rows(
      moved({
        kind: 'sandbox_forfeit',
        ref,
        currency: 'demo',
        amount: cents,
        client: 'from',
        from: clientAccount(clientId, 'demo'),
        to: ownAccount('demo', 'grants'),
      }),
    )
  }

  test('is topped up to 10,000 once a day, and started again when it has ended', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { clock: api.clock })
    const sign = async () => (await signInAs(api.app, client)).token
    const token = await sign()
    const full = await topUp(api, token)
    expect([full.statusCode, full.json().code]).toEqual([422, 'demo_running'])

    await lose(client.id, 400_000n, '00000000-0000-7000-8000-000000000001')
    const first = await topUp(api, token)
    expect([first.statusCode, first.json().data.demo_balance]).toEqual([200, 10_000])

    await lose(client.id, 100n, '00000000-0000-7000-8000-000000000002')
    const second = await topUp(api, token)
    expect([second.statusCode, second.json().code]).toEqual([422, 'demo_topup_used'])
    const again = later(api.clock.now(), day)
    expect(second.json().details).toEqual({ again: iso(again) })
    expect(second.json().message).toContain(minuteShown(again))

    api.clock.advance(21 * day + 1)
    const third = await topUp(api, await sign())
    expect(third.json().data).toMatchObject({
      demo_balance: 10_000,
      demo_ends_at: new Date(api.clock.now() + 21 * day).toISOString(),
    })
    const grants = await db.rows(
      `select amount from transfers t join ledger_accounts a on a.id = t.client_account
        where kind = 'demo_grant' and a.client_id = $1 order by posting`,
      [client.id],
    )
    expect(grants).toEqual([{ amount: 1_000_000n }, { amount: 400_000n }, { amount: 100n }])
  })

  test('twenty requests at once top up once', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { clock: api.clock })
    const { token } = await signInAs(api.app, client)
    await lose(client.id, 990_000n, '00000000-0000-7000-8000-000000000003')
    api.clock.advance(minute)
    const replies = await Promise.all(Array.from({ length: 20 }, () => topUp(api, token)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect((await getMe(api.app, token)).json().data.demo_balance).toBe(10_000)
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
