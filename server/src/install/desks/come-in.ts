// Somebody comes into the office for the first time, or anew after they lost what they proved
// themselves with: they choose a name and a password, and go on to set up a second factor.

import { timingSafeEqual } from 'node:crypto'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hashOfToken, newLinkToken, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { choosePassword, findMember, holdInvitation } from '../operators/let-enter.ts'
import { addFirstMember, listMembers } from '../operators/manage-members.ts'
import { endOtherStaffSessions } from './desks.store.ts'
import type { EnteringDeps } from './sign-in-staff.ts'
import { type Seat, startStaffSession } from './start-staff-session.ts'

export type Arriving = Seat & {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly network: string
}

type Entered = { readonly token: string } | KnownRefusal

/** The word that lets in the first member, for whoever can read what the server prints. */
export type SetUp = { readonly token: string; readonly hash: Buffer }

/** Undefined where somebody works here already. */
export async function openSetUp(tx: Tx, random: Random): Promise<SetUp | undefined> {
  if ((await listMembers(tx)).length > 0) return undefined
  const token = newLinkToken(random)
  return { token, hash: hashOfToken(token) }
}

/** The first member comes in; from then on nobody can by this word. */
export async function setUpFirst(
  deps: EnteringDeps,
  { hash }: Pick<SetUp, 'hash'>,
  { token, ...arriving }: Arriving & { readonly token: string },
): Promise<Entered> {
  const tooMany = await deps.networkLimit(arriving.network)
  if (tooMany) return tooMany
  if (!timingSafeEqual(hash, hashOfToken(token))) return refuse('invitation_wrong')
  const passwordHash = await deps.passwords.hash(arriving.password)
  if (isRefusal(passwordHash)) return passwordHash
  return deps.db.transaction(async (tx) => {
    const doing = { at: deps.clock.now(), random: deps.random }
    const added = await addFirstMember(tx, arriving.email, doing)
    return isRefusal(added) ? added : enter(tx, deps, arriving, passwordHash)
  })
}

/** Whoever was invited; the invitation is good for once. */
export async function comeIn(
  deps: EnteringDeps,
  { invitation, ...arriving }: Arriving & { readonly invitation: string },
): Promise<Entered> {
  const tooMany = await deps.networkLimit(arriving.network)
  if (tooMany) return tooMany
  const passwordHash = await deps.passwords.hash(arriving.password)
  if (isRefusal(passwordHash)) return passwordHash
  return deps.db.transaction(async (tx) => {
    const member = await findMember(tx, arriving.email)
    if (!member) return refuse('invitation_wrong')
    const isGood = await holdInvitation(tx, member, invitation, deps.clock.now())
    return isGood ? enter(tx, deps, arriving, passwordHash) : refuse('invitation_wrong')
  })
}

/** What they prove themselves with from now on; whoever sat there as them goes. */
async function enter(
  tx: Tx,
  { clock, random }: EnteringDeps,
  { email, name, address, userAgent }: Arriving,
  passwordHash: string,
): Promise<Entered> {
  const member = await findMember(tx, email)
  if (!member) return refuse('operator_unknown', { email })
  const now = clock.now()
  await choosePassword(tx, member, { name, passwordHash })
  await endOtherStaffSessions(tx, { operatorId: member.id, kept: null }, now)
  const entering = { member, proven: null, isInvited: true, address, userAgent }
  return startStaffSession(tx, entering, { now, random })
}
