// Changing the profile. The e-mail address is not part of it: that takes a confirmation. Nor is
// what an identity document proves, once there is one: `identity.ts` says what is held.

import { avatarBytesMax, type ProfileChange } from '#contract/client/profiles.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type Problem, problem } from '#contract/shared/problems.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { reencode } from '#server/platform/images.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { phoneFrom, profileErrors, refuseMoving } from './check-profile.ts'
import type { Client } from './client.ts'
import { lockClient } from './clients.store.ts'
import type { CompletingDeps } from './complete-profile.ts'
import { holdOf } from './hold-identity.ts'
import { heldErrors, type Identity } from './identity.ts'
import { loadProfile, replaceAvatar, updatePerson, upsertProfile } from './profile.store.ts'
import type { StoredProfile } from './profile.ts'

export type UpdatingDeps = CompletingDeps & { readonly random: Random }

const avatarWish = { bytesMax: avatarBytesMax, side: 256, fit: 'cover' } as const

export async function updateProfile(
  deps: UpdatingDeps,
  clientId: ClientId,
  change: ProfileChange,
  file: Buffer | undefined,
): Promise<'saved' | KnownRefusal | { readonly errors: readonly Problem[] }> {
  const { db, clock, random } = deps
  // Drawn before the transaction begins, which it would hold up.
  const image = file && (await reencode(file, { ...avatarWish, by: String(clientId) }))
  if (isRefusal(image)) return image
  return db.transaction(async (tx) => {
    const now = clock.now()
    const before = await standing(tx, clientId)
    const after = applied(before, change)
    const held = heldErrors(factsOf(before), factsOf(after), await holdOf(tx, deps, before.client))
    const errors = [...profileErrors(after.profile, now), ...after.errors, ...held]
    if (errors.length > 0) return { errors }
    const moving = refuseMoving(after.profile.country, before.profile?.country ?? null, deps)
    if (moving) return moving
    await updatePerson(tx, clientId, after.person)
    await upsertProfile(tx, clientId, after.profile, now)
    if (image) {
      await replaceAvatar(tx, { id: newUuid(now, random), clientId, picture: image.bytes }, now)
    }
    const fields = [...changedFields(before, after), ...(image ? ['avatar'] : [])]
    if (fields.length === 0) return 'saved'
    const details = { fields: fields.join(', ') }
    await recordEvent(tx, { at: now, clientId, actor: 'client', kind: 'profile_changed', details })
    return 'saved'
  })
}

type Person = Pick<Client, 'firstname' | 'lastname' | 'phone'>
type Told = { readonly person: Person; readonly profile: StoredProfile | undefined }
type Standing = Told & { readonly client: Client }

async function standing(tx: Tx, clientId: ClientId): Promise<Standing> {
  const client = present(await lockClient(tx, clientId), 'a signed-in client exists')
  const { firstname, lastname, phone } = client
  const profile = await loadProfile(tx, clientId)
  return { client, person: { firstname, lastname, phone }, profile }
}

function applied({ person, profile }: Told, change: ProfileChange) {
  const { firstname, lastname, phone: typed, date_of_birth, ...place } = change
  // One that was known before is kept as it is, whatever it looks like.
  const isKnown = typed === undefined || typed === person.phone
  const phone = isKnown ? person.phone : phoneFrom(typed, place.country)
  const whole: StoredProfile = {
    ...place,
    date_of_birth: date_of_birth ?? profile?.date_of_birth ?? null,
  }
  return {
    person: { firstname, lastname, phone: phone ?? person.phone },
    profile: whole,
    errors: phone === undefined ? [problem('phone', 'invalid')] : [],
  }
}

function factsOf({ person, profile }: Told): Identity {
  const { date_of_birth = null, country = null } = profile ?? {}
  return { ...person, date_of_birth, country }
}

/** Their names only: what they say is no business of a log. */
function changedFields(before: Told, after: Told): string[] {
  const old: Readonly<Record<string, unknown>> = { ...before.person, ...before.profile }
  const fresh = Object.entries({ ...after.person, ...after.profile })
  return fresh.filter(([field, value]) => value !== (old[field] ?? null)).map(([field]) => field)
}
