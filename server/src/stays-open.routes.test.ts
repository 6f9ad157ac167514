// What a client who may not trade can do all the same: sign in, read, take money out, take their
// data along and leave. Neither a break nor a text that waits to be accepted holds anybody here.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { btcAddress } from '#test/withdrawals-app.ts'

const database = freshDatabase()
let whole: WholeApp
let people = 0

beforeAll(async () => {
  whole = await openWholeApp(database().db)
})
afterAll(() => whole.close())

type Call = (url: string, payload?: object) => Promise<[status: number, body: string]>

const cases: readonly [string, (call: Call, id: ClientId) => Promise<unknown>, string][] = [
  ['a break', (call) => call('/users/cool-off', { period: '30d' }), 'cool_off'],
  [
    'an exclusion',
    (call) => call('/users/self-exclusion', { period: '5y', password: 'otter-meadow-41' }),
    'self_excluded',
  ],
  [
    'new terms',
    (_, id) => database().db.rows(`update clients set accepted = '{}' where id = $1`, [id]),
    'terms_not_accepted',
  ],
]

const order = {
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  trade_mode: 'Buy',
  mode: 'demo',
  amount: 10,
  duration: 60,
  strike_rate: '75/3',
}

/** All of a client's records, but those that only an address of its own leads to. */
const reads = [
  ...['/users/me', '/trading?mode=demo', '/profit', '/statement', '/deposit', '/withdraw'],
  ...['/withdraw/terms', '/users/limits', '/users/notices', '/users/acceptances', '/users/events'],
  ...['/users/privacy', '/users/security', '/profile/user-verification'],
]

test.each(cases)('%s stops trading and nothing else', async (_what, begin, code) => {
  const { app, engine } = whole
  const { db } = database()
  const client = await aClient(db, { clock: engine.clock })
  people += 1
  const signIn = () => signInAs(app, client, { from: `10.7.0.${people}` })
  let { token } = await signIn()
  const call: Call = async (url, payload) => {
    const { statusCode, body } = await app.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { method: 'POST', payload } : {}),
    })
    return [statusCode, body]
  }
  const [, opened] = await call('/trading/submit', order)
  await begin(call, client.id)
  token = (await signIn()).token
  const [status, refused] = await call('/trading/submit', order)
  expect([status, JSON.parse(refused).code]).toEqual([422, code])

  const own = [...reads, `/trading/${JSON.parse(opened).data.trade_id}/receipt`]
  for (const url of own) expect([url, (await call(url))[0]]).toEqual([url, 200])
  const deed = { action: 'withdraw', amount: 50, destination: btcAddress }
  expect((await call('/withdraw/code', deed))[0]).toBe(200)
  const mail = (await mailsTo(db, client.email)).find(({ text }) => text.includes('Code: '))
  const proof = /Code: (\S+)/.exec(mail?.text ?? '')?.[1]
  const [taken, asked] = await call('/withdraw', { amount: 50, wallet: btcAddress, proof })
  expect([taken, asked]).toEqual([200, expect.stringContaining('"amount":50')])
  const { data } = JSON.parse(asked)
  expect((await call(`/withdraw/${data.withdraw_id}/cancellation`, {}))[0]).toBe(200)
  const { password } = client
  expect((await call('/users/export', { password }))[0]).toBe(200)
  expect((await call('/users/close', { password }))[0]).toBe(200)
})
