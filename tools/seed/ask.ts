// What clients of a made-up world send in and ask for beside money: documents, changes of who they
// are, plans, limits, breaks; and what visitors write.

import { limitKinds, limitPeriods } from '#contract/client/limits.ts'
import { planTiers } from '#contract/public/plans.ts'
import { documentMethods } from '#contract/shared/identity-documents.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import { askChange } from '#server/identity/documents/ask-change.ts'
import { listOwnDocuments } from '#server/identity/documents/list-own-documents.ts'
import { sendDocument } from '#server/identity/documents/send-document.ts'
import { takeBackChange } from '#server/identity/documents/take-back-change.ts'
import { cancelPlanRequest } from '#server/identity/funding/cancel-plan-request.ts'
import { requestPlan } from '#server/identity/funding/request-plan.ts'
import { setPlan } from '#server/identity/funding/set-plan.ts'
import { setLimit } from '#server/identity/limits/set-limit.ts'
import { coolOff } from '#server/identity/limits/take-break.ts'
import { sendMessage } from '#server/site/contact/send-message.ts'
import { oneOf } from '../faults/dice.ts'
import { samplePaper } from './papers.ts'
import { messages } from './people.ts'
import type { Living, World } from './world.ts'

/** One in thirty sends what somebody else has sent, which is flagged. */
export async function sendPaper(world: World, { id }: Living): Promise<void> {
  const { clock, dice, identity, past } = world
  await clock.pass(minute)
  const same = dice(30) === 0 ? past.paper : undefined
  const bytes = same ?? (await samplePaper('Identity card', dice))
  past.paper = bytes
  await sendDocument(identity, id, { bytes, method: oneOf(dice, documentMethods) })
}

/** Of those who are identified; one in five takes it back. */
export async function askForChange(world: World, who: Living): Promise<void> {
  const { clock, dice, identity } = world
  await clock.pass(minute)
  const asked = await askChange(identity, who.id, {
    method: oneOf(dice, documentMethods),
    bytes: await samplePaper('Deed of a new name', dice),
    ...(dice(2) === 0
      ? { lastname: `${who.lastname.slice(0, 80)}-Nieuw` }
      : { phone: '+31612349999' }),
  })
  if (asked !== 'asked' || dice(5) > 0) return
  await clock.pass(minute)
  const own = await listOwnDocuments(world.db, who.id)
  const pending = own.find(({ status }) => status === 'pending')
  if (pending) await takeBackChange(identity, who.id, pending.id)
}

/**
 * The first plan they choose themselves; a higher one they ask for, and some change their mind. Who
 * came first asks for what they can have.
 */
export async function askForPlan(
  world: World,
  { id, number }: Living,
  mind: 'may change' | 'made up' = 'may change',
): Promise<void> {
  const { clock, dice, install, past } = world
  await clock.pass(minute)
  await setPlan(install, id, planTiers[0].id)
  const [, gold, ...highest] = planTiers
  const wished = mind === 'made up' ? highest : number < 10 ? [gold] : [gold, ...highest]
  const plan = oneOf(dice, wished).id
  const asked = await requestPlan(install, id, { plan, replaces: undefined })
  if (isRefusal(asked) || mind === 'made up') return
  await clock.pass(minute)
  past.plans += 1
  const next = past.plans % 6
  if (next === 0) await cancelPlanRequest(install, id, asked.id)
  if (next === 1)
    await requestPlan(install, id, { plan: oneOf(dice, highest).id, replaces: asked.id })
}

export async function allowThemselves(world: World, { id }: Living): Promise<void> {
  const { clock, dice, install } = world
  await clock.pass(minute)
  const amount = dollars(100 * (1 + dice(50)))
  const which = { kind: oneOf(dice, limitKinds), period: oneOf(dice, limitPeriods) }
  await setLimit(install, id, { ...which, amount })
  if (dice(3) === 0) await setLimit(install, id, { ...which, amount: dollars(9_000) })
  if (dice(6) === 0) await coolOff(install, id, '24h')
}

export async function writeMessage(world: World, who: Living): Promise<void> {
  const { clock, dice, install } = world
  await clock.pass(minute)
  const isClient = dice(3) > 0
  const nr = isClient ? 0 : dice(900)
  const message = {
    name: `${who.firstname} ${who.lastname}`.slice(0, 100),
    email: isClient ? who.email : `visitor-${nr}@world.example`,
    message: oneOf(dice, messages),
  }
  // Some write from another address of theirs, and are signed in.
  await sendMessage(install, message, nr % 2 === 1 ? who.id : null)
}
