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

// The pages that mails lead to. Opening one does nothing: a button on it does.

export function confirmationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/verify-email?hash=${token}`
}

export function resetUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/auth/reset-password?hash=${token}`
}

export function newEmailUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/auth/change-email?hash=${token}`
}

/** Where a new password can be asked for by whoever cannot sign in. */
export function forgottenUrl(publicUrl: string): string {
  return `${publicUrl}/auth/forgot-password`
}
