// A session is one sign-in. Its refresh token changes at every use: whoever shows an old one is a
// thief or was robbed by one, and the session ends. Only the last one is honoured a little longer,
// for tabs that ask at once.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, later, type Millis, minute, second } from '#kernel/time.ts'
import type { AccountState } from '../clients/client.ts'

export type Session = {
  readonly id: SessionId
  readonly clientId: ClientId
  /** Makes each refresh token's successor. */
  readonly secret: Buffer
  readonly refreshHash: Buffer
  readonly previousRefreshHash: Buffer | null
  readonly startedAt: Millis
  readonly rotatedAt: Millis
  /** Whether the sign-in outlives the browser's. */
  readonly remembered: boolean
  readonly expiresAt: Millis
  readonly endedAt: Millis | null
  readonly endedBecause: EndReason | null
}

export type EndReason =
  | 'signed_out'
  | 'refresh_reused'
  | 'ended_by_client'
  | 'ended_by_staff'
  | 'factor_changed'
  | 'password_changed'
  | 'email_changed'
  | 'account_closed'

/**
 * Who has proved to be the client may come in unless the account is closed. Frozen, they see
 * everything, and each call says for itself what it does not do.
 */
export function refuseEntry(state: AccountState) {
  return state === 'closed' ? refuse('account_closed') : undefined
}

/** What whoever still shows its token is told. */
const saidOf: Readonly<Record<EndReason, KnownRefusal['refused']>> = {
  signed_out: 'signed_out',
  refresh_reused: 'session_reused',
  ended_by_client: 'session_ended',
  ended_by_staff: 'session_ended',
  factor_changed: 'factor_changed',
  password_changed: 'password_changed',
  email_changed: 'email_changed',
  account_closed: 'account_closed',
}

const accessMs = 15 * minute
const graceMs = 5 * second

/** Seconds that a remembered sign-in lasts after its last use. */
export const rememberedSeconds = (30 * day) / second

export function accessEndOf(now: Millis): Millis {
  return later(now, accessMs)
}

/** However much it is used, who one is has to be shown anew after this long. */
const wholeMs = { remembered: 90 * day, usual: 7 * day }

/**
 * A session lasts so long after its last use, and no longer in all than above; the browser may
 * forget an unremembered one sooner.
 */
export function sessionEndOf(
  { remembered, startedAt }: Pick<Session, 'remembered' | 'startedAt'>,
  now: Millis,
): Millis {
  const idle = later(now, remembered ? 30 * day : day)
  const whole = later(startedAt, remembered ? wholeMs.remembered : wholeMs.usual)
  return idle < whole ? idle : whole
}

/** Why a session is over. */
export function refuseOver({ endedBecause }: Pick<Session, 'endedBecause'>): KnownRefusal {
  return refuse(endedBecause === null ? 'session_expired' : saidOf[endedBecause])
}

/**
 * What to do with a refresh token that the session has, or once had:
 * - `rotate`: it is the present one;
 * - `repeat`: it was, until a moment ago: the same successor once more;
 * - `end`: it is older;
 * - `over`: the session has ended by itself.
 */
export function decideRefresh(
  session: Session,
  shown: Buffer,
  now: Millis,
): 'rotate' | 'repeat' | 'end' | 'over' {
  if (session.endedAt !== null || now >= session.expiresAt) return 'over'
  if (shown.equals(session.refreshHash)) return 'rotate'
  const isPrevious = session.previousRefreshHash?.equals(shown) ?? false
  return isPrevious && now - session.rotatedAt <= graceMs ? 'repeat' : 'end'
}
