// Telling the rest of the profile, once: while registering with the session that signing up gave,
// or later, signed in. A session that leads nowhere, since the address was known already, is
// answered in the same way and keeps nothing.

import type { Profile, RegistrationProfile } from '#contract/profiles.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { FieldError } from '#contract/wire.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '../events/record-event.ts'
import { isComplete, profileErrors } from './check-profile.ts'
import { lockClient } from './clients.store.ts'
import { findRegistration } from './find-registration.ts'
import { claimProfileStep, loadProfile, upsertProfile } from './profile.store.ts'

export type CompletingDeps = { readonly db: Db; readonly clock: Clock }

type Outcome = 'saved' | KnownRefusal | { readonly errors: readonly FieldError[] }

export async function completeRegistration(
  { db, clock }: CompletingDeps,
  { session, ...profile }: RegistrationProfile,
): Promise<Outcome> {
  const now = clock.now()
  const sessionHash = hashOfToken(session)
  const errors = profileErrors(profile, now)
  return db.transaction(async (tx) => {
    const registration = await findRegistration(tx, sessionHash, now)
    if (!registration) return refuse('registration_invalid')
    if (errors.length > 0) return { errors }
    if (!(await claimProfileStep(tx, sessionHash, now))) return refuse('registration_invalid')
    const { clientId } = registration
    if (clientId === null) return 'saved'
    const isSaved = await saveOnce(tx, clientId, profile, now)
    return isSaved ? 'saved' : refuse('registration_invalid')
  })
}

export async function completeProfile(
  { db, clock }: CompletingDeps,
  clientId: ClientId,
  profile: Profile,
): Promise<Outcome> {
  const now = clock.now()
  const errors = profileErrors(profile, now)
  if (errors.length > 0) return { errors }
  return db.transaction(async (tx) => {
    const isSaved = await saveOnce(tx, clientId, profile, now)
    return isSaved ? 'saved' : refuse('profile_complete')
  })
}

async function saveOnce(
  tx: Tx,
  clientId: ClientId,
  profile: Profile,
  now: Millis,
): Promise<boolean> {
  await lockClient(tx, clientId)
  if (isComplete(await loadProfile(tx, clientId))) return false
  await upsertProfile(tx, clientId, profile, now)
  await recordEvent(tx, {
    at: now,
    clientId,
    actor: 'client',
    kind: 'profile_completed',
    details: {},
  })
  return true
}
