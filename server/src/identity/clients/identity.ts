// Who a client is, as far as documents prove it: which facts they cannot change alone, and when.

import { type IdentityField, identityFields } from '#contract/client/identity.ts'
import { type Problem, type ProblemCode, problem } from '#contract/shared/problems.ts'

/** Dates are texts like 1990-12-31; null and an empty phone: not told. */
export type Identity = {
  readonly firstname: string
  readonly lastname: string
  readonly date_of_birth: string | null
  readonly country: string | null
  readonly phone: string
}

/**
 * How a client's document stands: staff compare one with the facts, so they do not move meanwhile;
 * once one is approved they count until another document proves something else.
 */
export type Hold = 'free' | 'checked' | 'identified'

/** Whether a fact that is known is held. A date of birth always is: age decides who may trade. */
const isHeldIn: Readonly<Record<Hold, Readonly<Record<IdentityField, boolean>>>> = {
  free: { firstname: false, lastname: false, date_of_birth: true, country: false, phone: false },
  checked: { firstname: true, lastname: true, date_of_birth: true, country: true, phone: false },
  identified: { firstname: true, lastname: true, date_of_birth: true, country: true, phone: true },
}

/** What the client cannot edit. What was never told can be, but for the phone of the identified. */
export function heldFields(known: Identity, hold: Hold): IdentityField[] {
  return identityFields.filter((field) => known[field] !== null && isHeldIn[hold][field])
}

/** What is wrong with editing the one into the other. Sending what is known is not wrong. */
export function heldErrors(known: Identity, wished: Identity, hold: Hold): Problem[] {
  return heldFields(known, hold)
    .filter((field) => wished[field] !== known[field])
    .map((field) => problem(field, whyHeld(field, wished, hold)))
}

function whyHeld(field: IdentityField, wished: Identity, hold: Hold): ProblemCode {
  if (hold === 'checked') return 'held_for_check'
  const isBlanked = field === 'phone' && wished.phone === ''
  if (isBlanked) return 'not_removable'
  return 'changed_by_request'
}
