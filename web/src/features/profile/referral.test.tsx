// The own referral code on the profile page: shown, copied, how many came by it, and what is paid
// for it, as it is.

import { afterEach, expect, it, vi } from 'vitest'
import { ok, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { createReplies, RepliesProvider } from '../../lib/site/replies.tsx'
import { ReferralPanel } from './ReferralPanel.tsx'

afterEach(leave)

const reward = {
  id: '019aa000-0000-7000-8000-000000000001',
  kind: 'referral',
  name: 'Bring somebody',
  gives: 'reward',
  amount: 20,
  friend_amount: 10,
  percent: null,
  most: null,
  least: 50,
  turnover: null,
  days: null,
  every: null,
  ends_at: '2099-01-01T00:00:00.000Z',
}

const runs = (value: number | string) => ({
  id: 'referrals',
  value,
  source: {
    kind: 'query',
    says: 'Campaigns that run.',
    window_from: null,
    window_to: '2026-11-29T00:00:00.000Z',
    count: 1,
    minimum: 1,
  },
  measured_at: '2026-11-29T00:00:00.000Z',
})

/** With what the public site says asked for anew. */
const panel = () => (
  <RepliesProvider replies={createReplies({})}>
    <ReferralPanel />
  </RepliesProvider>
)

const shown = ({ count = 0, offers = [] as unknown[], claims = [] as unknown[] }) =>
  show(panel(), ({ path }) => {
    if (path === '/users/referrals') return ok({ referral_code: 'ab12cd34e5', count })
    if (path === '/public/claims') return ok(claims)
    const rest = { is_open: true, grants: [], bonus: 0, blocked: null }
    return path === '/promotions' ? ok({ ...rest, offers }) : undefined
  })

it.each([
  [0, 'Nobody who confirmed their e-mail has come by it yet.'],
  [3, '3 who confirmed their e-mail came by it.'],
])('shows the code, and that %d came by it', async (count, text) => {
  const written: string[] = []
  const writeText = async (copied: string) => void written.push(copied)
  const place = await shown({ count })
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await untilText('ab12cd34e5')
  await untilText(text)
  place.querySelector<HTMLButtonElement>('[title="Copy your referral code"]')?.click()
  await untilText('Referral code copied!')
  expect(written).toEqual(['ab12cd34e5'])
})

it('says that nothing is paid while nothing runs', async () => {
  const place = await shown({})
  await untilText('Nothing is paid for it: no reward runs now.')
  expect(place.querySelector('[data-claim]')).toBeNull()
})

it('says what is paid and where, once a campaign runs', async () => {
  const place = await shown({ offers: [reward], claims: [runs('TR UA')] })
  await untilText('A reward for it runs now:')
  await untilText('$20.00 for you and $10.00 for a friend who deposits $50.00 or more')
  await until(() =>
    expect(place.querySelector('[data-claim="referrals"]')?.textContent).toContain(
      'Where rewards run: TR UA.',
    ),
  )
  expect(place.textContent).not.toContain('Nothing is paid')
})

it('says that it runs elsewhere', async () => {
  const place = await shown({ claims: [runs(31)] })
  await untilText('A reward for it runs now, and is not offered to you at the moment.')
  await untilText('Rewards run in 31 countries.')
  expect(place.textContent).not.toContain('$')
})

it('says what failed', async () => {
  const place = await show(panel(), () => refused(503, 'The service is not ready.'))
  await untilText('The service is not ready.')
  await until(() => expect(place.textContent).toContain('Try again'))
})
