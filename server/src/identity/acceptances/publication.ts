// When a version of a legal text binds the clients of this install. A version counts from when this
// install published it and not from when it was written: an operator who updates a year later gives
// the same thirty days of notice. An install's first versions bind at once, since nobody has
// accepted an earlier one there.

import { type LegalTextId, legalTextIds } from '#contract/public/legal-texts.ts'
import { type LegalText, type LegalVersion, legalTexts } from '#contract/public/legal-versions.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'

export type Texts = Readonly<Record<LegalTextId, LegalText>>

export type Publication = {
  readonly text: string
  readonly version: string
  /** When its clients were told. */
  readonly publishedAt: Millis
  /** The first day it binds anybody, "YYYY-MM-DD" in UTC. */
  readonly effectiveFrom: string
}

export type PublishedVersion = LegalVersion & { readonly effectiveFrom: string }

export type PublishedText = Omit<LegalText, 'versions'> & {
  /** Oldest first. */
  readonly versions: readonly PublishedVersion[]
}

export type PublishedTexts = Readonly<Record<LegalTextId, PublishedText>>

const noticeDays = 30

/** What is to be published now, given what this install has published already. */
export function decidePublications(
  known: readonly Publication[],
  now: Millis,
  texts: Texts = legalTexts,
): readonly (Publication & { readonly text: LegalTextId; readonly isAmendment: boolean })[] {
  return legalTextIds.flatMap((text) => {
    const published = known.filter((one) => one.text === text).map(({ version }) => version)
    const { versions } = texts[text]
    const isAmendment = published.length > 0
    // Versions are compared as text: days, and "-2" after the day itself.
    const fresh = isAmendment
      ? versions.filter(({ version }) => published.every((one) => one < version))
      : versions.slice(-1)
    const from = isAmendment ? later(now, noticeDays * day) : now
    return fresh.map(({ version }) => ({
      text,
      version,
      publishedAt: now,
      isAmendment,
      effectiveFrom: iso(from).slice(0, 10),
    }))
  })
}

/**
 * The same in a cell that is not home: just what home has published, when it did, so that a text
 * binds everybody from the same day on.
 */
export function followPublications(
  known: readonly Publication[],
  ofHome: readonly Publication[],
  texts: Texts = legalTexts,
): ReturnType<typeof decidePublications> {
  return legalTextIds.flatMap((text) => {
    const published = known.filter((one) => one.text === text).map(({ version }) => version)
    const isWritten = (wanted: string) =>
      texts[text].versions.some(({ version }) => version === wanted)
    return ofHome
      .filter((one) => one.text === text && isWritten(one.version))
      .filter(({ version }) => !published.includes(version))
      .map((one) => ({ ...one, text, isAmendment: published.length > 0 }))
  })
}

/** The texts with those versions only that this install has published. */
export function publishedTexts(
  known: readonly Publication[],
  texts: Texts = legalTexts,
): PublishedTexts {
  const of = (id: LegalTextId): PublishedText => ({
    ...texts[id],
    versions: texts[id].versions.flatMap((version) => {
      const published = known.find((one) => one.text === id && one.version === version.version)
      return published ? [{ ...version, effectiveFrom: published.effectiveFrom }] : []
    }),
  })
  return {
    terms: of('terms'),
    privacy: of('privacy'),
    'risk-disclosure': of('risk-disclosure'),
    'aml-policy': of('aml-policy'),
    'payment-policy': of('payment-policy'),
  }
}

export type Period = {
  readonly version: string
  readonly publishedAt: Millis | null
  readonly effectiveFrom: string | null
  /** The first day on which a later version binds instead. */
  readonly effectiveUntil: string | null
  readonly state: 'in_force' | 'coming' | 'former'
}

/** Every version of a text with its time, the oldest first. What was never published is former. */
export function periodsOf(
  { versions }: LegalText,
  known: readonly Publication[],
  today: string,
): readonly Period[] {
  const inForce = known.findLast(({ effectiveFrom }) => effectiveFrom <= today)?.version
  return versions.map(({ version }, index) => {
    const own = known.find((one) => one.version === version)
    const after = versions.slice(index + 1).map((one) => one.version)
    const next = known.find((one) => after.includes(one.version))
    return {
      version,
      publishedAt: own?.publishedAt ?? null,
      effectiveFrom: own?.effectiveFrom ?? null,
      effectiveUntil: own && next ? next.effectiveFrom : null,
      state: stateOf(version, own, inForce),
    }
  })
}

function stateOf(version: string, own: Publication | undefined, inForce: string | undefined) {
  if (version === inForce) return 'in_force'
  return own && (inForce === undefined || version > inForce) ? 'coming' : 'former'
}
