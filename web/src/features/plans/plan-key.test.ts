import { expect, it } from 'vitest'
import { planTiers } from '#contract/public/plans.ts'
import { plans } from '../../lib/i18n/messages/plans.ts'
import { planKey } from './plan-key.ts'

const keysOf = (current: string, requested?: string) =>
  planTiers.map(({ id }) => {
    const request = requested === undefined ? null : { plan: requested }
    return plans.keys[planKey(id, { trading_plan: current, plan_request: request })]
  })

it('every plan can be requested from None', () => {
  expect(keysOf('None')).toEqual(Array(4).fill('Request Plan'))
  expect(keysOf('None', 'Gold-7600')).toEqual(Array(4).fill('Request Plan'))
})

it('lower ones are Nil, the own one Active, higher ones can be asked for', () => {
  expect(keysOf('Beginner-3000')).toEqual([
    ...['Active', 'Request Upgrade', 'Request Upgrade', 'Request Upgrade'],
  ])
  expect(keysOf('Platinum-21199')).toEqual(['Nil', 'Nil', 'Active', 'Request Upgrade'])
  expect(keysOf('Diamond-50730')).toEqual(['Nil', 'Nil', 'Nil', 'Active'])
})

it('the one asked for is Requested, and others above can still be asked for', () => {
  expect(keysOf('Beginner-3000', 'Platinum-21199')).toEqual([
    ...['Active', 'Request Upgrade', 'Requested', 'Request Upgrade'],
  ])
})
