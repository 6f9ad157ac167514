// Races for one balance, and requests of yesterday sent again, on one application.

import { describe, expect, test } from 'vitest'
import { hour, minute, second } from '#kernel/time.ts'
import { isProving } from '#seed'
import { expectSoundBooks } from '#test/invariants.ts'
import type { Webhook } from '#test/money-app.ts'
import {
  aCard,
  anOrder,
  at,
  countAll,
  database,
  form,
  json,
  nextPrice,
  openAttacks,
  price,
  type Request,
  send,
  type Who,
} from '#test/money-attacks.ts'
import { aBank, aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'

openAttacks()

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
        action: 'withdraw',
        amount: 60,
        destination: ethAddress,
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
      at.engine.feed.tick('BTCUSD', nextPrice())
      at.engine.clock.advance(1)
      const busy = clients.flatMap((who, nr) => [
        ...Array.from({ length: 12 }, () => send(who, json('/trading/submit', anOrder))),
        who.post('/withdraw', {
          amount: 20 + (round % 9),
          wallet: btcAddress,
          proof: proofs[nr],
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
  }, 600_000)
})

/** The last one: a day without prices leaves no quotes. */
describe('yesterday’s requests again (T5)', () => {
  const many = isProving ? 500 : 150
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

  test('of hundreds, with new sessions and without, none posts anything', async () => {
    const recorded: Recorded[] = []
    const webhooks: Webhook[] = []
    const clients: Who[] = []
    while (recorded.length + webhooks.length < many) {
      const who = await aWithdrawer(at)
      clients.push(who)
      recorded.push(...(await aBusyDay(who)))
      webhooks.push(...(await at.deliver()))
    }
    expect(webhooks.length).toBeGreaterThan(many * 0.08)
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
  }, 600_000)
})
