// The page of the plans: what each button says and whether it can be pressed, as the specification
// has it, and the states of the page.

import { afterEach, describe, expect, it } from 'vitest'
import { planTiers } from '#contract/public/plans.ts'
import { ok, press, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { aUser } from '../../../test/client.ts'
import { leave, show } from '../../../test/served.tsx'
import PlansPage from './PlansPage.tsx'

const at = '2026-11-21T12:00:00.000Z'

const user = aUser({ balance: 8_000 })

const table = {
  trades_per_day: null,
  plans: planTiers.map(({ id, funding, tradesPerDay: trades }) => ({
    id,
    funding,
    trades_per_day: trades,
  })),
}

function standing(plan: string, requested?: string, funding = 8_000) {
  const request = requested === undefined ? null : { id: 'r', plan: requested, asked_at: at }
  return ok({ trading_plan: plan, plan_request: request, funding, ...table })
}

afterEach(leave)

/** What the four buttons say; in brackets those that cannot be pressed. */
async function keys(plan: string, requested?: string): Promise<string[]> {
  const place = await show(<PlansPage />, () => standing(plan, requested))
  await untilText('Diamond')
  return [...place.querySelectorAll<HTMLButtonElement>('li button')].map(
    ({ textContent, disabled }) => (disabled ? `(${textContent})` : `${textContent}`),
  )
}

const ask = 'Request Plan'
const raise = 'Request Upgrade'

describe('the buttons', () => {
  it.each([
    ['None', undefined, [ask, ask, ask, ask]],
    ['Beginner-3000', undefined, ['(Active)', raise, raise, raise]],
    ['Beginner-3000', 'Gold-7600', ['(Active)', '(Requested)', raise, raise]],
    ['Gold-7600', undefined, ['(Nil)', '(Active)', raise, raise]],
    ['Gold-7600', 'Diamond-50730', ['(Nil)', '(Active)', raise, '(Requested)']],
    ['Platinum-21199', undefined, ['(Nil)', '(Nil)', '(Active)', raise]],
    ['Diamond-50730', undefined, ['(Nil)', '(Nil)', '(Nil)', '(Active)']],
  ] as const)('of %s, having asked for %s', async (plan, requested, texts) => {
    expect(await keys(plan, requested)).toEqual(texts)
  })

  it('set the first plan, and ask for a higher one', async () => {
    const sent: unknown[] = []
    await show(<PlansPage />, ({ method, path, body }) => {
      if (method === 'GET') return standing('None')
      sent.push([path, body])
      return path === '/users/set-plan'
        ? ok({ ...user, trading_plan: 'Beginner-3000' })
        : ok({ id: 'r', plan: 'Gold-7600', asked_at: at })
    })
    await untilText('Diamond')
    press('Request Plan: Beginner')
    await untilText('Active')
    press('Request Upgrade: Gold')
    await untilText('Requested')
    expect(sent).toEqual([
      ['/users/set-plan', { trading_plan: 'Beginner-3000' }],
      ['/users/request-plan-update', { trading_plan: 'Gold-7600' }],
    ])
  })
})

describe('a request that waits', () => {
  const request = (plan: string, id: string) => ({ id, plan, asked_at: at })

  async function asked(): Promise<{ sent: unknown[]; place: HTMLElement }> {
    const sent: unknown[] = []
    const place = await show(<PlansPage />, ({ method, path, body }) => {
      if (method === 'GET') return standing('Beginner-3000', 'Gold-7600')
      sent.push([path, body])
      if (path.endsWith('/cancellation')) {
        return ok({ trading_plan: 'Beginner-3000', plan_request: null, funding: 8_000, ...table })
      }
      return ok(request('Diamond-50730', 's'))
    })
    await untilText('Asked forGold since 2026-11-21')
    return { sent, place }
  }

  it('gives way to another only after a second word', async () => {
    const { sent, place } = await asked()
    press('Request Upgrade: Diamond')
    await untilText('Ask for Diamond instead?')
    await untilText('You asked for Gold on 2026-11-21')
    press('Keep asking for Gold')
    await until(() => expect(place.querySelector('dialog')).toBeNull())
    expect(sent).toEqual([])
    press('Request Upgrade: Diamond')
    await untilText('Ask for Diamond instead?')
    press('Ask for Diamond')
    await untilText('Asked forDiamond')
    expect(sent).toEqual([
      ['/users/request-plan-update', { trading_plan: 'Diamond-50730', replaces: 'r' }],
    ])
    expect(place.querySelector('dialog')).toBeNull()
  })

  it('can be taken back', async () => {
    const { sent, place } = await asked()
    press('Take back the request for Gold')
    await until(() => expect(place.textContent).not.toContain('Asked for'))
    expect(sent).toEqual([['/users/plan-request/r/cancellation', undefined]])
    press('Request Upgrade: Gold')
    await until(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(['/users/request-plan-update', { trading_plan: 'Gold-7600' }])
  })
})

describe('the page', () => {
  it('says what each plan asks for, and what is missing of it', async () => {
    const place = await show(<PlansPage />, () => standing('None'))
    await untilText('Your funding$8,000.00')
    const cards = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
    for (const [nr, { name }] of planTiers.entries()) expect(cards[nr]).toContain(name)
    expect(cards[1]).toContain('You have brought this much.')
    expect(cards[2]).toContain('$13,199.00 missing')
  })

  it('says what whoever has a plan keeps, beside what the others take now', async () => {
    const plans = table.plans.map((plan) => ({ ...plan, funding: plan.funding + 1_000 }))
    const place = await show(<PlansPage />, () =>
      ok({
        trading_plan: 'Gold-7600',
        plan_request: null,
        funding: 8_000,
        trades_per_day: 7,
        plans,
      }),
    )
    await untilText('Your funding$8,000.00')
    const cards = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(cards[1]).toContain('7 trades')
    expect(cards[2]).toContain('$22,199')
    expect(cards[2]).toContain('10 trades')
  })

  it('loads, and says so', async () => {
    const place = await show(<PlansPage />, () => undefined)
    expect(place.querySelector('[aria-label=Loading]')).not.toBeNull()
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    const place = await show(<PlansPage />, () =>
      isDown ? refused(503, 'The service is not ready.') : standing('None'),
    )
    await untilText('The service is not ready.')
    isDown = false
    press('Try again')
    await until(() => expect(place.querySelectorAll('li')).toHaveLength(4))
  })
})
