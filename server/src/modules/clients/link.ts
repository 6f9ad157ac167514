// One-time links and the one-time session of a registration: what they are for, and how long they
// are good.

import { day, later, type Millis } from '#kernel/time.ts'

export type LinkPurpose = 'confirm_email' | 'registration'

const lifeMs: Readonly<Record<LinkPurpose, number>> = {
  confirm_email: day,
  registration: day,
}

export function linkEndOf(purpose: LinkPurpose, now: Millis): Millis {
  return later(now, lifeMs[purpose])
}

/**
 * The page that a confirmation mail leads to. Opening it does nothing; the button on it confirms.
 */
export function confirmationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/verify-email?hash=${token}`
}
