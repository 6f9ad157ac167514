// When a node is asked what: the simulated chain stands in for one that is on another network.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { Outage } from '#server/platform/outage.ts'
import { aClient, it_, openDeposits } from '#test/deposit-calls.ts'
import type { Chain } from './chains/chain.ts'
import { depositKeyOf } from './deposits/account-keys.ts'
import { giveAddress } from './deposits/give-address.ts'
import { type WatchState, watcher } from './watch-deposits.ts'

openDeposits()
let node: Chain
let address: string
let client: ClientId
let isDown = false
const asked = { tip: 0, outputs: 0 }
const state: WatchState = new Map()
let watch: () => Promise<void>

beforeAll(async () => {
  it_.settings.btcNetwork = 'bitcoin_regtest'
  const place = depositKeyOf(it_.settings, 'btc', 'sandbox')
  if (place === undefined || typeof place === 'string') throw new Error(place)
  client = await aClient()
  const given = await giveAddress(it_.deps, client, place)
  if (isRefusal(given)) throw new Error(given.refused)
  address = given.address
  const { btc } = it_.chains
  await btc.grow(1)
  node = {
    ...btc,
    network: 'bitcoin_regtest',
    tip: async () => {
      asked.tip += 1
      if (isDown) throw new Outage('The node is down.')
      return btc.tip()
    },
    outputsTo: async (addresses, from) => {
      asked.outputs += 1
      return btc.outputsTo(addresses, from)
    },
  }
  watch = watcher({ ...it_.deps, chainOf: () => node, simulated: [], state, log: () => {} }, 'btc')
})
beforeEach(() => Object.assign(asked, { tip: 0, outputs: 0 }))

const aSecond = async () => {
  it_.clock.advance(1_000)
  await watch()
}

describe('a node', () => {
  it('is asked for its newest block every second, and for the rest every five', async () => {
    await watch()
    expect(asked.outputs).toBe(1)
    for (let second = 1; second <= 4; second += 1) await aSecond()
    expect(asked.outputs).toBe(1)
    await aSecond()
    expect(asked.outputs).toBe(2)
  })

  it('is looked at whole as soon as it has another block, and credits', async () => {
    await it_.chains.btc.faucet(address, 1_000_000n)
    for (let made = 1; made <= 3; made += 1) {
      expect(await it_.balanceOf(client)).toBe(0n)
      const tip = await it_.chains.btc.tip()
      // Blocks of the simulated chain move its clock, a minute each.
      await it_.chains.btc.grow(1)
      expect((await it_.chains.btc.tip()).height).toBe(tip.height + 1)
      await aSecond()
    }
    expect(await it_.balanceOf(client)).toBe(64_218n)
    const { outputs } = asked
    await aSecond()
    expect(asked.outputs).toBe(outputs)
  })

  it('that does not answer is asked less and less often, and told of', async () => {
    isDown = true
    it_.clock.advance(10_000)
    await expect(watch()).rejects.toThrow('The node is down.')
    expect(state.get('btc')?.problem).toContain('does not answer')
    asked.tip = 0
    const failures: number[] = []
    for (let second = 1; second <= 40; second += 1) {
      await aSecond().catch(() => failures.push(second))
    }
    // 5 seconds later, then 10, then 20.
    expect(failures).toEqual([5, 15, 35])
    expect(asked.tip).toBe(3)
    isDown = false
    for (let second = 41; second <= 75; second += 1) await aSecond()
    expect(state.get('btc')).toMatchObject({ network: 'bitcoin_regtest', problem: null })
    expect(asked.outputs).toBeGreaterThan(0)
  })
})
