import { describe, expect, it } from 'vitest'
import { builtInPlans } from '#contract/public/plans.ts'
import { cents, dollars } from '#kernel/money.ts'
import { refuseAsking, refuseChoosing, refuseFunding, tradesGiven, tradesPerDay } from './plan.ts'

const plans = ['None', 'Beginner-3000', 'Gold-7600', 'Platinum-21199', 'Diamond-50730']

describe('plans', () => {
  it('allow 1, 5, 10 and 14 trades a day, and none without one', () => {
    const held = plans.map((plan) => tradesPerDay({ plan, planTrades: null }))
    expect(held).toEqual([0, 1, 5, 10, 14])
  })

  it('give whoever has one what they gave then, whatever the table says now', () => {
    const table = { ...builtInPlans, 'Gold-7600': { funding: 9_000, tradesPerDay: 3 } }
    expect(tradesGiven(table, 'Gold-7600')).toBe(3)
    expect(tradesGiven(table, 'None')).toBeNull()
    expect(tradesPerDay({ plan: 'Gold-7600', planTrades: 5 })).toBe(5)
    expect(refuseFunding(table, 'Gold-7600', dollars(8_999))?.details?.missing).toBe('1.00')
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
    expect(refuseFunding(builtInPlans, 'Beginner-3000', dollars(3_000))).toBeUndefined()
    expect(refuseFunding(builtInPlans, 'Beginner-3000', cents(299_999n))).toEqual({
      refused: 'plan_not_funded',
      details: { plan: 'Beginner', funding: '3000.00', missing: '0.01' },
    })
    expect(refuseFunding(builtInPlans, 'Gold-7600', dollars(-100))?.details?.missing).toBe(
      '7700.00',
    )
  })

  it('take none where there is none, but never a debt', () => {
    expect(refuseFunding(builtInPlans, 'None', dollars(0))).toBeUndefined()
    expect(refuseFunding(builtInPlans, 'None', dollars(-1))?.details).toEqual({
      plan: 'None',
      funding: '0.00',
      missing: '1.00',
    })
  })
})
