import { describe, expect, it } from 'vitest'
import type { DepositView } from '#contract/client/deposits.ts'
import { arrivedOf } from './arrived.ts'
import { offerOf } from './resume.ts'

const address = 'bcrt1qx'
const since = Date.parse('2026-11-21T12:00:00.000Z')
const before = '2026-11-21T11:59:00.000Z'
const after = '2026-11-21T12:01:00.000Z'
const waiting: DepositView = {
  deposit_id: 'one',
  method: 'btc',
  status: 'Pending',
  detail: 'waiting',
  amount: 100,
  asked_amount: 100,
  coin_amount: '0.001',
  rate: '64218.4',
  rest_rate: null,
  rate_until: after,
  network: 'simulated',
  is_test: true,
  address,
  transaction_id: null,
  seen_at: null,
  confirmations: 0,
  confirmations_needed: 3,
  has_receipt: false,
  can_cancel: true,
  reason: null,
  reason_code: null,
  reason_details: null,
  createdAt: before,
}
const came = (changes: Partial<DepositView>): DepositView => ({
  ...waiting,
  deposit_id: 'other',
  seen_at: after,
  transaction_id: 'x',
  can_cancel: false,
  ...changes,
})

describe('what came', () => {
  const awaited = { address, amount: '0.001', since, depositId: undefined }
  it.each([
    ['nothing', [waiting], undefined, undefined],
    ['what was taken for a deposit of before', [came({ createdAt: before })], undefined, 'other'],
    ['nothing that came before', [came({ seen_at: before })], undefined, undefined],
    ['nothing at another address', [came({ address: 'bcrt1qy' })], undefined, undefined],
    [
      'of two the one of exactly so much',
      [came({ deposit_id: 'more', coin_amount: '0.5' }), came({})],
      ...[undefined, 'other'],
    ],
    [
      'its own payment, whenever it came',
      [came({ deposit_id: 'one', seen_at: before })],
      'one',
      'one',
    ],
    ['its own end', [{ ...waiting, status: 'Rejected' }], 'one', 'one'],
    ['another while its own waits', [waiting, came({})], 'one', 'other'],
  ] as const)('%s', (_, rows, depositId, id) => {
    expect(arrivedOf(rows, { ...awaited, depositId })?.deposit_id).toBe(id)
  })
})

describe('going on', () => {
  it('has the same address, amount and time', () => {
    expect(offerOf(waiting)).toMatchObject({
      address,
      depositId: 'one',
      conversion: { currency: 'btc', usd_amount: 100, amount: '0.001', expires_at: after },
    })
  })

  it.each([
    ['seen', { can_cancel: false }],
    ['by card', { method: 'card' }],
    ['unasked', { asked_amount: null }],
  ] as const)('is over for one %s', (_, changes) => {
    expect(offerOf({ ...waiting, ...changes })).toBeUndefined()
  })
})
