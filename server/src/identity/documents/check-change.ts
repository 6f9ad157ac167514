// Whether a change of who a client is can be asked for, and what is wrong with what they wish.

import { identityFields } from '#contract/client/identity.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type Problem, problem } from '#contract/shared/problems.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import { phoneFrom, profileErrors, refuseMoving } from '../clients/check-profile.ts'
import { type Hold, heldFields, type Identity } from '../clients/identity.ts'
import type { Asked } from './change.ts'

export type Asking = ServingDeps & {
  readonly known: Identity
  readonly hold: Hold
  readonly now: Millis
}

/** What the wish comes to, what is wrong with its fields, or why nothing can be asked for now. */
export function decideAsking(
  wish: Asked,
  { known, hold, now, serves }: Asking,
): { readonly asked: Asked } | { readonly errors: readonly Problem[] } | KnownRefusal {
  if (hold === 'checked') return refuse('document_waiting')
  const country = wish.country ?? known.country ?? ''
  const phone = wish.phone === undefined ? undefined : phoneFrom(wish.phone, country)
  const wished: Asked = { ...wish, ...(phone === undefined ? {} : { phone }) }
  const fields = identityFields.filter(
    (field) => wished[field] !== undefined && wished[field] !== known[field],
  )
  if (fields.length === 0) return refuse('identity_change_empty')
  const held = heldFields(known, hold)
  const errors = [
    ...profileErrors({ country, date_of_birth: wish.date_of_birth ?? null }, now).filter(
      // A country that is not known is no fault of this wish.
      ({ field }) => field !== 'country' || wish.country !== undefined,
    ),
    ...(wish.phone !== undefined && phone === undefined ? [problem('phone', 'invalid')] : []),
    ...fields
      .filter((field) => !held.includes(field))
      .map((field) => problem(field, 'changed_in_profile')),
  ]
  if (errors.length > 0) return { errors }
  const moving = refuseMoving(wish.country ?? null, known.country, { serves })
  if (moving) return moving
  return { asked: Object.fromEntries(fields.map((field) => [field, wished[field]])) }
}
