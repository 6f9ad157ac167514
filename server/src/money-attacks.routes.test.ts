// Attacks on every call that moves money, all of them on one application: amounts that are none,
// yesterday's requests again, the wrong account, somebody else's ids, and races for one balance.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Route, routes } from '#contract/routes.ts'
import { present } from '#kernel/assert.ts'
import { hour, minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { formOf } from '#test/deposits-app.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { createMoneyApp, type MoneyApp, type Webhook } from '#test/money-app.ts'
import { photo } from '#test/pictures.ts'
import { aBank, aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'

const database = freshDatabase()
let at: MoneyApp

beforeAll(async () => {
  at = await createMoneyApp(database().db)
  at.set({ withdrawalDayLimits: { unverified: 1_000_000, verified: 1_000_000 } })
  await at.engine.pass(second)
  await price()
})
afterAll(async () => {
  await at.close()
  await expectSoundBooks(database().db, at.clock.now())
})

let ticks = 0
/** One that is fresh, and another than before. */
function price(): Promise<void> {
  ticks += 1
  return at.engine.tick({ BTCUSD: 60_000 + (ticks % 7) })
}

type Who = Awaited<ReturnType<typeof aWithdrawer>>

const anOrder = {
  ...{ amount: 10, duration: 60, mode: 'real', strike_rate: '75/3', symbol: 'BTCUSD' },
  ...{ trading_type: 'Cryptocurrency', trade_mode: 'Buy' },
}
const aCard = { holder_name: 'Ada Lovelace', month: 12, year: 2027, zip_code: '1012 AB' }

/** A request as it goes over the wire, but for who sends it. */
type Request = {
  readonly url: string
  readonly payload: string | Buffer
  readonly headers: Record<string, string>
}

const json = (url: string, body: object | string, key?: string): Request => ({
  url: `/api${url}`,
  payload: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...keyed(key) },
})
const form = async (url: string, fields: Record<string, string>, key?: string) => {
  const { payload, headers } = await formOf(fields)
  return { url: `/api${url}`, payload, headers: { ...headers, ...keyed(key) } }
}
const keyed = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key })

async function send(who: Who, { url, payload, headers }: Request) {
  const reply = await at.app.inject({
    ...{ method: 'POST', url, payload },
    headers: { ...headers, authorization: `Bearer ${who.token()}` },
  })
  return { http: reply.statusCode, body: reply.body, ...reply.json() }
}

/** How many rows there are of whatever money makes. */
async function countAll(): Promise<Record<string, number>> {
  const tables = ['transfers', 'trades', 'deposits', 'deposit_steps', 'withdrawals']
  const [row] = await database().db.rows<Record<string, number>>(
    `select ${[...tables, 'withdrawal_steps', 'card_payments', 'chain_outputs']
      .map((name) => `(select count(*)::int from ${name}) as ${name}`)
      .join(', ')}`,
  )
  return present(row, 'counts')
}

describe('amounts that are none (T4)', () => {
  const exotic = [
    ...['-1', '0', '0.001', '1e3', '1e400', 'NaN', 'Infinity', '"1,000"', '"1 "', '0x10', '[]'],
    ...['{}', 'null', 'true', '"１００"', '99999999999', '-0'],
  ]
  const bodies: Record<string, object> = {
    '/trading/submit': anOrder,
    '/deposit/card': aCard,
    '/withdraw': { wallet: btcAddress },
    '/withdraw/bank': aBank,
  }
  const named = (url: string) => (url === '/deposit/card' ? 'usd_amount' : 'amount')
  const request = async (url: string, amount: string): Promise<Request> => {
    const body = bodies[url]
    if (!body) return form(url, { usd_amount: amount.replaceAll('"', '') })
    const token = url === '/deposit/card' ? { token: await at.tokenOf('approved') } : {}
    const { amount: _, ...rest } = { amount: 0, ...body, ...token }
    return json(url, JSON.stringify(rest).replace(/}$/, `,"${named(url)}":${amount}}`))
  }

  test.each([...Object.keys(bodies), '/deposit', '/deposit/eth'])('%s takes none', async (url) => {
    const who = await aWithdrawer(at)
    const before = await countAll()
    for (const amount of exotic) {
      await price()
      const { http, code } = await send(who, await request(url, amount))
      expect([400, 422], `${amount}: ${code}`).toContain(http)
      // Refused for the amount, and not for what would have come after it.
      expect(['step_up_required', 'card_token_invalid'], amount).not.toContain(code)
    }
    expect(await countAll()).toEqual(before)
    // The same request with an amount goes through, or to what comes after the amount.
    await price()
    const { http, code } = await send(who, await request(url, '25'))
    expect(code ?? http).toBe(url.startsWith('/withdraw') ? 'step_up_required' : 200)
  })
})

