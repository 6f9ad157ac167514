// What is held is named kind by kind, each with how long it is kept.

import { afterEach, expect, it } from 'vitest'
import { type HeldKind, heldKinds } from '#contract/client/privacy.ts'
import { ok, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import PrivacyPage from './PrivacyPage.tsx'

afterEach(leave)

const holdings = {
  opened_at: '2026-11-21T12:00:00.000Z',
  has_picture: false,
  open_live_trades: 0,
  balance: 0,
  is_play_money: true,
}

async function shownOf(countOf: (kind: HeldKind) => number): Promise<string[]> {
  const held = heldKinds.map((kind) => ({ kind, count: countOf(kind) }))
  await show(<PrivacyPage />, ({ path }) =>
    path === '/users/privacy'
      ? ok({ ...holdings, held })
      : ok({ totp: false, recovery_codes_left: 0, passkeys: [], methods: [] }),
  )
  await until(() => expect(document.querySelector('tbody')).not.toBeNull())
  const rows = [...document.querySelectorAll('tbody tr')]
  return rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))
}

it('names every kind of record that there is', async () => {
  const rows = await shownOf(() => 1_234)
  expect(rows).toHaveLength(heldKinds.length + 1)
  expect(rows).toContain('Messages you wrote to us | 1,234 | two years')
  expect(rows).toContain('Withdrawals | 1,234 | 5 years after closing')
})

it('leaves out what there is none of', async () => {
  const rows = await shownOf((kind) => (kind === 'events' ? 2 : 0))
  expect(rows.map((row) => row.split(' | ')[0])).toEqual([
    'Name, e-mail, phone, address',
    'Events of the account',
  ])
})
