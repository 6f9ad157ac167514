// A member of staff adds, names and removes passkeys of their own. Each takes a second factor that
// was shown a moment ago: a browser that was left open gets nobody a key.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { NewCredential } from '#contract/shared/second-factors.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Event } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from './admit-staff.ts'
import { loadMember } from './members.store.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  type StaffPasskey,
} from './passkeys.store.ts'
import { askForStaffPasskey, checkNewStaffPasskey, type SigningDeps } from './sign-by-passkey.ts'
import type { Member, Staff } from './staff.ts'

const passkeysMost = 10

export function listStaffPasskeys(tx: Tx, { id }: Pick<Member, 'id'>): Promise<StaffPasskey[]> {
  return listPasskeys(tx, id)
}

/** The app comes first: it is what works at any machine, and for commands. */
export async function startStaffPasskey(deps: SigningDeps, by: Staff) {
  const found = await deps.db.transaction((tx) => admitOwner(tx, by))
  if (isRefusal(found)) return found
  const full = await refuseMore(deps.db, found)
  return full ?? askForStaffPasskey(deps, found)
}

export async function addStaffPasskey(
  deps: SigningDeps,
  { name, passkey }: { readonly name: string; readonly passkey: NewCredential },
  by: Staff,
): Promise<KnownRefusal | undefined> {
  const { db, clock, random } = deps
  const asking = await db.transaction((tx) => admitOwner(tx, by))
  if (isRefusal(asking)) return asking
  // Its challenge is used up, whatever comes of it.
  const key = await checkNewStaffPasskey(deps, asking, passkey)
  if (isRefusal(key)) return key
  return db.transaction(async (tx) => {
    const owner = await admitOwner(tx, by)
    if (isRefusal(owner)) return owner
    const full = await refuseMore(tx, owner)
    if (full) return full
    const createdAt = clock.now()
    const id = newUuid(createdAt, random)
    const isNew = await insertPasskey(tx, { ...key, id, operatorId: owner.id, name, createdAt })
    if (!isNew) return refuse('staff_passkey_wrong')
    await note(tx, deps, owner, { kind: 'staff_passkey_added', details: { name } })
    return undefined
  })
}

export async function nameStaffPasskey(
  deps: SigningDeps,
  { id, name }: { readonly id: string; readonly name: string },
  by: Staff,
): Promise<KnownRefusal | undefined> {
  return deps.db.transaction(async (tx) => {
    const owner = await admitOwner(tx, by)
    if (isRefusal(owner)) return owner
    const before = await renamePasskey(tx, { id, operatorId: owner.id }, name)
    if (before === undefined) return refuse('not_found')
    await note(tx, deps, owner, { kind: 'staff_passkey_renamed', details: { before, name } })
    return undefined
  })
}

export async function removeStaffPasskey(
  deps: SigningDeps,
  id: string,
  by: Staff,
): Promise<KnownRefusal | undefined> {
  return deps.db.transaction(async (tx) => {
    const owner = await admitOwner(tx, by)
    if (isRefusal(owner)) return owner
    const name = await deletePasskey(tx, { id, operatorId: owner.id })
    if (name === undefined) return refuse('not_found')
    await note(tx, deps, owner, { kind: 'staff_passkey_removed', details: { name } })
    return undefined
  })
}

async function admitOwner(tx: Tx, by: Staff): Promise<Member | KnownRefusal> {
  const admitted = await admitStaff(tx, by, 'staff_passkey.change')
  if (isRefusal(admitted)) return admitted
  const { email } = by
  const member = await loadMember(tx, email)
  return member?.hasFactor && by.provenAt !== null ? member : refuse('staff_app_first')
}

async function refuseMore(tx: Tx, { id }: Member): Promise<KnownRefusal | undefined> {
  const isFull = (await listPasskeys(tx, id)).length >= passkeysMost
  return isFull ? refuse('staff_passkeys_many', { limit: passkeysMost }) : undefined
}

type Told = Pick<Event, 'kind' | 'details'>

function note(tx: Tx, { clock }: SigningDeps, { email }: Member, told: Told): Promise<void> {
  return recordEvent(tx, {
    at: clock.now(),
    clientId: null,
    actor: `staff:${email}`,
    ...told,
  })
}