describe('the wrong account (T6)', () => {
  const modes = ['demo', 'real', 'DEMO', '', null, ['real', 'demo']]
  const urls = ['/trading/submit', '/deposit', '/deposit/eth', '/deposit/card', '/withdraw']
  const combinations = [...urls, '/withdraw/bank'].flatMap((url) =>
    modes.map((mode) => [url, mode] as const),
  )

  test('is never posted to, in 36 combinations of call and mode', async () => {
    expect(combinations).toHaveLength(36)
    const { db } = database()
    // Codes are ten at a time: two clients, each with half of the calls.
    const two = [await aWithdrawer(at), await aWithdrawer(at)] as const
    let who: Who = two[0]
    const books = async () => {
      const rows = await db.rows<{ book: 'real' | 'demo'; balance: bigint }>(
        'select book, balance from ledger_accounts where client_id = $1',
        [who.client.id],
      )
      return Object.fromEntries(rows.map(({ book, balance }) => [book, balance]))
    }
    const bank = `${aBank.routing_number}/${aBank.account_number}`
    for (const [url, mode] of combinations) {
      const isBank = url === '/withdraw/bank'
      who = isBank ? two[1] : two[0]
      const destination = isBank ? bank : btcAddress
      // With everything that it takes: only the mode stands in its way.
      const proof = url.startsWith('/withdraw')
        ? await who.mailedCode({ action: 'withdraw', amount: 20, destination })
        : undefined
      const token = url === '/deposit/card' ? await at.tokenOf('approved') : undefined
      await price()
      const before = await books()
      const request =
        url === '/deposit' || url === '/deposit/eth'
          ? await form(url, { usd_amount: '20', ...(mode === null ? {} : { mode: String(mode) }) })
          : json(
              url,
              {
                '/trading/submit': { ...anOrder, mode },
                '/deposit/card': { ...aCard, usd_amount: 20, token, mode },
                '/withdraw': { wallet: btcAddress, amount: 20, proof, mode },
                '/withdraw/bank': { ...aBank, amount: 20, proof, mode },
              }[url] as object,
            )
      const { http, code } = await send(who, request)
      const after = await books()
      const name = `${url} ${JSON.stringify(mode)}: ${http} ${code}`
      const isTrade = url === '/trading/submit'
      const isForm = url === '/deposit' || url === '/deposit/eth'
      const isTaken = mode === 'real' || (mode === 'demo' && isTrade) || (mode === null && isForm)
      expect(http, name).toBe(isTaken ? 200 : 422)
      if (mode === 'demo' && !isTrade) expect(code, name).toMatch(/^(deposit|withdrawal)_demo$/)
      const moves = isTrade || url.startsWith('/withdraw')
      expect(after.real === before.real, name).toBe(!(moves && mode === 'real'))
      expect(after.demo === before.demo, name).toBe(!(isTrade && mode === 'demo'))
    }
  })
})

