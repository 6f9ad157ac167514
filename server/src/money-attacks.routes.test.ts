// Attacks on every call that moves money, all of them on one application: amounts that are none, the
// wrong account, and what is somebody else’s.

import { describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { Route } from '#contract/shared/route.ts'
import { formOf } from '#test/deposits-app.ts'
import {
  aCard,
  anOrder,
  at,
  countAll,
  database,
  form,
  json,
  openAttacks,
  price,
  type Request,
  send,
  type Who,
} from '#test/money-attacks.ts'
import { photo } from '#test/pictures.ts'
import { aBank, aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'

openAttacks()

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
    ({ path, audience }) =>
      audience === 'client' && /^\/(deposit|withdraw|trading)\/.*:id/.test(path),
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
      .filter((line) => line.includes('"code":"not_found"'))
    expect(told.length).toBeGreaterThanOrEqual(pairs)
    expect(told.at(-1)).toContain(`"client":"${two.client.id}"`)
    expect(await countAll()).toEqual(before)
  })
})
