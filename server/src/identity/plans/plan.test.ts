import { describe, expect, it } from 'vitest'
import { cents, dollars } from '#kernel/money.ts'
import { refuseAsking, refuseChoosing, refuseFunding, tradesPerDay } from './plan.ts'

const plans = ['None', 'Beginner-3000', 'Gold-7600', 'Platinum-21199', 'Diamond-50730']

describe('plans', () => {
  it('allow 1, 5, 10 and 14 trades a day, and none without one', () => {
    expect(plans.map(tradesPerDay)).toEqual([0, 1, 5, 10, 14])
  })

  it('are chosen from None alone', () => {
    expect(plans.map((plan) => refuseChoosing(plan)?.refused)).toEqual([
      undefined,
      ...Array(4).fill('plan_chosen'),
    ])
  })

  it('are asked for upwards, by those who have one', () => {
    expect(plans.map((plan) => refuseAsking('None', plan)?.refused)).toEqual(
      Array(5).fill('plan_not_chosen'),
    )
    expect(plans.map((plan) => refuseAsking('Gold-7600', plan)?.refused)).toEqual([
      ...Array(3).fill('plan_not_higher'),
      ...[undefined, undefined],
    ])
    expect(plans.map((plan) => refuseAsking('Diamond-50730', plan)?.refused)).toEqual(
      Array(5).fill('plan_not_higher'),
    )
  })

  it('take their funding to the cent', () => {
    expect(refuseFunding('Beginner-3000', dollars(3_000))).toBeUndefined()
    expect(refuseFunding('Beginner-3000', cents(299_999n))).toEqual({
      refused: 'plan_not_funded',
      details: { plan: 'Beginner', funding: '3000.00', missing: '0.01' },
    })
    expect(refuseFunding('Gold-7600', dollars(-100))?.details?.missing).toBe('7700.00')
  })

  it('take none where there is none, but never a debt', () => {
    expect(refuseFunding('None', dollars(0))).toBeUndefined()
    expect(refuseFunding('None', dollars(-1))?.details).toEqual({
      plan: 'None',
      funding: '0.00',
      missing: '1.00',
    })
  })
})
