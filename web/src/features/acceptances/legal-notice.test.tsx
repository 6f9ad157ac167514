// What is to come is told in one notice, whatever the number of texts, and not again once seen.

import { afterEach, expect, it } from 'vitest'
import type { WaitingText } from '#contract/client/acceptances.ts'
import { ok, press, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { LegalNotice } from './LegalNotice.tsx'

const coming = (text: WaitingText['text'], changes: string): WaitingText => ({
  text,
  path: `/${text}/2`,
  version: '2',
  effective_from: '2026-12-22',
  changes,
  is_in_force: false,
})
const terms = coming('terms', 'Hours are named.')
const risk = coming('risk-disclosure', 'Holidays are named.')

const shown = (...waiting: WaitingText[]) =>
  show(<LegalNotice screen="/user/home" />, () => ok({ waiting, accepted: [] }))

afterEach(async () => {
  await leave()
  localStorage.clear()
})

it('one text says what changes at once', async () => {
  const place = await shown(terms)
  await untilText('Hours are named.')
  expect(place.querySelectorAll('details')).toHaveLength(0)
})

it('several are one notice, and seen with one press', async () => {
  const place = await shown(terms, risk)
  await untilText('Risk Disclosure')
  expect(place.querySelectorAll('aside')).toHaveLength(1)
  expect(place.querySelectorAll('details:not([open])')).toHaveLength(2)
  press('I have seen this')
  await until(() => expect(place.querySelectorAll('aside')).toHaveLength(0))
  await leave()
  const again = await shown(terms, risk, coming('privacy', 'Notices are named.'))
  await untilText('Privacy Policy')
  expect(again.textContent).not.toContain('Risk Disclosure')
})
