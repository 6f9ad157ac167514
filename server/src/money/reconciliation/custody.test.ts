import { describe, expect, it } from 'vitest'
import {
  type Movement,
  type MovementKind,
  signedUnits,
  stateOf,
  type Told,
  unitsMoved,
} from './custody.ts'

const found = (fee: bigint | null, ...pays: (readonly [string, bigint])[]): Told['found'] => ({
  txid: 'aa',
  height: 7,
  blockHash: 'b7',
  isEffective: true,
  fee,
  pays: pays.map(([address, units]) => ({ address, units })),
})

const told = (kind: MovementKind, more: Partial<Told>): Told => ({
  kind,
  coin: 'btc',
  found: found(10n),
  ours: new Set(['top', 'client']),
  topUpAddress: 'top',
  payout: undefined,
  said: undefined,
  ...more,
})

describe('a sweep', () => {
  const sweep = found(10n, ['cold', 900n], ['top', 90n])

  it('takes what goes elsewhere, with the fee; what comes back stays', () => {
    expect(unitsMoved(told('sweep', { found: sweep }))).toBe(910n)
    expect(signedUnits({ kind: 'sweep', units: 910n })).toBe(-910n)
  })

  it('takes less where staff say that other wallets paid too, and never more', () => {
    expect(unitsMoved(told('sweep', { found: sweep, said: 500n }))).toBe(500n)
    for (const said of [911n, 0n]) {
      expect(unitsMoved(told('sweep', { found: sweep, said }))).toMatchObject({
        refused: 'movement_too_much',
      })
    }
  })

  it('is at most what went elsewhere, and says so', () => {
    expect(unitsMoved(told('sweep', { found: sweep, said: 910n }))).toBe(910n)
    expect(unitsMoved(told('sweep', { found: sweep, said: 911n }))).toEqual({
      refused: 'movement_too_much',
      details: { most: '0.0000091', coin: 'BTC' },
    })
  })

  it('has no fee where the chain tells none', () => {
    expect(unitsMoved(told('sweep', { found: found(null, ['cold', 900n]) }))).toBe(900n)
  })

  it('is none where the transaction pays a withdrawal and no more', () => {
    const payout = { withdrawalId: 'w1', units: 900n }
    const outcome = unitsMoved(told('sweep', { found: sweep, payout }))
    expect(outcome).toEqual({ refused: 'movement_is_payout', details: { id: 'w1' } })
  })

  it('is the change of a payout that went to another wallet, without the fee', () => {
    const paid = found(10n, ['client wallet', 900n], ['cold', 70n])
    const payout = { withdrawalId: 'w1', units: 900n }
    expect(unitsMoved(told('sweep', { found: paid, payout }))).toBe(70n)
  })
})

describe('a top-up', () => {
  it('is what comes to its address, not what comes to a client’s', () => {
    const both = found(10n, ['top', 300n], ['client', 50n], ['other', 7n])
    expect(unitsMoved(told('top_up', { found: both }))).toBe(300n)
    const none = unitsMoved(told('top_up', { found: found(10n, ['client', 50n]) }))
    expect(none).toEqual({ refused: 'movement_not_ours', details: { address: 'top' } })
  })

  it('is none where the transaction pays a withdrawal', () => {
    const payout = { withdrawalId: 'w1', units: 900n }
    const both = found(10n, ['top', 300n], ['client wallet', 900n])
    expect(unitsMoved(told('top_up', { found: both, payout }))).toEqual({
      refused: 'movement_is_payout',
      details: { id: 'w1' },
    })
  })

  it('and what was paid elsewhere add to what our addresses have', () => {
    expect(signedUnits({ kind: 'top_up', units: 5n })).toBe(5n)
    expect(signedUnits({ kind: 'paid_elsewhere', units: 5n })).toBe(5n)
  })
})

describe('a payout from another wallet', () => {
  it('gives back what the payout would have taken from our addresses', () => {
    const paid = found(10n, ['client wallet', 900n], ['change of theirs', 5_000n])
    const payout = { withdrawalId: 'w1', units: 900n }
    expect(unitsMoved(told('paid_elsewhere', { found: paid, payout }))).toBe(910n)
    const none = unitsMoved(told('paid_elsewhere', { found: paid }))
    expect(none).toMatchObject({ refused: 'movement_no_payout' })
  })
})

it('a movement counts once another person confirmed it, and not once it is dropped', () => {
  const noted = { confirmedBy: null, droppedBy: null } as Movement
  expect(stateOf(noted)).toBe('noted')
  expect(stateOf({ ...noted, confirmedBy: 'max@x' })).toBe('confirmed')
  expect(stateOf({ ...noted, droppedBy: 'max@x' })).toBe('dropped')
  expect(stateOf({ ...noted, confirmedBy: 'max@x', droppedBy: 'eve@x' })).toBe('dropped')
})
