// The SQL of profiles and of the pictures clients show.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StoredProfile } from './profile.ts'

export async function loadProfile(tx: Tx, id: ClientId): Promise<StoredProfile | undefined> {
  const rows = await tx.rows<StoredProfile>(
    `select gender, date_of_birth::text, address, city, state, country
       from profiles where client_id = $1`,
    [id],
  )
  return rows[0]
}

/** A date of birth that is known already stays. */
export async function upsertProfile(
  tx: Tx,
  id: ClientId,
  profile: StoredProfile,
  now: Millis,
): Promise<void> {
  const { gender, date_of_birth, address, city, state, country, ...forgotten } = profile
  nothingIn(forgotten)
  await tx.rows(
    `insert into profiles (client_id, gender, date_of_birth, address, city, state, country,
                           changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (client_id) do update
       set gender = excluded.gender,
           date_of_birth = coalesce(profiles.date_of_birth, excluded.date_of_birth),
           address = excluded.address, city = excluded.city, state = excluded.state,
           country = excluded.country, changed_at = excluded.changed_at`,
    [id, gender, date_of_birth, address, city, state, country, iso(now)],
  )
}

/** A field that the insert does not take does not compile. */
function nothingIn(_forgotten: Record<string, never>): void {}

export async function updatePerson(
  tx: Tx,
  id: ClientId,
  person: { readonly firstname: string; readonly lastname: string; readonly phone: string },
): Promise<void> {
  const { firstname, lastname, phone } = person
  await tx.rows('update clients set firstname = $2, lastname = $3, phone = $4 where id = $1', [
    id,
    firstname,
    lastname,
    phone,
  ])
}

/** The profile is this registration's; false when it has one already. */
export async function claimProfileStep(tx: Tx, sessionHash: Buffer, now: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `insert into registration_profiles (session_hash, sent_at) values ($1, $2)
     on conflict do nothing returning session_hash`,
    [sessionHash, iso(now)],
  )
  return rows.length > 0
}

export async function findAvatarId(tx: Tx, id: ClientId): Promise<string | undefined> {
  const rows = await tx.rows<{ id: string }>('select id from avatars where client_id = $1', [id])
  return rows[0]?.id
}

export async function loadAvatar(tx: Tx, avatarId: string): Promise<Buffer | undefined> {
  const rows = await tx.rows<{ picture: Buffer }>('select picture from avatars where id = $1', [
    avatarId,
  ])
  return rows[0]?.picture
}

/** In the place of the client's one before, which is gone. */
export async function replaceAvatar(
  tx: Tx,
  avatar: { readonly id: string; readonly clientId: ClientId; readonly picture: Buffer },
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into avatars (id, client_id, picture, changed_at) values ($1, $2, $3, $4)
     on conflict (client_id) do update
       set id = excluded.id, picture = excluded.picture, changed_at = excluded.changed_at`,
    [avatar.id, avatar.clientId, avatar.picture, iso(now)],
  )
}

export async function deleteAvatar(tx: Tx, id: ClientId): Promise<void> {
  await tx.rows('delete from avatars where client_id = $1', [id])
}
