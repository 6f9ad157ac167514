import { describe, expect, it, test } from 'vitest'
import { perCustody } from '#server/ledger/flows.ts'
import {
  type CardFacts,
  type CoinFacts,
  compareCards,
  compareCoins,
  compareDollars,
  type DollarFacts,
  expectedOf,
  liabilitiesOf,
} from './reconciliation.ts'

const none = perCustody(() => 0n)

/** 900 dollars came in by coins, 100 by card, 200 left by bank, of which a fee of 3 was kept. */
const dollars: DollarFacts = {
  available: 75_000n,
  stakes: 4_000n,
  held: 1_000n,
  own: {
    house: 300n,
    grants: 0n,
    reorg_loss: 0n,
    credit_sales: 0n,
    pool: 0n,
    promotions: 0n,
    elsewhere: 0n,
  },
  outside: { ...none, outside_btc: -90_000n, outside_card: -10_000n, outside_bank: 19_700n },
  recorded: { ...none, outside_btc: 90_000n, outside_card: 10_000n, outside_bank: -19_700n },
  asked: 1_000n,
  fees: 300n,
  feesRecorded: 300n,
}

describe('dollars', () => {
  it('that agree have no difference', () => {
    expect(compareDollars(dollars)).toEqual([])
    expect(liabilitiesOf(dollars)).toBe(80_000n)
  })

  it('agree too where there is play money, a loss of the operator’s, and credits were sold', () => {
    const ours = { credit_sales: 5_750n, pool: 300n, promotions: -340n }
    const own = { ...dollars.own, grants: -700n, reorg_loss: 200n, ...ours }
    expect(compareDollars({ ...dollars, own, available: 69_790n })).toEqual([])
  })

  it('say which account differs', () => {
    const wrong = { available: 0n, asked: 0n, fees: 0n, recorded: none }
    const found = compareDollars({ ...dollars, ...wrong }).map(({ about }) => about)
    const places = ['outside_btc', 'outside_card', 'outside_bank']
    expect(found).toEqual(['clients', ...places, 'withdrawals', 'withdrawals'])
  })

  test.each<[string, Partial<DollarFacts>, string, bigint, bigint]>([
    ['a client has more than came in', { available: 75_001n }, 'book_not_zero', 80_001n, 80_000n],
    [
      'a credit is missing in the ledger',
      { recorded: { ...dollars.recorded, outside_btc: 95_000n } },
      ...(['custody_differs', 90_000n, 95_000n] as const),
    ],
    [
      'a credit was posted twice',
      { recorded: { ...dollars.recorded, outside_card: 5_000n } },
      ...(['custody_differs', 10_000n, 5_000n] as const),
    ],
    [
      'a payment is in the records only',
      { recorded: { ...dollars.recorded, outside_bank: -29_700n } },
      ...(['custody_differs', -19_700n, -29_700n] as const),
    ],
    ['less is held than asked', { asked: 2_000n }, 'held_differs', 1_000n, 2_000n],
    ['a fee was not kept', { feesRecorded: 600n }, 'fees_differ', 300n, 600n],
  ])('%s', (_what, change, kind, ours, theirs) => {
    const found = compareDollars({ ...dollars, ...change })
    expect(found).toEqual([expect.objectContaining({ kind, unit: 'usd', ours, theirs })])
  })
})

const deposit = { txid: 'aa', index: 0, units: 1_000n, height: 50, isGone: false }
const recorded = { ...deposit, depositId: 'd1', state: 'approved' } as const
const older = { ...recorded, txid: 'old', height: 3, depositId: 'd0', units: 500n } as const
const paid = {
  withdrawalId: 'w1',
  reference: 'pp',
  units: 300n,
  isPaid: true,
  seen: { height: 60, units: 300n, fee: 7n },
} as const

const coins: CoinFacts = {
  coin: 'btc',
  tip: 100,
  needed: 3,
  from: 10,
  own: 20n,
  movements: [],
  recorded: [older, recorded],
  seen: [deposit],
  payouts: [paid],
  holding: 1_213n,
}

