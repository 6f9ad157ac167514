// Signs a client in who has proved to be themselves, whatever way. Who may come in is decided here
// for all ways.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { browserOf } from '#server/platform/browser.ts'
import { hashOfToken, newToken, newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findClient } from '../clients/find-client.ts'
import { holdPassword } from '../clients/hold-password.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { isKnownDevice } from './devices.store.ts'
import { type AccessToken, issueAccess } from './issue-access.ts'
import { keepDevice } from './keep-device.ts'
import { refuseEntry, sessionEndOf } from './session.ts'
import { sessionActs } from './session-acts.ts'
import { insertSession } from './sessions.store.ts'

export type SignedIn = {
  readonly clientId: ClientId
  readonly access: AccessToken
  readonly refresh: { readonly token: string; readonly remembered: boolean }
  /** The device's token, new or as shown. */
  readonly device: string
}

/** What the browser shows and says of itself. */
export type Browser = {
  /** The token of the device's cookie, if it has one. */
  readonly device: string | undefined
  readonly userAgent: string
  /** As the browser said it. */
  readonly timeZone: string | undefined
}

/** The device's token, if this client has signed in with it before. */
export async function knownDevice(
  tx: Tx,
  clientId: ClientId | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (clientId === undefined || token === undefined) return undefined
  return (await isKnownDevice(tx, hashOfToken(token), clientId)) ? token : undefined
}

export type StartingDeps = WritingDeps & { readonly db: Db }

export type Start = Browser & {
  readonly remember: boolean
  /** The token of the cookie, whose ever it is. */
  readonly carried?: string | undefined
  /** The hash of the password that was right, where it was one. */
  readonly passwordHash?: string
}

/** `device` is known to be theirs. */
export function startSession(
  deps: StartingDeps,
  clientId: ClientId,
  { remember, device, carried, userAgent, timeZone, passwordHash }: Start,
): Promise<SignedIn | KnownRefusal> {
  const { db, clock, random } = deps
  return db.transaction(async (tx) => {
    // A new password ends all sessions: none may begin with the old one after that.
    const isStale = passwordHash !== undefined && !(await holdPassword(tx, clientId, passwordHash))
    if (isStale) return refuse('wrong_login')
    const shut = refuseEntry((await findClient(tx, clientId)).state)
    if (shut) return shut
    const now = clock.now()
    const id = newUuid(now, random) as SessionId
    const refresh = { token: newToken(random), remembered: remember }
    const session = {
      id,
      clientId,
      secret: Buffer.from(random(32)),
      refreshHash: hashOfToken(refresh.token),
      previousRefreshHash: null,
      startedAt: now,
      rotatedAt: now,
      remembered: remember,
      expiresAt: sessionEndOf({ remembered: remember, startedAt: now }, now),
      endedAt: null,
      endedBecause: null,
    }
    const browser = browserOf(userAgent)
    // Before the session is there: it would pass for an earlier one.
    const kept = await keepDevice(tx, clientId, { shown: device, carried, browser }, deps)
    await insertSession(tx, session, { userAgent, timeZone, deviceId: kept.id })
    const access = await issueAccess(tx, id, now, random)
    const signedIn = { clientId, actor: 'client', at: now } as const
    if (kept.isNew) {
      const facts = { browser, at: now }
      await tell(tx, { act: sessionActs.signedInNewDevice, ...signedIn, facts }, deps)
    } else {
      await recordEvent(tx, { ...signedIn, kind: 'signed_in', details: { browser } })
    }
    return { clientId, access, refresh, device: kept.token }
  })
}
