// Personal tokens: what they open and what not, from where and until when, and that no call is open
// to one but by its contract.

import { beforeAll, describe, expect, test } from 'vitest'
import { tokenLimits, tokensMost } from '#contract/client/api-tokens.ts'
import { routes } from '#contract/routes.ts'
import type { OpenRoute, Route } from '#contract/shared/route.ts'
import { day, second } from '#kernel/time.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import { openApiDocument } from '#server/platform/openapi.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { type AccountsApp, createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { composeTestMoney, registerTestMoney } from '#test/compose-money.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'

const database = freshDatabase()
let api: AccountsApp

beforeAll(async () => {
  api = await createAccountsApp(database().db)
  const money = await composeTestMoney(api.install)
  registerTestMoney({ app: api.app, signIn: api.identity.signIn }, money)
})

type Wish = { scopes?: string[]; addresses?: string[]; days?: number; password?: string }

let signedIn = 0

async function aMaker() {
  const client = await aClient(database().db, { clock: api.clock })
  signedIn += 1
  const from = `10.1.0.${signedIn}`
  const { token: session } = await signInAs(api.app, client, { from })
  const send = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    bearer: string,
    payload?: object,
  ) => {
    const reply = await api.app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: '203.0.113.7',
      headers: { authorization: `Bearer ${bearer}` },
      ...(payload && { payload }),
    })
    return { http: reply.statusCode, headers: reply.headers, ...reply.json() }
  }
  const make = (wish: Wish = {}) =>
    send('POST', '/users/tokens', session, {
      name: 'My bot',
      scopes: ['read'],
      days: 30,
      password: client.password,
      ...wish,
    })
  const tokenOf = async (wish: Wish = {}) => (await make(wish)).data.token as string
  return { client, session, send, make, tokenOf }
}

test('a token is shown once, kept as a hash, told by mail, and opens what its scope says', async () => {
  const one = await aMaker()
  const made = await one.make()
  expect(made).toMatchObject({ http: 200, done: 'token_made' })
  const { token } = made.data
  expect(token).toMatch(/^ts_[\w-]{43}$/)
  const [row] = await database().db.rows<{ hash: Buffer }>(
    'select hash from api_tokens where client_id = $1',
    [one.client.id],
  )
  expect(row?.hash.equals(hashOfToken(token))).toBe(true)
  const list = await one.send('GET', '/users/tokens', one.session)
  expect(JSON.stringify(list)).not.toContain(token)
  expect(list.data).toMatchObject([{ name: 'My bot', scopes: ['read'], last_used_at: null }])
  expect((await mailsTo(database().db, one.client.email)).at(-1)?.subject).toBe(
    'A personal token was made',
  )
  const me = await one.send('GET', '/users/me', token)
  expect(me).toMatchObject({ http: 200, data: { email: one.client.email } })
  expect(me.headers).toMatchObject({
    'ratelimit-limit': String(tokenLimits.calls),
    'ratelimit-remaining': String(tokenLimits.calls - 1),
  })
  const after = await one.send('GET', '/users/tokens', one.session)
  expect(after.data[0].last_used_at).not.toBeNull()
  expect(api.logged()).not.toContain(token)
})

test('no token opens what no scope names, money out least of all', async () => {
  const one = await aMaker()
  const token = await one.tokenOf({ scopes: ['read', 'trade'] })
  const closed = [
    ['POST', '/withdraw', { amount: 1, wallet: 'x' }],
    ['POST', '/withdraw/bank', {}],
    ['POST', '/withdraw/addresses', {}],
    ['GET', '/withdraw', undefined],
    ['GET', '/users/tokens', undefined],
    ['POST', '/users/tokens', { name: 'x', scopes: ['read'], days: 1, password: 'x' }],
    ['POST', '/credits', { credits: 10, usd: 11.5 }],
  ] as const
  for (const [method, url, payload] of closed) {
    const reply = await one.send(method, url, token, payload)
    expect([url, reply.http, reply.code]).toEqual([url, 422, 'token_scope'])
  }
})

test('every call that the contract opens to tokens is one of those that were thought of', () => {
  const opened = Object.entries<Route>(routes)
    .filter(([, route]) => (route as OpenRoute).scope !== undefined)
    .map(([name, route]) => `${name}: ${route.scope}`)
  expect(opened.sort()).toEqual([
    'creditPurchases: read',
    'creditStatement: read',
    'credits: read',
    'liability: read',
    'listProfits: read',
    'listTrades: read',
    'me: read',
    'notices: read',
    'priceAlerts: read',
    'promotions: read',
    'signals: read',
    'signedReceipt: read',
    'signedTournament: read',
    'statement: read',
    'streamTicket: read',
    'submitTrade: trade',
    'tournament: read',
    'tournaments: read',
    'tradeFile: read',
    'tradeReceipt: read',
    'tradeSummary: read',
  ])
  for (const [name, route] of Object.entries<Route>(routes)) {
    if (route.scope === undefined) continue
    expect(route.audience, name).toBe('client')
    expect(route.path, name).not.toMatch(/withdraw|deposit|token|password|factor|close/)
  }
})

test('all other calls of clients refuse one, whatever they are', async () => {
  const one = await aMaker()
  const token = await one.tokenOf({ scopes: ['read', 'trade'] })
  const registered = Object.entries<Route>(routes).filter(
    ([, { method, audience, scope, path }]) =>
      audience === 'client' &&
      scope === undefined &&
      method === 'GET' &&
      api.app.hasRoute({ method: 'GET', url: `/api${path}` }),
  )
  expect(registered.length).toBeGreaterThan(10)
  for (const [name, { path }] of registered) {
    api.clock.advance(second)
    const reply = await one.send(
      'GET',
      path.replace(':id', '019aa000-0000-7000-8000-000000000001'),
      token,
    )
    expect([name, reply.code]).toEqual([name, 'token_scope'])
  }
})

