import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { coins } from '#kernel/coins.ts'
import { second } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { createTestChain } from '#test/simulated-chain.ts'
import { methods } from '../methods/coin-methods.ts'
import type { PayoutOrder } from './chain.ts'
import { confirmationsOf } from './chain.ts'
import { blocksAfterLast } from './simulated.ts'

const database = freshDatabase()
/** One for all tests: a chain's blocks never go back in time. */
const clock = testClock()
let made = 0
const next = () => {
  made += 1
  return made
}
const anAddress = () => `address${next()}`
const own = (address: string) => ({ address, branch: 0, index: 0, origin: null }) as const
const order = (from: string, to: string, units: bigint): PayoutOrder => ({
  reference: `payout${next()}`,
  to,
  units,
  from: [own(from)],
  change: own(from),
})

describe.each(coins)('the simulated %s chain', (coin) => {
  it('shows a payment before any block, then in one, then ever deeper', async () => {
    const chain = createTestChain(database().db, coin, clock)
    const address = anAddress()
    const start = await chain.tip()
    const txid = present(await chain.faucet(address, 123_456_789n), 'a faucet pays')

    const [waiting] = (await chain.outputsTo([address], 0)).outputs
    expect(waiting).toEqual({
      txid,
      index: 0,
      address,
      units: 123_456_789n,
      height: null,
      blockHash: null,
    })
    expect(await chain.held([address])).toBe(0n)

    const block = await chain.grow(1)
    expect(block.height).toBe(start.height + 1)
    const [mined] = (await chain.outputsTo([address], 0)).outputs
    expect(mined).toMatchObject({ height: block.height, blockHash: block.hash })
    expect(await chain.blockHash(block.height)).toBe(block.hash)
    expect(await chain.held([address])).toBe(123_456_789n)
    expect(await chain.transaction(txid)).toMatchObject({
      height: block.height,
      isEffective: true,
      pays: [{ address, units: 123_456_789n }],
    })

    const tip = await chain.grow(5)
    expect(confirmationsOf({ height: block.height }, tip)).toBe(6)
    expect((await chain.outputsTo([address], block.height + 1)).outputs).toEqual([])
    expect((await chain.outputsTo([address], block.height)).through).toEqual(tip)
    expect(await chain.blockHash(tip.height + 1)).toBeUndefined()
  })

  it('holds more than eight bytes of base units', async () => {
    const chain = createTestChain(database().db, coin, clock)
    const address = anAddress()
    await chain.faucet(address, methods[coin].simulated.faucetMost)
    await chain.faucet(address, methods[coin].simulated.faucetMost)
    await chain.grow(1)
    expect(await chain.held([address])).toBe(2n * methods[coin].simulated.faucetMost)
  })

  it('has a faucet that pays neither nothing nor the world', async () => {
    const chain = createTestChain(database().db, coin, clock)
    expect(await chain.faucet(anAddress(), 0n)).toBeUndefined()
    expect(await chain.faucet(anAddress(), -1n)).toBeUndefined()
    expect(await chain.faucet(anAddress(), methods[coin].simulated.faucetMost + 1n)).toBeUndefined()
  })

  it('sends a payout once for each reference, however often it is asked', async () => {
    const chain = createTestChain(database().db, coin, clock)
    const [ours, theirs] = [anAddress(), anAddress()]
    await chain.faucet(
      ours,
      10n ** 15n < methods[coin].simulated.faucetMost
        ? 10n ** 15n
        : methods[coin].simulated.faucetMost,
    )
    await chain.grow(1)
    const before = await chain.held([ours])
    const payout = order(ours, theirs, 5_000n)
    const answers = await Promise.all(Array.from({ length: 8 }, () => chain.send(payout)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await chain.grow(1)
    expect(await chain.held([theirs])).toBe(5_000n)
    expect(await chain.held([ours])).toBe(before - 5_000n - methods[coin].simulated.fee)
    const [answer] = answers
    expect(answer && 'txid' in answer && (await chain.transaction(answer.txid))).toMatchObject({
      fee: methods[coin].simulated.fee,
      pays: [{ address: theirs, units: 5_000n }],
    })
  })

  it('sends no more than there is, also to many who ask at once', async () => {
    const chain = createTestChain(database().db, coin, clock)
    const [ours, theirs] = [anAddress(), anAddress()]
    await chain.faucet(ours, 3n * (1_000n + methods[coin].simulated.fee))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => chain.send(order(ours, theirs, 1_000n))),
    )
    expect(answers.filter((answer) => 'txid' in answer)).toHaveLength(3)
    expect(
      answers.filter((answer) => 'fault' in answer && answer.fault === 'not_enough'),
    ).toHaveLength(3)
    expect(await chain.preparePayout(order(ours, theirs, 1n))).toEqual({ fault: 'not_enough' })
    await chain.grow(1)
    expect(await chain.held([ours])).toBe(0n)
    expect(await chain.held([theirs])).toBe(3_000n)
  })

  it('makes blocks while something is waiting or young, then stands still', async () => {
    const chain = createTestChain(database().db, coin, clock)
    await chain.faucet(anAddress(), 1n)
    clock.advance(10 * second)
    const first = present(await chain.mine(), 'a payment waits')
    expect(await chain.mine()).toBeUndefined()
    for (let more = 1; more <= blocksAfterLast; more += 1) {
      clock.advance(10 * second)
      expect((await chain.mine())?.height).toBe(first.height + more)
    }
    clock.advance(10 * second)
    expect(await chain.mine()).toBeUndefined()
  })

  it.each([1, 2, 6, 21])('takes back %i blocks: payments wait again or are lost', async (depth) => {
    const chain = createTestChain(database().db, coin, clock)
    const [stays, goes] = [anAddress(), anAddress()]
    await chain.faucet(stays, 10n)
    const lost = present(await chain.faucet(goes, 10n), 'a faucet pays')
    const block = await chain.grow(1)
    const tip = await chain.grow(depth - 1)
    await chain.reorg(depth, [lost])

    expect((await chain.tip()).height).toBe(tip.height + 1)
    expect(await chain.blockHash(block.height)).not.toBe(block.hash)
    expect(await chain.blockHash(block.height - 1)).toBeDefined()
    expect((await chain.outputsTo([stays], 0)).outputs).toMatchObject([{ height: null }])
    expect((await chain.outputsTo([goes], 0)).outputs).toEqual([])
    expect(await chain.transaction(lost)).toBeUndefined()
    await chain.grow(1)
    expect((await chain.outputsTo([stays], 0)).outputs).toMatchObject([{ height: tip.height + 2 }])
  })
})

it('keeps the two coins’ chains apart', async () => {
  const { db } = database()
  const [btc, eth] = [createTestChain(db, 'btc', clock), createTestChain(db, 'eth', clock)]
  const address = anAddress()
  await btc.faucet(address, 5n)
  const before = await eth.tip()
  await btc.grow(2)
  expect(await eth.tip()).toEqual(before)
  expect((await eth.outputsTo([address], 0)).outputs).toEqual([])
  expect(await eth.held([address])).toBe(0n)
})
