import { describe, expect, it } from 'vitest'
import { iso, millis } from '#kernel/time.ts'
import { explorerUrl } from './explorer-url.ts'
import { dueFrom } from './payout.ts'

const hash = 'ab'.repeat(32)

describe('an explorer', () => {
  it('is that of the network, and of no other', () => {
    expect(explorerUrl('bitcoin', hash)).toBe(`https://mempool.space/tx/${hash}`)
    expect(explorerUrl('bitcoin_testnet', hash)).toBe(`https://mempool.space/testnet4/tx/${hash}`)
    expect(explorerUrl('litecoin', hash)).toBe(`https://litecoinspace.org/tx/${hash}`)
    expect(explorerUrl('ethereum', `0x${hash}`)).toBe(`https://etherscan.io/tx/0x${hash}`)
    expect(explorerUrl('ethereum_sepolia', `0x${hash}`)).toBe(
      `https://sepolia.etherscan.io/tx/0x${hash}`,
    )
  })

  it.each([
    ['bitcoin_regtest', hash],
    ['simulated', hash],
    ['bitcoin', `0x${hash}`],
    ['bitcoin', '../../address/evil'],
    ['ethereum', hash],
    ['bitcoin', null],
    [null, hash],
  ] as const)('is none for %s and %s', (network, id) => {
    expect(explorerUrl(network, id)).toBeNull()
  })
})

describe('a withdrawal is due', () => {
  it.each([
    // asked before | now
    ['2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', 'a Friday'],
    ['2026-11-18T12:00:00.000Z', '2026-11-25T12:00:00.000Z', 'a Wednesday'],
    ['2026-11-23T12:00:00.000Z', '2026-11-30T12:00:00.000Z', 'a Monday'],
    ['2026-11-16T00:00:00.000Z', '2026-11-21T12:00:00.000Z', 'a Saturday'],
    ['2026-11-16T00:00:00.000Z', '2026-11-22T23:00:00.000Z', 'a Sunday'],
    ['2026-12-22T12:00:00.000Z', '2026-12-30T12:00:00.000Z', 'a Wednesday after Christmas'],
    ['2026-03-27T00:00:00.000Z', '2026-04-06T10:00:00.000Z', 'Easter Monday'],
  ])('five business days after %s at %s, %s', (asked, now) => {
    expect(iso(dueFrom(millis(Date.parse(now))))).toBe(asked)
  })
})
