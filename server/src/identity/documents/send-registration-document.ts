// A document that is sent while registering, before there is a sign-in: the session of the
// registration stands for the client, once. One that leads nowhere, since the address was known
// already, is answered in the same way and keeps nothing.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { startBeat } from '#server/platform/even-time.ts'
import { findRegistration } from '../clients/find-registration.ts'
import { claimRegistrationStep, isRegistrationStepTaken } from './documents.store.ts'
import { drawDocument, keepDocument, type SendingDeps, type Upload } from './send-document.ts'

export async function sendRegistrationDocument(
  deps: SendingDeps,
  session: string,
  upload: Upload,
): Promise<'sent' | KnownRefusal> {
  const { db, clock } = deps
  const hash = hashOfToken(session)
  const registration = await findRegistration(db, hash, clock.now())
  if (!registration || (await isRegistrationStepTaken(db, hash))) {
    return refuse('registration_invalid')
  }
  const picture = await drawDocument(upload.bytes, session)
  if (isRefusal(picture)) return picture
  const claim = async (tx: Tx) => {
    const isFirst = await claimRegistrationStep(tx, hash, clock.now())
    return isFirst ? undefined : refuse('registration_invalid')
  }
  const { clientId } = registration
  // One that leads nowhere has less to write, and that must not show.
  const beat = startBeat()
  const outcome =
    clientId === null
      ? await db.transaction(async (tx) => (await claim(tx)) ?? ('sent' as const))
      : await keepDocument(deps, { clientId, method: upload.method, picture }, claim)
  await beat()
  return outcome
}
