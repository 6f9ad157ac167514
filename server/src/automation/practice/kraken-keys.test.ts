// Who may do what with a key of Kraken's kind: by its signature, its number, its rights, and how
// much it asks.

import * as ccxt from 'ccxt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPracticeExchange, krakenClient, type PracticeExchange } from '#test/practice-server.ts'
import { type Right, rights, tradingRights } from './key.ts'

let practice: PracticeExchange

beforeAll(async () => {
  practice = await aPracticeExchange()
})

afterAll(() => practice.close())

const clientWith = async (own?: readonly Right[]) =>
  krakenClient(practice.url, await practice.aKey('kraken', own))

describe('what a key may do', () => {
  it('is told to any key', async () => {
    const told = async (own: readonly Right[]) => {
      const client = await clientWith(own)
      return (await client.privatePostGetApiKeyInfo()).result
    }
    expect(await told(tradingRights)).toMatchObject({
      apiKeyName: 'a test',
      nonceWindow: 0,
      permissions: [
        ...['query-funds', 'query-ledger', 'query-open-trades', 'query-closed-trades'],
        ...['modify-trades', 'close-trades', 'create-ws-token'],
      ],
    })
    expect((await told(['withdraw'])).permissions).toEqual(['withdraw-funds'])
    expect((await told([])).permissions).toEqual([])
  })

  const order = { pair: 'XBTUSD', type: 'buy', ordertype: 'market', volume: '0.01' }
  const withdrawal = { asset: 'XBT', key: 'mine', amount: '0.1' }
  it.each([
    ['query_funds', 'privatePostBalance', {}],
    ['query_funds', 'privatePostTradeBalance', {}],
    ['query_funds', 'privatePostLedgers', {}],
    ['query_orders', 'privatePostOpenOrders', {}],
    ['query_orders', 'privatePostClosedOrders', {}],
    ['query_orders', 'privatePostTradesHistory', {}],
    ['trade', 'privatePostAddOrder', order],
    ['cancel', 'privatePostCancelAll', {}],
    ['cancel', 'privatePostCancelAllOrdersAfter', { timeout: '0' }],
    ['stream', 'privatePostGetWebSocketsToken', {}],
    ['withdraw', 'privatePostWithdraw', withdrawal],
    ['transfer', 'privatePostWalletTransfer', withdrawal],
  ] as const)('takes the right to %s for %s', async (right, call, params) => {
    const may = await clientWith([right])
    expect(await may[call](params)).toMatchObject({ error: [] })
    const others = await clientWith(rights.filter((it) => it !== right))
    await expect(others[call](params)).rejects.toBeInstanceOf(ccxt.PermissionDenied)
  })

  it('what is withdrawn is gone, and no more than there is', async () => {
    const client = await clientWith(['withdraw', 'query_funds'])
    const { result: before } = await client.privatePostBalance()
    await client.privatePostWithdraw({ ...withdrawal, amount: '0.5' })
    const { result: after } = await client.privatePostBalance()
    expect(Number(before.XXBT) - Number(after.XXBT)).toBeCloseTo(0.5, 8)
    await expect(client.privatePostWithdraw({ ...withdrawal, amount: '9' })).rejects.toThrow(
      'EFunding:Insufficient funds',
    )
  })
})

describe('a request is refused', () => {
  it('with a wrong secret, and without a key', async () => {
    const key = await practice.aKey('kraken')
    const { secret } = await practice.aKey('kraken')
    const forged = krakenClient(practice.url, { ...key, secret })
    await expect(forged.privatePostBalance()).rejects.toThrow('EAPI:Invalid signature')
    const unknown = krakenClient(practice.url, { apiKey: 'nobody', secret })
    await expect(unknown.privatePostBalance()).rejects.toBeInstanceOf(ccxt.AuthenticationError)
    const other = krakenClient(practice.url, await practice.aKey('binance'))
    await expect(other.privatePostBalance()).rejects.toThrow('EAPI:Invalid key')
  })

  it('with a number that came before, or an earlier one', async () => {
    const client = await clientWith()
    client.nonce = () => 1_000
    await client.privatePostBalance()
    await expect(client.privatePostBalance()).rejects.toBeInstanceOf(ccxt.InvalidNonce)
    client.nonce = () => 999
    await expect(client.privatePostBalance()).rejects.toBeInstanceOf(ccxt.InvalidNonce)
    client.nonce = () => 1_001
    await client.privatePostBalance()
  })

  it('whose key was revoked', async () => {
    const key = await practice.aKey('kraken')
    const client = krakenClient(practice.url, key)
    await client.privatePostBalance()
    await practice.books.revokeKey(key.apiKey, practice.now())
    await expect(client.privatePostBalance()).rejects.toThrow('EAPI:Invalid key')
  })

  it('for a call or a market that there is not', async () => {
    const client = await clientWith()
    await expect(client.privatePostAddExport({})).rejects.toThrow('EGeneral:Unknown method')
    const wrong = { pair: 'NOPE', type: 'buy', ordertype: 'market', volume: '1' }
    await expect(client.privatePostAddOrder(wrong)).rejects.toThrow('EQuery:Unknown asset pair')
  })
})

describe('an account that asks too much', () => {
  it('is refused until its counter has fallen', async () => {
    const strict = await aPracticeExchange({ isUnlimited: false })
    const client = krakenClient(strict.url, await strict.aKey('kraken'))
    for (let asked = 0; asked < 20; asked += 1) await client.privatePostBalance()
    await expect(client.privatePostBalance()).rejects.toThrow('EAPI:Rate limit exceeded')
    await strict.pass(2_000)
    await client.privatePostBalance()
    await strict.close()
  })

  it('cancels what is young at a price', async () => {
    const strict = await aPracticeExchange({ isUnlimited: false })
    const client = krakenClient(strict.url, await strict.aKey('kraken'))
    await client.loadMarkets()
    const placeAndCancel = async () => {
      const { id } = await client.createOrder('BTC/USD', 'limit', 'buy', 0.001, 40_000)
      await client.cancelOrder(String(id))
    }
    // Each takes one to place and eight to cancel.
    for (let made = 0; made < 13; made += 1) await placeAndCancel()
    for (let left = 0; left < 8; left += 1) {
      await client.createOrder('BTC/USD', 'limit', 'buy', 0.001, 40_000)
    }
    await expect(placeAndCancel()).rejects.toBeInstanceOf(ccxt.DDoSProtection)
    await expect(placeAndCancel()).rejects.toThrow('EOrder:Rate limit exceeded')
    await strict.close()
  })
})

describe('a timer', () => {
  it('cancels what is open when it runs out, unless it is set again', async () => {
    const client = await clientWith()
    await client.loadMarkets()
    const order = await client.createOrder('BTC/USD', 'limit', 'buy', 0.001, 40_000)
    const stateOf = async () => (await client.fetchOrder(String(order.id))).status
    await client.cancelAllOrdersAfter(60_000)
    await practice.pass(50_000)
    await client.cancelAllOrdersAfter(60_000)
    await practice.pass(50_000)
    expect(await stateOf()).toBe('open')
    await practice.pass(11_000)
    expect(await stateOf()).toBe('canceled')
  })
})
