// What the desks ask of who works here: who somebody is, the password they chose, whether they were
// invited, and a new secret for their app.

import type { Millis } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { isInvited, type ShownSecret, showSecret } from './enrol-staff.ts'
import {
  loadMember,
  loadPasswordHash,
  lockFactor,
  lockMembers,
  savePassword,
  spendInvitation,
} from './members.store.ts'
import type { Member } from './staff.ts'

export function findMember(tx: Tx, email: string): Promise<Member | undefined> {
  return loadMember(tx, email)
}

/** Undefined of whoever does not work here or has never come in. */
export async function findPasswordHash(tx: Tx, email: string): Promise<string | undefined> {
  return loadPasswordHash(tx, email)
}

/** Whether it is theirs and still good; nobody else uses it until the transaction ends. */
export async function holdInvitation(
  tx: Tx,
  { id }: Pick<Member, 'id'>,
  invitation: string,
  now: Millis,
): Promise<boolean> {
  return isInvited(await lockFactor(tx, id), invitation, now)
}

/** What they sign in with from now on; an invitation is used up by it. */
export async function choosePassword(
  tx: Tx,
  { id }: Pick<Member, 'id'>,
  chosen: { readonly name: string; readonly passwordHash: string },
): Promise<void> {
  await savePassword(tx, id, chosen)
  await spendInvitation(tx, id)
}

/** It counts once a code of it was typed. */
export function showSecretTo(
  db: Db,
  member: Pick<Member, 'id' | 'email'>,
  making: Parameters<typeof showSecret>[2],
): Promise<ShownSecret> {
  return db.transaction(async (tx) => {
    await lockMembers(tx)
    return showSecret(tx, member, making)
  })
}
