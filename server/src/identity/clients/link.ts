// One-time links and the one-time session of a registration: what they are for, and how long they
// are good.

import { day, hour, later, type Millis } from '#kernel/time.ts'

export type LinkPurpose = 'confirm_email' | 'registration' | 'reset_password' | 'change_email'

const lifeMs: Readonly<Record<LinkPurpose, number>> = {
  confirm_email: day,
  registration: day,
  reset_password: hour,
  change_email: day,
}

export function linkEndOf(purpose: LinkPurpose, now: Millis): Millis {
  return later(now, lifeMs[purpose])
}