describe('coins', () => {
  it('that agree have no difference', () => {
    expect(compareCoins(coins)).toEqual([])
    expect(expectedOf(coins)).toBe(1_213n)
  })

  test.each<[string, Partial<CoinFacts>, readonly [string, bigint, bigint][]]>([
    [
      'a payment outside of the watcher’s sight',
      {
        seen: [deposit, { ...deposit, txid: 'bb', units: 40n }],
        holding: 1_253n,
      },
      [['output_unknown', 0n, 40n]],
    ],
    [
      'a payment so old that no look reaches it',
      { holding: 1_253n },
      [['coins_differ', 1_213n, 1_253n]],
    ],
    [
      'a missing credit',
      { recorded: [older, { ...recorded, state: 'pending' }] },
      [['output_not_credited', 0n, 1_000n]],
    ],
    [
      'a payment that was taken back and is there again',
      { recorded: [older, { ...recorded, state: 'reversed' }] },
      [['output_back', 0n, 1_000n]],
    ],
    [
      'a payment that staff restored',
      { recorded: [older, { ...recorded, state: 'restored' }] },
      [],
    ],
    [
      'a payment that staff restored and the chain lost once more',
      {
        recorded: [older, { ...recorded, state: 'restored', isGone: true, height: null }],
        seen: [],
        holding: 213n,
      },
      [['output_not_on_chain', 1_000n, 0n]],
    ],
    [
      'a double credit',
      { recorded: [older, recorded, { ...recorded, depositId: 'd2' }] },
      [['output_credited_twice', 1_000n, 0n]],
    ],
    [
      'a credit of more than came',
      { recorded: [older, { ...recorded, units: 1_001n }] },
      [['output_differs', 1_001n, 1_000n]],
    ],
    [
      'a credit for what the chain does not have',
      { seen: [], holding: 213n },
      [['output_not_on_chain', 1_000n, 0n]],
    ],
    [
      'a credit for what the chain took back',
      { recorded: [older, { ...recorded, isGone: true, height: null }], seen: [], holding: 213n },
      [['output_not_on_chain', 1_000n, 0n]],
    ],
    ['a payout that nobody recorded', { holding: 913n }, [['coins_differ', 1_213n, 913n]]],
    [
      'a payout recorded as paid that never left',
      { payouts: [{ ...paid, seen: undefined }], holding: 1_520n },
      [['payout_not_on_chain', 300n, 0n]],
    ],
    [
      'a payout that is not settled though it is deep',
      { payouts: [{ ...paid, isPaid: false }] },
      [['payout_not_settled', 0n, 300n]],
    ],
    [
      'a payout of another amount',
      { payouts: [{ ...paid, seen: { ...paid.seen, units: 299n } }], holding: 1_214n },
      [
        ['payout_differs', 300n, 299n],
        ['coins_differ', 1_213n, 1_214n],
      ],
    ],
    ['a fee other than the chain says', { holding: 1_212n }, [['coins_differ', 1_213n, 1_212n]]],
  ])('%s', (_what, change, wanted) => {
    const found = compareCoins({ ...coins, ...change })
    expect(found.map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual(wanted)
  })

  /** What differs, where what the addresses hold is as it must be. */
  const differing = (change: Partial<CoinFacts>) => {
    const facts = { ...coins, ...change }
    return compareCoins({ ...facts, holding: expectedOf(facts) }).map(({ kind, about }) => [
      kind,
      about,
    ])
  }

  test.each<[string, Partial<CoinFacts>, bigint]>([
    ['a movement', { movements: [{ txid: 'm', units: -50n, isOnChain: true }] }, 1_163n],
    [
      'a movement that never was',
      { movements: [{ txid: 'm', units: -50n, isOnChain: false }] },
      1_213n,
    ],
    ['an old payment that waits', { recorded: [{ ...older, height: null }, recorded] }, 713n],
    ['an old payment that is gone', { recorded: [{ ...older, isGone: true }, recorded] }, 713n],
    [
      'a payment at the first block that is read',
      { recorded: [{ ...older, height: 10 }, recorded] },
      713n,
    ],
    ['a payment just before it', { recorded: [{ ...older, height: 9 }, recorded] }, 1_213n],
    [
      'a payment that the chain has not put into a block',
      { seen: [{ ...deposit, height: null }] },
      213n,
    ],
    [
      'a payout without a fee that is told',
      { payouts: [{ ...paid, seen: { ...paid.seen, fee: null } }] },
      1_220n,
    ],
  ])('are as many as they must be after %s', (_what, change, held) => {
    expect(expectedOf({ ...coins, ...change })).toBe(held)
  })

  test.each<[string, Partial<CoinFacts>, readonly (readonly [string, string])[]]>([
    [
      'movement_not_on_chain',
      { movements: [{ txid: 'm', units: -50n, isOnChain: false }] },
      [['movement_not_on_chain', 'm']],
    ],
    ['a movement there', { movements: [{ txid: 'm', units: -50n, isOnChain: true }] }, []],
    [
      'missing in the first block that is read',
      { recorded: [recorded, { ...older, height: 10 }] },
      [['output_not_on_chain', 'old/0']],
    ],
    ['missing before it', { recorded: [recorded, { ...older, height: 9 }] }, []],
    ['missing and waiting', { recorded: [recorded, { ...older, height: null }] }, []],
    [
      'missing, known to be gone, and taken back',
      { recorded: [recorded, { ...older, height: 20, isGone: true, state: 'reversed' }] },
      [],
    ],
    [
      'twice in the records, credited once',
      { recorded: [recorded, { ...recorded, state: 'rejected' }] },
      [],
    ],
    ['unknown and young', { seen: [deposit, { ...deposit, txid: 'u', height: 95 }] }, []],
    [
      'unknown and late',
      { seen: [deposit, { ...deposit, txid: 'u', height: 94 }] },
      [['output_unknown', 'u/0']],
    ],
    [
      'not credited and young',
      {
        seen: [{ ...deposit, height: 92 }],
        recorded: [{ ...recorded, height: 92, state: 'pending' }],
      },
      [],
    ],
    [
      'not credited and late',
      {
        seen: [{ ...deposit, height: 91 }],
        recorded: [{ ...recorded, height: 91, state: 'pending' }],
      },
      [['output_not_credited', 'aa/0']],
    ],
    [
      'not settled and young',
      { payouts: [{ ...paid, isPaid: false, seen: { ...paid.seen, height: 92 } }] },
      [],
    ],
    [
      'not settled and late',
      { payouts: [{ ...paid, isPaid: false, seen: { ...paid.seen, height: 91 } }] },
      [['payout_not_settled', 'w1 by pp']],
    ],
  ])('are told by what they are about: %s', (_what, change, wanted) => {
    expect(differing(change)).toEqual(wanted)
  })

  it('that are too few are told of the addresses', () => {
    const [found] = compareCoins({ ...coins, holding: 0n })
    expect(found?.about).toBe('what our addresses hold')
  })

  it('that are under way are no difference yet', () => {
    const young = { ...deposit, txid: 'cc', height: 97, units: 5n }
    const waiting = { ...deposit, txid: 'dd', height: null, units: 9n }
    const pending = { ...recorded, ...young, state: 'pending' } as const
    const unsent = { ...paid, withdrawalId: 'w2', isPaid: false, seen: undefined }
    const sent = { ...unsent, reference: 'qq', seen: { height: null, units: 300n, fee: 7n } }
    const facts: CoinFacts = {
      ...coins,
      recorded: [older, recorded, pending],
      seen: [deposit, young, waiting, { ...young, txid: 'ee' }],
      payouts: [paid, unsent, sent],
      holding: 1_223n,
    }
    expect(compareCoins(facts)).toEqual([])
  })
})

const charge: CardFacts = {
  depositId: 'd1',
  paymentId: 'p1',
  charged: 500n,
  isYoung: false,
  isReversed: false,
  seen: { amount: 500n, state: 'paid' },
}

describe('cards', () => {
  test.each<[string, Partial<CardFacts>, readonly [string, bigint, bigint][]]>([
    ['agree', {}, []],
    ['nothing was taken', { charged: null, seen: { amount: 500n, state: 'declined' } }, []],
    ['a missing credit', { charged: null }, [['charge_not_credited', 0n, 500n]]],
    ['a credit that is about to come', { charged: null, isYoung: true }, []],
    [
      'a credit for what was declined',
      { seen: { amount: 500n, state: 'declined' } },
      [['charge_not_taken', 500n, 0n]],
    ],
    ['a credit for nothing', { seen: undefined }, [['charge_not_taken', 500n, 0n]]],
    ['another amount', { seen: { amount: 450n, state: 'paid' } }, [['charge_differs', 500n, 450n]]],
    ['a dispute', { isReversed: true, seen: { amount: 500n, state: 'disputed' } }, []],
    [
      'a dispute that nobody booked',
      { seen: { amount: 500n, state: 'disputed' } },
      [['dispute_not_booked', 500n, 0n]],
    ],
    ['a dispute that was won', { isReversed: true }, [['dispute_won', 0n, 500n]]],
  ])('%s', (_what, change, wanted) => {
    const found = compareCards([{ ...charge, ...change }])
    expect(found.map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual(wanted)
  })
})
