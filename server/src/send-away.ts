// A process of the web that hears nothing of a leader who lives: whatever is between the two is not
// between that one and others, and whoever has a socket here hears no prices before they have one
// elsewhere.

import { second } from '#kernel/time.ts'
import type { Leader } from './platform/leadership.ts'
import type { Log } from './platform/logger.ts'
import { type Loop, repeat } from './platform/repeat.ts'
import type { StreamHub } from './platform/stream.ts'
import type { Trading } from './trading/trading.ts'

type SendingAway = {
  readonly trading: Pick<Trading, 'reachesLead'>
  readonly hub: Pick<StreamHub, 'sendAway'>
  readonly leader: () => Promise<Leader | undefined>
  readonly log: Log
}

const lookEveryMs = second
const answerMs = second

/** Where nobody leads, all of them stay: it is nowhere better. */
export function startSendingAway({ trading, hub, leader, log }: SendingAway): Loop {
  return repeat({ name: 'looking for the lead', pauseMs: lookEveryMs, log }, async (signal) => {
    if (trading.reachesLead() || !(await leads(await leader(), signal))) return 'done'
    if (!trading.reachesLead()) hub.sendAway()
    return 'done'
  })
}

async function leads(leader: Leader | undefined, ending: AbortSignal): Promise<boolean> {
  if (!leader) return false
  const signal = AbortSignal.any([ending, AbortSignal.timeout(answerMs)])
  const asked = fetch(new URL('/leadz', leader.url), { signal, redirect: 'error' })
  const answer = await asked.catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}
