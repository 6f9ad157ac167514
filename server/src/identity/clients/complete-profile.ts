// Telling the rest of the profile, once: while registering with the session that signing up gave,
// or later, signed in. A session that leads nowhere, since the address was known already, is
// answered in the same way and keeps nothing.

import type { Profile } from '#contract/client/profiles.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Problem } from '#contract/shared/problems.ts'
import type { RegistrationProfile } from '#contract/token/registrations.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { isComplete, profileErrors, refuseMoving } from './check-profile.ts'
import { findRegistration } from './find-registration.ts'
import { type HoldDeps, holdOf } from './hold-identity.ts'
import { heldErrors } from './identity.ts'
import { holdPerson } from './keep-identity.ts'
import { claimProfileStep, loadProfile, upsertProfile } from './profile.store.ts'

export type CompletingDeps = HoldDeps & ServingDeps & { readonly db: Db; readonly clock: Clock }

type Outcome = 'saved' | KnownRefusal | { readonly errors: readonly Problem[] }

export async function completeRegistration(
  deps: CompletingDeps,
  { session, ...profile }: RegistrationProfile,
): Promise<Outcome> {
  const { db, clock } = deps
  const now = clock.now()
  const sessionHash = hashOfToken(session)
  const errors = profileErrors(profile, now)
  return db.transaction(async (tx) => {
    const registration = await findRegistration(tx, sessionHash, now)
    if (!registration) return refuse('registration_invalid')
    if (errors.length > 0) return { errors }
    const moving = refuseMoving(profile.country, null, deps)
    if (moving) return moving
    if (!(await claimProfileStep(tx, sessionHash, now))) return refuse('registration_invalid')
    const { clientId } = registration
    if (clientId === null) return 'saved'
    return (await saveOnce(tx, deps, { clientId, profile, now })) ?? refuse('registration_invalid')
  })
}

export async function completeProfile(
  deps: CompletingDeps,
  clientId: ClientId,
  profile: Profile,
): Promise<Outcome> {
  const { db, clock } = deps
  const now = clock.now()
  const errors = profileErrors(profile, now)
  if (errors.length > 0) return { errors }
  return db.transaction(async (tx) => {
    return (await saveOnce(tx, deps, { clientId, profile, now })) ?? refuse('profile_complete')
  })
}

type Saving = { readonly clientId: ClientId; readonly profile: Profile; readonly now: Millis }

/** Undefined where it was told before. */
async function saveOnce(
  tx: Tx,
  deps: CompletingDeps,
  { clientId, profile, now }: Saving,
): Promise<Outcome | undefined> {
  const { client, identity } = await holdPerson(tx, clientId)
  if (isComplete(await loadProfile(tx, clientId))) return undefined
  const { date_of_birth, country } = profile
  const wished = { ...identity, date_of_birth, country }
  const errors = heldErrors(identity, wished, await holdOf(tx, deps, client))
  if (errors.length > 0) return { errors }
  const moving = refuseMoving(country, identity.country, deps)
  if (moving) return moving
  await upsertProfile(tx, clientId, profile, now)
  await recordEvent(tx, {
    at: now,
    clientId,
    actor: 'client',
    kind: 'profile_completed',
    details: {},
  })
  return 'saved'
}
