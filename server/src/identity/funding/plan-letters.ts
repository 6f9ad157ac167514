// What we write to clients about their plan.

import { planNameOf } from '#contract/public/plans.ts'
import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

const nothingCharged =
  'Nothing was charged for it. The money is on your account: you can withdraw it, and trading ' +
  'can lose it.'

export function planSetLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `Your plan is ${planNameOf(plan)}`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You have chosen the ${planNameOf(plan)} plan, and it counts now.`,
      nothingCharged,
    ],
    action: { label: 'See your plan', to: 'plan' },
    closing: ['If that was not you, please change your password and contact support.'],
  }
}

export function planRequestedLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `You asked for the ${planNameOf(plan)} plan`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You have asked for the ${planNameOf(plan)} plan. A member of our staff looks at it, and ` +
        'you hear from us. Until then your plan stays as it is.',
      'Nothing is charged for a plan.',
    ],
    action: { label: 'See your plan', to: 'plan' },
    closing: ['If that was not you, please change your password and contact support.'],
  }
}

export function planCancelledLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `You no longer ask for the ${planNameOf(plan)} plan`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You have taken back your request for the ${planNameOf(plan)} plan. Your plan stays as it ` +
        'is, and you can ask again.',
    ],
    action: { label: 'See your plan', to: 'plan' },
    closing: ['If that was not you, please change your password and contact support.'],
  }
}

export function planApprovedLetter({ firstname }: Named, plan: string): Letter {
  return {
    subject: `Your plan is ${planNameOf(plan)} now`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your request was approved: your plan is ${planNameOf(plan)} now.`,
      nothingCharged,
    ],
    action: { label: 'See your plan', to: 'plan' },
  }
}

export function planRejectedLetter(
  { firstname }: Named,
  { plan, reason }: { readonly plan: string; readonly reason: string },
): Letter {
  return {
    subject: `The ${planNameOf(plan)} plan was not approved`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your request for the ${planNameOf(plan)} plan was rejected, for this reason:`,
      reason,
      'Your plan stays as it is, and you can ask again.',
    ],
    action: { label: 'See your plan', to: 'plan' },
  }
}
