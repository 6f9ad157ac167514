// Whether a member of staff may decide something, and why not: what a screen says before they try.
// The use case that decides asks again.

import type { Bar } from '#contract/staff/bars.ts'
import { mayDo, type StaffAction, type StaffRole } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { Millis } from '#kernel/time.ts'

export type Decidable = {
  readonly action: StaffAction
  /** Whose it is; null: it is about the install. */
  readonly client: { readonly email: string } | null
  /** Addresses of who asked for it, and of who said yes already. */
  readonly makers: readonly string[]
  readonly givenBy: readonly string[]
  /** Nobody decides it before. */
  readonly notBefore: Millis | null
}

type Asking = { readonly email: string; readonly roles: readonly StaffRole[] }

/** Addresses of those among the members who may decide it now. */
export function whoMay(decidable: Decidable, members: readonly Asking[], now: Millis): string[] {
  return members
    .filter((member) => barFor(decidable, member, now) === null)
    .map(({ email }) => email)
}

/** Null: they may. */
export function barFor(
  { action, client, makers, givenBy, notBefore }: Decidable,
  { email, roles }: Asking,
  now: Millis,
): Bar | null {
  if (!mayDo(roles, action)) return 'role'
  if (client && emailKeyOf(client.email) === emailKeyOf(email)) return 'own'
  if (makers.includes(email)) return 'maker'
  if (givenBy.includes(email)) return 'given'
  return notBefore !== null && now < notBefore ? 'waits' : null
}
