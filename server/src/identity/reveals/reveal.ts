// One field of one client, shown to one member of staff for a few minutes; and what that member
// sees of personal data meanwhile.

import { mayReveal, type Personal, type PersonalField } from '#contract/staff/personal-data.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import { maskOf } from './mask.ts'

export const revealedForMs = 10 * minute

export type Reveal = {
  readonly clientId: ClientId
  readonly field: PersonalField
  /** From this instant on it is masked again. */
  readonly endsAt: Millis
}

export function revealEndOf(at: Millis): Millis {
  return later(at, revealedForMs)
}

export type Looking = {
  readonly member: { readonly email: string; readonly roles: readonly StaffRole[] }
  readonly reveals: readonly Reveal[]
  readonly now: Millis
}

/** A client's piece of data, as the member who looks may see it now. */
export type Lens = (
  client: { readonly id: bigint; readonly email: string },
  field: PersonalField,
  value: string,
) => Personal

export function lensOf({ member, reveals, now }: Looking): Lens {
  return ({ id, email }, field, value) => {
    const isAllowed =
      mayReveal(member.roles, field) && emailKeyOf(email) !== emailKeyOf(member.email)
    const shown = isAllowed ? lastOf(reveals, { id, field, now }) : undefined
    return {
      client: String(id),
      field,
      masked: maskOf(field, value),
      value: shown === undefined ? null : value,
      shown_until: shown === undefined ? null : iso(shown),
      can_reveal: isAllowed && value.trim() !== '',
    }
  }
}

type Wanted = { readonly id: bigint; readonly field: PersonalField; readonly now: Millis }

/** Until when it is shown; undefined: it is not. */
function lastOf(reveals: readonly Reveal[], { id, field, now }: Wanted): Millis | undefined {
  return reveals
    .filter((one) => one.clientId === id && one.field === field && now < one.endsAt)
    .map(({ endsAt }) => endsAt)
    .toSorted((a, b) => b - a)[0]
}