test('the OpenAPI document says which calls take one, and with which scope', () => {
  const { paths } = openApiDocument('x', '1')
  expect(paths['/trading/submit']?.post).toMatchObject({
    security: [{ session: [] }, { personalToken: ['trade'] }],
  })
  expect(paths['/withdraw']?.post).toMatchObject({ security: [{ session: [] }] })
})

describe('a token is refused', () => {
  test('for trading where it may only read', async () => {
    const one = await aMaker()
    const gate = api.identity.signIn
    expect(gate).toBeTypeOf('function')
    const token = await one.tokenOf()
    const reply = await one.send('GET', '/withdraw/terms', token)
    expect(reply.code).toBe('token_scope')
  })

  test('from an address that it does not name', async () => {
    const one = await aMaker()
    const there = await one.tokenOf({ addresses: ['203.0.113.0/24'] })
    expect((await one.send('GET', '/users/me', there)).http).toBe(200)
    const elsewhere = await one.tokenOf({ addresses: ['198.51.100.1', '2001:db8::/32'] })
    const reply = await one.send('GET', '/users/me', elsewhere)
    expect([reply.http, reply.code]).toEqual([422, 'token_address'])
    expect((await one.make({ addresses: ['example.org'] })).code).toBe('token_addresses_wrong')
    expect((await one.make({ addresses: ['10.0.0.1, 10.0.0.2'] })).code).toBe(
      'token_addresses_wrong',
    )
  })

  test('once it is revoked, at once; sockets that it opened are closed', async () => {
    const one = await aMaker()
    const made = await one.make()
    const { token, made: view } = made.data
    expect((await one.send('GET', '/users/me', token)).http).toBe(200)
    const other = await aMaker()
    const url = `/users/tokens/${view.id}/revocation`
    expect((await other.send('POST', url, other.session)).http).toBe(404)
    expect(await one.send('POST', url, one.session)).toMatchObject({
      http: 200,
      done: 'token_revoked',
    })
    expect((await one.send('GET', '/users/me', token)).code).toBe('signed_out')
    expect(api.ended).toContain(`token/${view.id}`)
    const kinds = await listEventsOf(database().db, one.client.id, { before: null, limit: 9 })
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['api_token_made', 'api_token_revoked']),
    )
  })

  test('once it has expired, and where it was made up', async () => {
    const one = await aMaker()
    const token = await one.tokenOf({ days: 1 })
    api.clock.advance(day - second)
    expect((await one.send('GET', '/users/me', token)).http).toBe(200)
    api.clock.advance(second)
    expect((await one.send('GET', '/users/me', token)).http).toBe(401)
    for (const wrong of [`ts_${'A'.repeat(43)}`, 'ts_', token.toUpperCase(), `${token}A`]) {
      expect((await one.send('GET', '/users/me', wrong)).http).toBe(401)
    }
  })

  test('beyond its allowance, with how long to wait', async () => {
    const one = await aMaker()
    const token = await one.tokenOf()
    let last = await one.send('GET', '/users/me', token)
    for (let made = 1; made < tokenLimits.calls; made += 1) {
      last = await one.send('GET', '/users/me', token)
    }
    expect(last.http).toBe(200)
    expect(last.headers['ratelimit-remaining']).toBe('0')
    const over = await one.send('GET', '/users/me', token)
    expect(over).toMatchObject({ http: 429, code: 'too_many_requests' })
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    // Another one of the same client goes on.
    expect((await one.send('GET', '/users/me', await one.tokenOf())).http).toBe(200)
  })
})

test('making one takes the password, and there are so many at most', async () => {
  const one = await aMaker()
  expect((await one.make({ password: 'not-this-one' })).code).toBe('wrong_password')
  expect((await one.make({ scopes: [] })).http).toBe(422)
  expect((await one.make({ scopes: ['withdraw'] })).http).toBe(422)
  expect((await one.make({ days: 400 })).http).toBe(422)
  for (let made = 0; made < tokensMost; made += 1) expect((await one.make()).http).toBe(200)
  expect(await one.make()).toMatchObject({ http: 422, code: 'tokens_full' })
})

test('a new password ends every token at once, and the record says how many', async () => {
  const one = await aMaker()
  const first = await one.tokenOf()
  const another = await one.tokenOf()
  const other = await (await aMaker()).tokenOf()
  expect((await one.send('GET', '/users/me', first)).http).toBe(200)
  const changed = await one.send('PATCH', '/users/change-password', one.session, {
    current: one.client.password,
    password: 'another-lantern-59',
    confirmPassword: 'another-lantern-59',
  })
  expect(changed).toMatchObject({ http: 200 })
  for (const token of [first, another]) {
    expect(await one.send('GET', '/users/me', token)).toMatchObject({ code: 'signed_out' })
  }
  expect((await one.send('GET', '/users/me', other)).http).toBe(200)
  const events = await listEventsOf(database().db, one.client.id, { before: null, limit: 10 })
  expect(events.find(({ kind }) => kind === 'password_changed')?.details).toContain(
    '"tokens_revoked":2',
  )
})

test('the database changes nothing of a token but its use and its end', async () => {
  const one = await aMaker()
  await one.make()
  const change = (what: string) =>
    database().db.rows(`update api_tokens set ${what} where client_id = $1`, [one.client.id])
  await expect(change("scopes = array['read', 'trade']")).rejects.toThrow(/revoked and not changed/)
  await expect(change("expires_at = expires_at + interval '1 day'")).rejects.toThrow(/not changed/)
  await change('revoked_at = now()')
  await expect(change('revoked_at = null')).rejects.toThrow(/not changed/)
})
