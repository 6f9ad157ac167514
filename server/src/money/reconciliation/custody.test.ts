import { describe, expect, it } from 'vitest'
import { type MovementKind, signedUnits, type Told, unitsMoved } from './custody.ts'

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

  it('is none where the transaction pays a withdrawal and no more', () => {
    const payout = { withdrawalId: 'w1', units: 900n }
    const outcome = unitsMoved(told('sweep', { found: sweep, payout }))
    expect(outcome).toMatchObject({ refused: 'movement_is_payout' })
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
    expect(none).toMatchObject({ refused: 'movement_not_ours' })
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
