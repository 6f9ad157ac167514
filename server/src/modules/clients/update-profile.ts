// Changing the profile. The e-mail address is not part of it: that takes a confirmation. Nor is a
// date of birth that is known: age decides who may trade.

import { avatarBytesMax, type ProfileChange } from '#contract/profiles.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { FieldError } from '#contract/wire.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { reencode } from '#server/platform/images.ts'
import { recordEvent } from '../events/record-event.ts'
import { phoneFrom, profileErrors, type StoredProfile } from './check-profile.ts'
import type { Client } from './client.ts'
import { lockClient } from './clients.store.ts'
import { loadProfile, replaceAvatar, updatePerson, upsertProfile } from './profile.store.ts'

export type UpdatingDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

const avatarWish = { bytesMax: avatarBytesMax, side: 256, fit: 'cover' } as const

export async function updateProfile(
  { db, clock, random }: UpdatingDeps,
  clientId: ClientId,
  change: ProfileChange,
  file: Buffer | undefined,
): Promise<'saved' | KnownRefusal | { readonly errors: readonly FieldError[] }> {
  // Drawn before the transaction begins, which it would hold up.
  const image = file && (await reencode(file, avatarWish))
  if (isRefusal(image)) return image
  return db.transaction(async (tx) => {
    const now = clock.now()
    const before = await standing(tx, clientId)
    const after = applied(before, change)
    const errors = [...profileErrors(after.profile, now), ...after.errors]
    if (errors.length > 0) return { errors }
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
type Standing = { readonly person: Person; readonly profile: StoredProfile | undefined }

async function standing(tx: Tx, clientId: ClientId): Promise<Standing> {
  const client = present(await lockClient(tx, clientId), 'a signed-in client exists')
  const { firstname, lastname, phone } = client
  return { person: { firstname, lastname, phone }, profile: await loadProfile(tx, clientId) }
}

function applied({ person, profile }: Standing, change: ProfileChange) {
  const { firstname, lastname, phone: typed, date_of_birth, ...place } = change
  // One that was known before is kept as it is, whatever it looks like.
  const isKnown = typed === undefined || typed === person.phone
  const phone = isKnown ? person.phone : phoneFrom(typed, place.country)
  const known = profile?.date_of_birth ?? null
  const isMoved = known !== null && date_of_birth !== undefined && date_of_birth !== known
  return {
    person: { firstname, lastname, phone: phone ?? person.phone },
    profile: { ...place, date_of_birth: known ?? date_of_birth ?? null },
    errors: [
      ...(phone === undefined ? [{ field: 'phone', message: 'Phone is invalid' }] : []),
      ...(isMoved ? [{ field: 'date_of_birth', message: 'Date of birth cannot be changed' }] : []),
    ],
  }
}

/** Their names only: what they say is no business of a log. */
function changedFields(before: Standing, after: Required<Standing>): string[] {
  const old: Readonly<Record<string, unknown>> = { ...before.person, ...before.profile }
  const fresh = Object.entries({ ...after.person, ...after.profile })
  return fresh.filter(([field, value]) => value !== (old[field] ?? null)).map(([field]) => field)
}
