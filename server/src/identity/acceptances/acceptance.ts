// Which legal texts a client still has to accept. A version binds from its day on (UTC); one that
// is announced is told of, and asks for nothing yet.

import { type LegalTextId, legalTextIds } from '#contract/public/legal-texts.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { PublishedTexts, PublishedVersion } from './publication.ts'

/** Of each text the newest version that a client accepted. */
export type Accepted = Readonly<Partial<Record<string, string>>>

export type TextVersion = { readonly text: LegalTextId; readonly version: PublishedVersion }

export type Waiting = TextVersion & { readonly isInForce: boolean }

/** "2026-11-21": days and versions are compared as text. */
export function dayOf(now: Millis): string {
  return iso(now).slice(0, 10)
}

/** What a client must have accepted on this day to open trades. */
export function required(day: string, texts: PublishedTexts): readonly TextVersion[] {
  return accepted(texts).flatMap((text) => {
    const version = texts[text].versions.findLast(({ effectiveFrom }) => effectiveFrom <= day)
    return version ? [{ text, version }] : []
  })
}

/** Newer versions than those in force: of each text the last one. */
export function announced(day: string, texts: PublishedTexts): readonly TextVersion[] {
  return accepted(texts).flatMap((text) => {
    const version = texts[text].versions.at(-1)
    return version && version.effectiveFrom > day ? [{ text, version }] : []
  })
}

/** Whoever signs up reads the newest version, and is bound by the one in force until it holds. */
export function acceptedBySigningUp(day: string, texts: PublishedTexts): TextVersion[] {
  return [...required(day, texts), ...announced(day, texts)]
}

/** For the details of an event: of each text the last version named. */
export function detailsOf(versions: readonly TextVersion[]): Readonly<Record<string, string>> {
  return Object.fromEntries(versions.map(({ text, version }) => [text, version.version]))
}

/** Those in force come first. */
export function waiting(has: Accepted, day: string, texts: PublishedTexts): Waiting[] {
  const isNew = ({ text, version }: TextVersion) => !hasAccepted(has, text, version.version)
  return [
    ...required(day, texts).map((one) => ({ ...one, isInForce: true })),
    ...announced(day, texts).map((one) => ({ ...one, isInForce: false })),
  ].filter(isNew)
}

export function hasAcceptedAll(has: Accepted, versions: readonly TextVersion[]): boolean {
  return versions.every(({ text, version }) => hasAccepted(has, text, version.version))
}

/** Whoever accepted a newer version need not go back to an older one. */
function hasAccepted(has: Accepted, text: LegalTextId, version: string): boolean {
  return (has[text] ?? '') >= version
}

function accepted(texts: PublishedTexts): LegalTextId[] {
  return legalTextIds.filter((id) => texts[id].isAccepted)
}
