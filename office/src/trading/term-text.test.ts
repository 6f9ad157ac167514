import { expect, test } from 'vitest'
import { checkTerm, shownTerm, usualTime } from './term-text.ts'

const now = Date.UTC(2026, 2, 4, 10, 20)
const asked = { from: '2026-03-07T09:00', reason: 'Costs rose.' }

test('a margin is typed in percent and told in basis points, with its instant', () => {
  expect(checkTerm('margin_bp', { ...asked, margin: ' 4,25 ' }, now)).toEqual({
    value: { value: '425', from: '2026-03-07T09:00:00.000Z', reason: 'Costs rose.' },
  })
  expect(shownTerm('425').replace('\u00a0', ' ')).toMatch(/^4\.25 ?%$/)
})

test('what is ticked is chosen, in the order of the list', () => {
  const ticked = { ...asked, '12/5': 'on', '75/3': 'on', evidence: 'minutes' }
  expect(checkTerm('strike_rates', ticked, now)).toMatchObject({
    value: { value: '["75/3","12/5"]', evidence: 'minutes' },
  })
})

test.each([
  [{ ...asked, margin: '50.01' }, 'margin'],
  [{ ...asked, margin: 'much' }, 'margin'],
  [{ ...asked, margin: '4', from: '2026-03-04T10:20' }, 'from'],
  [{ ...asked, margin: '4', from: '2027-06-01T00:00' }, 'from'],
  [{ ...asked, margin: '4', from: '' }, 'from'],
  [{ ...asked, margin: '4', reason: ' ' }, 'reason'],
])('%j is wrong in one field', (fields, name) => {
  const checked = checkTerm('margin_bp', fields, now)
  expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual([name])
})

test('the usual time is a whole hour, two days ahead', () => {
  expect(usualTime(now)).toBe('2026-03-06T11:00')
})
