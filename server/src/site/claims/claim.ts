// When a claim may be shown: a measurement that counted enough, or a statement of the operator that
// has not ended. Everything else is not told.

import type { ClaimId, ClaimView } from '#contract/public/claims.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'

export type ClaimSource =
  | {
      readonly kind: 'query'
      /** How far it looks back; null where it tells how things stand. */
      readonly windowMs: number | null
      /** Shown from this count on. */
      readonly minimum: number
    }
  | {
      readonly kind: 'attestation'
      /** Makes sense of real money only: never shown in a sandbox. */
      readonly isLiveOnly: boolean
    }

export type RegisteredClaim = {
  readonly id: ClaimId
  /** Where it comes from, in words for everyone. */
  readonly says: string
  readonly source: ClaimSource
}

export type Measured = {
  /** Null for a table or panel, which shows its own figures. */
  readonly value: number | string | null
  readonly count: number
  readonly at: Millis
}

export type Attestation = {
  readonly id: string
  readonly claim: string
  readonly value: string
  readonly attestedBy: string
  readonly document: string
  /** Hexadecimal. */
  readonly documentSha256: string
  readonly attestedAt: Millis
  /** The last day it is shown, e.g. "2027-06-30". */
  readonly expiresOn: string
}

/** What a measurement shows; undefined where it counted too little. */
export function shownMeasurement(
  claim: RegisteredClaim,
  measured: Measured | undefined,
): ClaimView | undefined {
  const { id, says, source } = claim
  if (source.kind !== 'query' || !measured || measured.count < source.minimum) return undefined
  const { value, count, at } = measured
  const { windowMs, minimum } = source
  return {
    id,
    value,
    source: {
      kind: 'query',
      says,
      window_from: windowMs === null ? null : iso(later(at, -windowMs)),
      window_to: iso(at),
      count,
      minimum,
    },
    measured_at: iso(at),
  }
}

/** What the newest running statement shows; undefined where there is none. */
export function shownStatement(
  claim: RegisteredClaim,
  attestations: readonly Attestation[],
  { now, installMode }: { readonly now: Millis; readonly installMode: 'sandbox' | 'live' },
): ClaimView | undefined {
  const { id, says, source } = claim
  if (source.kind !== 'attestation') return undefined
  if (source.isLiveOnly && installMode !== 'live') return undefined
  const running = attestations.filter((one) => one.claim === id && isRunning(one, now))
  const newest = running.reduce<Attestation | undefined>(
    (best, one) => (best && best.attestedAt >= one.attestedAt ? best : one),
    undefined,
  )
  return (
    newest && {
      id,
      value: newest.value,
      source: {
        kind: 'attestation',
        says,
        attested_by: newest.attestedBy,
        document: newest.document,
        document_sha256: newest.documentSha256,
        attested_on: iso(newest.attestedAt),
        expires_on: iso(lastInstantOf(newest.expiresOn)),
      },
      measured_at: iso(newest.attestedAt),
    }
  )
}

/** Through its last day, by UTC. */
export function isRunning({ expiresOn }: Pick<Attestation, 'expiresOn'>, now: Millis): boolean {
  return now <= lastInstantOf(expiresOn)
}

function lastInstantOf(date: string): Millis {
  return later(Date.parse(`${date}T00:00:00.000Z`) as Millis, day - 1)
}

/** A document has to be looked at again once a year. */
const attestedDaysMax = 400

/** Whether a statement that is made now may run until this day. */
export function mayExpireOn(date: string, now: Millis): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
  return isDate && isRunning({ expiresOn: date }, now) && date <= lastDay(now)
}

function lastDay(now: Millis): string {
  return iso(later(now, attestedDaysMax * day)).slice(0, 10)
}
