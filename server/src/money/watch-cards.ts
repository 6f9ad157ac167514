// Looks after payments by card: asks the provider about those that wait, and in a sandbox plays the
// simulated provider's part of telling us what happened.

import { minute, second } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { checkDisputes } from './cards/answer-disputes.ts'
import { checkPayments } from './cards/check-payments.ts'
import { type DeliveryDeps, deliverMessages } from './cards/deliver-messages.ts'
import type { CardDeps } from './cards/deposit-by-card.ts'
import type { SimulatedProvider } from './cards/simulated.provider.ts'

export type WatchingCardsDeps = CardDeps & {
  readonly simulated: SimulatedProvider | undefined
  /** Where this server itself listens. */
  readonly ownUrl: () => string
  readonly log: (message: string) => void
}

export function startWatchingCards(deps: WatchingCardsDeps): Loop[] {
  const { simulated: provider, ownUrl, log } = deps
  const checking = repeat({ name: 'checking card payments', pauseMs: minute, log }, async () => {
    await checkPayments(deps)
    return 'done'
  })
  const pauseMs = provider ? minute : 15 * minute
  const looking = repeat({ name: 'checking card disputes', pauseMs, log }, async () => {
    await checkDisputes(deps)
    return 'done'
  })
  if (!provider) return [checking, looking]
  const post: DeliveryDeps['post'] = async (body, headers) => {
    const signal = AbortSignal.timeout(10 * second)
    const url = `${ownUrl()}/api/webhooks/card/${provider.name}`
    const reply = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' })
    return reply.status
  }
  const name = 'messages of the simulated cards'
  const telling = repeat({ name, pauseMs: second, log }, async () => {
    const count = await deliverMessages({ ...deps, provider, post })
    return count > 0 ? 'more' : 'done'
  })
  return [checking, looking, telling]
}