describe('somebody else’s (T8)', () => {
  /** Every call of a client about one deposit, withdrawal, trade or address. */
  const calls = Object.values<Route>(routes).filter(
    ({ path, signedIn }) => signedIn && /^\/(deposit|withdraw|trading)\/.*:id/.test(path),
  )
  const unknown = '0190a000-0000-7000-8000-000000000000'

  async function everythingOf(who: Who): Promise<string[]> {
    const ids: string[] = []
    const take = (reply: Awaited<ReturnType<typeof send>>, id: string) => {
      expect(reply.http, reply.message).toBe(200)
      ids.push(id)
    }
    const { payload, headers } = await formOf({ usd_amount: '20' }, await photo())
    const deposit = await send(who, { url: '/api/deposit', payload, headers })
    take(deposit, deposit.data.deposit_id)
    const ether = await send(who, await form('/deposit/eth', { usd_amount: '20' }))
    take(ether, ether.data.deposit_id)
    const token = await at.tokenOf('three_d_secure')
    const card = await send(who, json('/deposit/card', { ...aCard, usd_amount: 20, token }))
    take(card, card.data.deposit.deposit_id)
    for (const wallet of [btcAddress, ethAddress]) {
      const made = await who.withdraw(30, wallet)
      take({ ...made, body: '' }, made.data.withdraw_id)
    }
    const bank = await who.toBank(30)
    take({ ...bank, body: '' }, bank.data.withdraw_id)
    await price()
    for (const mode of ['real', 'demo']) {
      const trade = await send(who, json('/trading/submit', { ...anOrder, mode }))
      take(trade, trade.data.trade_id)
    }
    for (const { id } of (await who.get('/withdraw/addresses')).data) ids.push(id)
    return ids
  }

  const ask = async (who: Who, { method, path }: Route, id: string) => {
    const url = `/api${path.replace(':id', id)}`
    const authorization = `Bearer ${who.token()}`
    const reply = await at.app.inject({ method, url, headers: { authorization } })
    return { http: reply.statusCode, body: reply.body }
  }

  test('is as unknown as what is not there: every call with every id of two clients', async () => {
    const [one, two] = [await aWithdrawer(at), await aWithdrawer(at)]
    const ids = [await everythingOf(one), await everythingOf(two)] as const
    expect(calls.map(({ path }) => path).sort()).toEqual(
      expect.arrayContaining([
        ...['/deposit/:id', '/deposit/:id/receipt', '/trading/:id/receipt'],
        ...['/withdraw/:id/cancellation', '/withdraw/addresses/:id/remove'],
      ]),
    )
    const before = await countAll()
    let pairs = 0
    for (const [who, foreign] of [
      [one, ids[1]],
      [two, ids[0]],
    ] as const) {
      await who.signInAgain()
      for (const call of calls) {
        const none = await ask(who, call, unknown)
        expect(none.http, call.path).toBe(404)
        for (const id of foreign) {
          expect(await ask(who, call, id), `${call.path} ${id}`).toEqual(none)
          pairs += 1
        }
      }
      const lists = await Promise.all(
        ['/deposit', '/withdraw', '/withdraw/addresses', '/trading?mode=real'].map(who.get),
      )
      const seen = JSON.stringify(lists)
      for (const id of foreign) expect(seen).not.toContain(id)
    }
    expect(pairs).toBeGreaterThanOrEqual(60)
    // Each is in the log, with who asked and what for, and without the id.
    const told = at
      .logged()
      .split('\n')
      .filter((line) => line.includes('not found, or not theirs'))
    expect(told.length).toBeGreaterThanOrEqual(pairs)
    expect(told.at(-1)).toContain(`"client":"${two.client.id}"`)
    expect(await countAll()).toEqual(before)
  })
})

describe('races for one balance (T3)', () => {
  async function leave(who: Who, left: number): Promise<void> {
    const rest = (await who.balance()) - left
    expect((await who.withdraw(rest, btcAddress)).http).toBe(200)
  }

  test('a withdrawal and 100 stakes: it never overdraws, and one of them wins', async () => {
    for (const round of [1, 2, 3]) {
      const who = await aWithdrawer(at)
      await leave(who, 100)
      const proof = await who.mailedCode({
        ...{ action: 'withdraw', amount: 60, destination: ethAddress },
      })
      await price()
      const stakes = Array.from({ length: 100 }, (_, nr) =>
        send(who, json('/trading/submit', { ...anOrder, amount: 60 }, `${round}-${nr}`)),
      )
      const asking = who.post('/withdraw', { amount: 60, wallet: ethAddress, proof })
      const answers = [...(await Promise.all(stakes)), await asking]
      expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
      for (const { http } of answers) expect([200, 422, 409, 503, 429]).toContain(http)
      expect(await who.balance()).toBe(40)
    }
  })

  test('trades, withdrawals, cancellings and settling at once leave sound books', async () => {
    const clients: Who[] = []
    for (let nr = 0; nr < 4; nr += 1) clients.push(await aWithdrawer(at))
    for (const who of clients) await leave(who, 300)
    let [taken, refused] = [0, 0]
    for (let round = 0; round < 40; round += 1) {
      const proofs: string[] = []
      for (const who of clients) {
        // Twenty seconds a round, and a session lasts ten minutes.
        if (round % 25 === 0) await who.signInAgain()
        const deed = { action: 'withdraw', amount: 20 + (round % 9), destination: btcAddress }
        const asked = await who.post('/withdraw/code', deed)
        proofs.push(asked.http === 200 ? await who.mailedCode(deed).catch(() => '') : '')
      }
      // The clock moves on, so that something falls due, and there is a new price at once.
      at.engine.clock.advance(20 * second)
      ticks += 1
      at.engine.feed.tick('BTCUSD', 60_000 + (ticks % 7))
      at.engine.clock.advance(1)
      const busy = clients.flatMap((who, nr) => [
        ...Array.from({ length: 12 }, () => send(who, json('/trading/submit', anOrder))),
        who.post('/withdraw', {
          ...{ amount: 20 + (round % 9), wallet: btcAddress, proof: proofs[nr] },
        }),
        who.get('/withdraw').then(async ({ data }) => {
          const open = data.find(({ can_cancel }: { can_cancel: boolean }) => can_cancel)
          return who.post(`/withdraw/${open?.withdraw_id ?? 'none'}/cancellation`)
        }),
      ])
      const answers = await Promise.all([...busy, at.engine.pass(1).then(() => null)])
      for (const answer of answers) {
        if (answer?.http === 200) taken += 1
        else if (answer) refused += 1
      }
      for (const who of clients) expect(await who.balance()).toBeGreaterThanOrEqual(0)
    }
    expect(taken).toBeGreaterThan(50)
    expect(refused).toBeGreaterThan(0)
    await at.engine.pass(5 * minute)
    await expectSoundBooks(database().db, at.clock.now())
  }, 180_000)
})

