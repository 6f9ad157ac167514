// The bell: what is unread is counted, opening the list counts as reading, and what was new in it
// is marked until it is closed.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import Bell from './Bell.tsx'

const at = '2026-11-21T12:00:00.000Z'
let readUpTo = 7
let marked: unknown[] = []

const told = (id: number) => ({
  id: String(id),
  at,
  read: id <= readUpTo,
  kind: 'plan_set',
  details: { plan: 'Gold-7600' },
})

beforeEach(() => {
  readUpTo = 7
  marked = []
})
afterEach(leave)

function answer({ path, body }: { path: string; body: unknown }): Response {
  if (path === '/users/notices/read') {
    marked.push(body)
    readUpTo = 8
    return ok({ unread: 0 })
  }
  return ok({ notices: [told(8), told(7)], unread: 8 - readUpTo, next_cursor: null })
}

it('counts what is unread, and marks what is new until it is closed', async () => {
  const place = await show(<Bell />, answer)
  await untilText('Notices, 1 unread')
  const box = place.querySelector('details') as HTMLDetailsElement
  const toggle = (isOpen: boolean) => {
    box.open = isOpen
    box.dispatchEvent(new Event('toggle'))
  }
  const rows = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
  const marks = () => rows().map((row) => row.includes('New'))
  expect(rows()).toEqual([])
  toggle(true)
  await until(() => expect(place.querySelector('summary')?.textContent).not.toContain('unread'))
  expect(marked).toEqual([{ up_to: '8' }])
  expect(rows()[0]).toContain('Your plan is now Gold. Nothing was charged.')
  expect(marks()).toEqual([true, false])
  toggle(false)
  await until(() => expect(rows()).toEqual([]))
  toggle(true)
  await until(() => expect(marks()).toEqual([false, false]))
})

it.each([
  ['disputed', 'Reason: The card payment was disputed.'],
  ['not_known_here', 'Reason: As it was told.'],
  [null, 'Reason: As it was told.'],
])('says why a deposit was rejected, for the reason %s', async (code, said) => {
  const details = { amount: '50.00', reason: 'As it was told.', reason_code: code }
  const notice = { ...told(7), kind: 'deposit_rejected', details }
  const place = await show(<Bell />, () => {
    return ok({ notices: [notice], unread: 0, next_cursor: null })
  })
  const box = place.querySelector('details') as HTMLDetailsElement
  box.open = true
  box.dispatchEvent(new Event('toggle'))
  await untilText(said)
})

it('says in the server’s words why it has nothing to show', async () => {
  const place = await show(<Bell />, () => refused(503, 'We count the coins.'))
  const box = place.querySelector('details') as HTMLDetailsElement
  box.open = true
  box.dispatchEvent(new Event('toggle'))
  await untilText('We count the coins.')
})
