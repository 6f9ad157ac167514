// The own referral code on the profile page: shown, copied, and how many came by it.

import { afterEach, expect, it, vi } from 'vitest'
import { ok, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { ReferralPanel } from './ReferralPanel.tsx'

afterEach(leave)

it.each([
  [0, 'Nobody who confirmed their e-mail has come by it yet.'],
  [3, '3 who confirmed their e-mail came by it.'],
])('shows the code, and that %d came by it', async (count, text) => {
  const written: string[] = []
  const writeText = async (copied: string) => void written.push(copied)
  const place = await show(<ReferralPanel />, ({ path }) =>
    path === '/users/referrals' ? ok({ referral_code: 'ab12cd34e5', count }) : undefined,
  )
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await untilText('ab12cd34e5')
  await untilText(text)
  place.querySelector<HTMLButtonElement>('[title="Copy your referral code"]')?.click()
  await untilText('Referral code copied!')
  expect(written).toEqual(['ab12cd34e5'])
})

it('says what failed', async () => {
  const place = await show(<ReferralPanel />, () => refused(503, 'The service is not ready.'))
  await untilText('The service is not ready.')
  await until(() => expect(place.textContent).toContain('Try again'))
})