/** The last one: a day without prices leaves no quotes. */
describe('yesterday’s requests again (T5)', () => {
  type Recorded = { readonly who: Who; readonly request: Request; readonly was: string }

  /** Twenty requests of a client, each of them taken. */
  async function aBusyDay(who: Who): Promise<Recorded[]> {
    const recorded: Recorded[] = []
    const take = async (request: Request) => {
      const reply = await send(who, request)
      expect(reply.http, `${request.url}: ${reply.message}`).toBe(200)
      recorded.push({ who, request, was: reply.data?.trade_id ?? reply.data?.withdraw_id })
      return reply
    }
    const withdraw = async (url: string, body: object, destination: string) => {
      const proof = await who.mailedCode({ action: 'withdraw', amount: 30, destination })
      return take(json(url, { ...body, amount: 30, proof }, `out-${recorded.length}`))
    }
    await price()
    for (let nr = 0; nr < 8; nr += 1) {
      await take(json('/trading/submit', { ...anOrder, amount: 10 + nr }, `trade-${nr}`))
    }
    for (let nr = 0; nr < 3; nr += 1) {
      await take(await form('/deposit', { usd_amount: `${20 + nr}` }, `btc-${nr}`))
      await take(await form('/deposit/eth', { usd_amount: `${20 + nr}` }, `eth-${nr}`))
    }
    for (const nr of [1, 2]) {
      const token = await at.tokenOf('approved')
      await take(json('/deposit/card', { ...aCard, usd_amount: 40, token }, `card-${nr}`))
    }
    await withdraw('/withdraw', { wallet: btcAddress }, btcAddress)
    await withdraw('/withdraw', { wallet: ethAddress }, ethAddress)
    const bank = `${aBank.routing_number}/${aBank.account_number}`
    const { data } = await withdraw('/withdraw/bank', aBank, bank)
    await take(json(`/withdraw/${data.withdraw_id}/cancellation`, {}))
    return recorded
  }

  test('of five hundred, with new sessions and without, none posts anything', async () => {
    const recorded: Recorded[] = []
    const webhooks: Webhook[] = []
    const clients: Who[] = []
    while (recorded.length + webhooks.length < 500) {
      const who = await aWithdrawer(at)
      clients.push(who)
      recorded.push(...(await aBusyDay(who)))
      webhooks.push(...(await at.deliver()))
    }
    expect(webhooks.length).toBeGreaterThan(40)
    const old = recorded.slice(0, 40).map(({ who, request }) => ({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${who.token()}` },
    }))
    await at.engine.pass(25 * hour)
    await price()
    const before = await countAll()
    for (const request of old) {
      const reply = await at.app.inject({ method: 'POST', ...request })
      expect(reply.statusCode).toBe(401)
    }
    for (const who of clients) await who.signInAgain()
    for (const { who, request, was } of recorded) {
      const reply = await send(who, request)
      const isCancelling = request.url.endsWith('/cancellation')
      expect(reply.http, request.url).toBe(isCancelling ? 409 : 200)
      if (!isCancelling) expect(reply.data?.trade_id ?? reply.data?.withdraw_id).toBe(was)
    }
    for (const webhook of webhooks) expect(await at.send(webhook)).toBe(400)
    await at.deliver()
    await at.engine.pass(second)
    expect(await countAll()).toEqual(before)
  }, 120_000)
})
