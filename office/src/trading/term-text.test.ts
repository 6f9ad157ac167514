import { expect, test } from 'vitest'
import { builtInPlans } from '#contract/public/plans.ts'
import {
  checkAsked,
  checkPlans,
  checkTerm,
  planChanges,
  shownTerm,
  typedTerm,
  usualTime,
} from './term-text.ts'

const now = Date.UTC(2026, 2, 4, 10, 20)
const asked = { from: '2026-03-07T09:00', reason: 'Costs rose.' }

test('a margin is typed in percent and told in basis points, with its instant', () => {
  expect(checkAsked({ ...asked, margin_bp: ' 4,25 ' }, now, checkTerm('margin_bp'))).toEqual({
    value: { value: '425', from: '2026-03-07T09:00:00.000Z', reason: 'Costs rose.' },
  })
  expect(shownTerm('margin_bp', '425').replace('\u00a0', ' ')).toMatch(/^4\.25 ?%$/)
})

test('what is ticked is chosen, in the order of the list', () => {
  const ticked = { ...asked, '12/5': 'on', '75/3': 'on', evidence: 'minutes' }
  expect(checkAsked(ticked, now, checkTerm('strike_rates'))).toMatchObject({
    value: { value: '["75/3","12/5"]', evidence: 'minutes' },
  })
})

test.each([
  [{ ...asked, margin_bp: '50.01' }, 'margin_bp'],
  [{ ...asked, margin_bp: 'much' }, 'margin_bp'],
  [{ ...asked, margin_bp: '4', from: '2026-03-04T10:20' }, 'from'],
  [{ ...asked, margin_bp: '4', from: '2027-06-01T00:00' }, 'from'],
  [{ ...asked, margin_bp: '4', from: '' }, 'from'],
  [{ ...asked, margin_bp: '4', reason: ' ' }, 'reason'],
])('%j is wrong in one field', (fields, name) => {
  const checked = checkAsked(fields, now, checkTerm('margin_bp'))
  expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual([name])
})

test.each([
  ['entry_delay_ms', '250', 250, '250 ms'],
  ['entry_delay_ms', '0', 0, '0 ms'],
  ['exit_average_seconds', '5', 5, 'the average of the last 5 seconds'],
  ['exit_average_seconds', '1', 1, 'the last price'],
] as const)('%s is typed as it is kept: %s', (name, typed, kept, shown) => {
  expect(checkTerm(name)({ [name]: typed })).toEqual({ json: kept })
  expect(typedTerm(name, String(kept))).toBe(typed)
  expect(shownTerm(name, String(kept))).toBe(shown)
})

test.each([
  ['entry_delay_ms', '2001'],
  ['entry_delay_ms', '2.5'],
  ['exit_average_seconds', '0'],
  ['exit_average_seconds', '11'],
] as const)('%s is not %s', (name, typed) => {
  expect(checkTerm(name)({ [name]: typed })).toEqual({ errors: { [name]: expect.any(String) } })
})

test('the usual time is a whole hour, two days ahead', () => {
  expect(usualTime(now)).toBe('2026-03-06T11:00')
})

const plans = Object.fromEntries(
  Object.entries(builtInPlans).flatMap(([id, { funding, tradesPerDay }]) => [
    [`${id} funding`, String(funding)],
    [`${id} trades`, String(tradesPerDay)],
  ]),
)

test('the plan table is typed as a whole, and told by what is other in it', () => {
  const checked = checkPlans({ ...plans, 'Gold-7600 funding': '8000' })
  const json = 'json' in checked ? JSON.stringify(checked.json) : ''
  expect(JSON.parse(json)).toEqual({
    ...builtInPlans,
    'Gold-7600': { funding: 8_000, tradesPerDay: 5 },
  })
  expect(planChanges(json, JSON.stringify(builtInPlans))).toEqual([
    'Gold: takes $8,000, 5 trades a day',
  ])
  expect(planChanges(json, null)).toHaveLength(4)
})

test.each([
  [{ 'Gold-7600 funding': '2,000' }, 'Gold-7600 funding'],
  [{ 'Gold-7600 funding': '3000' }, 'Gold-7600 funding'],
  [{ 'Diamond-50730 trades': '9' }, 'Diamond-50730 trades'],
  [{ 'Beginner-3000 trades': '0' }, 'Beginner-3000 trades'],
])('of plans %j is wrong', (typed, field) => {
  const checked = checkPlans({ ...plans, ...typed })
  expect(Object.keys('errors' in checked ? checked.errors : {})).toContain(field)
})
