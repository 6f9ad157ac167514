// Signing up. The answer is the same for an address we know as for a new one; what differs is the
// mail.

import type { Registration } from '#contract/public/sign-in.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { languages } from '#contract/shared/languages.ts'
import { type Problem, problem } from '#contract/shared/problems.ts'
import { present } from '#kernel/assert.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import { hashOfToken, newToken } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Limit } from '#server/platform/limit.ts'
import { newPasswordErrors, wordsOf } from '#server/platform/password-rules.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { acceptedDetails } from '../acceptances/accept-by-signing-up.ts'
import { type Client, referralCodeFrom } from './client.ts'
import { alreadyClientLetter, closedClientLetter } from './client-letters.ts'
import { findByReferralCode, loadLogin } from './clients.store.ts'
import { type ConfirmingDeps, sendConfirmation } from './confirm-email.ts'
import { createClient } from './create-client.ts'
import { insertLink } from './links.store.ts'
import { writeToClient } from './write-to-client.ts'

export type SigningUpDeps = ConfirmingDeps & {
  readonly passwords: Passwords
  /** Whether this install takes new clients now. */
  readonly isOpen: (tx: Tx) => Promise<boolean>
  /** How many mails one address may get about attempts to sign up with it. */
  readonly noticeLimit: Limit
}

/**
 * What is wrong with a registration that only the server can tell. Says nothing about who else has
 * an account.
 */
export async function registrationErrors(
  { db }: SigningUpDeps,
  registration: Registration,
): Promise<Problem[]> {
  const { email, firstname, lastname } = registration
  const { brandName } = await readSettings(db)
  const words = wordsOf(email, firstname, lastname, brandName)
  const isCodeWrong = (await referrerOf(db, registration)) === 'unknown'
  return [...newPasswordErrors(registration, words), ...(isCodeWrong ? [wrongCode] : [])]
}

const wrongCode = problem('referral_code', 'not_ours')

/** The one-time session for the next steps of the registration. */
export async function signUp(
  deps: SigningUpDeps,
  registration: Registration,
): Promise<{ session: string } | KnownRefusal> {
  const { db, clock, random, passwords } = deps
  const passwordHash = await passwords.hash(registration.password)
  if (isRefusal(passwordHash)) return passwordHash
  return db.transaction(async (tx) => {
    if (!(await deps.isOpen(tx))) return refuse('mode_unavailable')
    const referrer = await referrerOf(tx, registration)
    const now = clock.now()
    const person = {
      email: registration.email,
      firstname: registration.firstname,
      lastname: registration.lastname,
      phone: registration.phone ?? '',
      passwordHash,
      referredBy: referrer === 'unknown' ? null : referrer,
      language: registration.language ?? languages[0],
    }
    const clientId = (await createClient(tx, person, now, random)) ?? null
    if (clientId === null) await tellOwner(tx, registration.email, deps)
    else await sendConfirmation(tx, clientId, deps)
    const session = newToken(random)
    await insertLink(tx, { hash: hashOfToken(session), purpose: 'registration', clientId }, now)
    if (clientId !== null) {
      const accepted = await acceptedDetails(tx, now)
      await recordEvent(tx, {
        at: now,
        clientId,
        actor: 'client',
        kind: 'signed_up',
        details: { referred: person.referredBy !== null, ...accepted },
      })
    }
    return { session }
  })
}

async function referrerOf(
  tx: Tx,
  { referral_code }: Registration,
): Promise<ClientId | null | 'unknown'> {
  const code = referralCodeFrom(referral_code ?? '')
  return code === '' ? null : ((await findByReferralCode(tx, code)) ?? 'unknown')
}

/** Somebody signs up with an address that has an account: only its owner is told. */
async function tellOwner(tx: Tx, email: string, deps: SigningUpDeps): Promise<void> {
  if (isRefusal(await deps.noticeLimit(emailKeyOf(email)))) return
  const owner = present(await loadLogin(tx, email), 'the address is somebody’s')
  const letter = (client: Client) =>
    client.state === 'closed' ? closedClientLetter(client) : alreadyClientLetter(client)
  await writeToClient(tx, owner.clientId, letter, deps)
}
