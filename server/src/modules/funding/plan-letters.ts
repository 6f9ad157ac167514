// What we write to clients about their plan.

import { planTiers } from '#contract/plans.ts'
import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

const nothingCharged =
  'Nothing was charged for it. The money stays yours: trade with it, or withdraw it.'

function nameOf(plan: string): string {
  return planTiers.find(({ id }) => id === plan)?.name ?? plan
}

export function planSetLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `Your plan is ${nameOf(plan)}`,
    greeting: `Hello ${firstname},`,
    paragraphs: [`You have chosen the ${nameOf(plan)} plan, and it counts now.`, nothingCharged],
    action: { label: 'See your plan', to: 'plan' },
    closing: ['If that was not you, please change your password and contact support.'],
  }
}

export function planRequestedLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `You asked for the ${nameOf(plan)} plan`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You have asked for the ${nameOf(plan)} plan. A member of our staff looks at it, and you ` +
        'hear from us. Until then your plan stays as it is.',
      'Nothing is charged for a plan.',
    ],
    action: { label: 'See your plan', to: 'plan' },
    closing: ['If that was not you, please change your password and contact support.'],
  }
}

export function planApprovedLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `Your plan is ${nameOf(plan)} now`,
    greeting: `Hello ${firstname},`,
    paragraphs: [`Your request was approved: your plan is ${nameOf(plan)} now.`, nothingCharged],
    action: { label: 'See your plan', to: 'plan' },
  }
}

export function planRejectedLetter(
  { firstname }: Named,
  { plan, reason }: { readonly plan: string; readonly reason: string },
): Letter {
  return {
    subject: `The ${nameOf(plan)} plan was not approved`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your request for the ${nameOf(plan)} plan was rejected, for this reason:`,
      reason,
      'Your plan stays as it is, and you can ask again.',
    ],
    action: { label: 'See your plan', to: 'plan' },
  }
}
