import { expect, it, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { isOfLead } from './of-lead.ts'

it.each([
  ['/', false],
  ['/nl/fairness?x=1', false],
  ['/user/trading', false],
  ['/assets/x-123.js', false],
  ['/log/checkpoint', false],
  ['/office', true],
  ['/office/queue', true],
  ['/office/assets/x.js', true],
  ['/officers', false],
  ['/simulated-card/fields', true],
  ['/api/trading/submit', false],
  ['/api/trading?page=2', false],
  ['/api/trader/bots', true],
  ['/api/public/claims', false],
  ['/api/public/chat', true],
  ['/api/public/chat/messages', true],
  ['/api/auth/login', false],
  ['/api/auth/complete-profile', true],
  ['/api/users/me', false],
  ['/api/users/medals', true],
  ['/api/nothing', true],
  ['//', false],
  ['', false],
])('%s: %s', (path, is) => {
  expect(isOfLead(path)).toBe(is)
})

test('money, documents, conversations and staff are all of the lead', () => {
  const paths = Object.values(routes).map(({ path }) => `/api${path}`)
  const left = paths.filter((path) => !isOfLead(path))
  expect(
    left.filter((path) => /office|deposit|withdraw|card|chat|verif\w+\/|export/.test(path)),
  ).toEqual([])
  expect(left).toContain('/api/trading/submit')
})
