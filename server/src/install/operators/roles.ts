// The roles of members of staff, and what keeps a change of them from being made.

import type { KnownRefusal } from '#contract/refusals.ts'
import { mayDo, type StaffRole, staffRoles } from '#contract/staff/powers.ts'
import { refuse } from '#kernel/refusal.ts'

/** Those that a proposal names, as JSON; undefined where it names none. */
export function rolesIn(value: string | null): readonly StaffRole[] | undefined {
  const named: unknown = JSON.parse(value ?? 'null')
  const roles = Array.isArray(named) ? inOrder(named) : []
  return roles.length > 0 ? roles : undefined
}

/** Each once, in the order of the table of powers. */
export function inOrder(named: readonly unknown[]): StaffRole[] {
  return staffRoles.filter((role) => named.includes(role))
}

type Holder = { readonly email: string; readonly roles: readonly StaffRole[] }

/** Somebody has to be left who lets others in. */
export function refuseRoles(
  members: readonly Holder[],
  { email }: Holder,
  roles: readonly StaffRole[],
): KnownRefusal | undefined {
  const isLeft = members.some((one) =>
    mayDo(one.email === email ? roles : one.roles, 'member.change'),
  )
  return isLeft ? undefined : refuse('administrator_last', { email })
}
