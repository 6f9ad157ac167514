// What we write to clients about their plan.

import { planNameOf } from '#contract/public/plans.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

const to = { to: 'plan' } as const
const wordsFor = ({ language }: Addressee) => wordingIn(language).plans

export function planSetLetter(client: Addressee, plan: string): Letter {
  return leadingLetter(client, wordsFor(client).set(planNameOf(plan)), to)
}

export function planRequestedLetter(client: Addressee, plan: string): Letter {
  return leadingLetter(client, wordsFor(client).requested(planNameOf(plan)), to)
}

export function planCancelledLetter(client: Addressee, plan: string): Letter {
  return leadingLetter(client, wordsFor(client).cancelled(planNameOf(plan)), to)
}

export function planApprovedLetter(client: Addressee, plan: string): Letter {
  return leadingLetter(client, wordsFor(client).approved(planNameOf(plan)), to)
}

export function planRejectedLetter(
  client: Addressee,
  { plan, reason }: { readonly plan: string; readonly reason: string },
): Letter {
  return leadingLetter(client, wordsFor(client).rejected(planNameOf(plan), reason), to)
}
