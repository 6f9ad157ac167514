// What there is of each legal text without a word of it: where it stands, whether clients accept
// it, and which versions of it were written. A version is known by the day it was written, with
// "-2" after it for a second one of that day, and binds an install's clients from the day that
// install published it for: see `publication.ts` on the server. What changed in each stands in
// `legal-versions.ts`, apart: a page in the browser needs none of those words.

import type { LegalTextId } from './legal-texts.ts'

export type LegalOutline = {
  /** Below the site's root. */
  readonly path: string
  /** Whether clients accept it; the others only inform. */
  readonly isAccepted: boolean
  /** Oldest first. */
  readonly versions: readonly [string, ...string[]]
}

export const legalOutlines = {
  terms: {
    path: '/legal',
    isAccepted: true,
    versions: [
      '2026-11-21',
      '2026-11-22',
      '2026-11-22-2',
      '2026-11-22-3',
      '2026-11-23',
      '2026-11-23-2',
      '2026-11-28',
      '2026-11-28-2',
      '2026-11-29',
    ],
  },
  privacy: {
    path: '/privacy',
    isAccepted: true,
    versions: [
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-23-2',
      '2026-11-26',
      '2026-11-26-2',
      '2026-11-27',
      '2026-11-28',
      '2026-11-28-2',
      '2026-11-28-3',
    ],
  },
  'risk-disclosure': {
    path: '/risk-disclosure',
    isAccepted: true,
    versions: ['2026-11-21', '2026-11-22', '2026-11-22-2', '2026-11-23', '2026-11-28'],
  },
  'aml-policy': {
    path: '/aml-policy',
    isAccepted: false,
    versions: ['2026-11-21', '2026-11-22', '2026-11-22-2', '2026-11-23', '2026-11-23-2'],
  },
  'payment-policy': {
    path: '/payment-policy',
    isAccepted: false,
    versions: ['2026-11-21', '2026-11-22', '2026-11-22-2', '2026-11-23', '2026-11-23-2'],
  },
} as const satisfies Readonly<Record<LegalTextId, LegalOutline>>

/** The last one written. */
export function newestVersion(id: LegalTextId): string {
  const { versions } = legalOutlines[id]
  return versions.at(-1) ?? versions[0]
}

/** Whether there is a version of this name. */
export function isWritten(id: LegalTextId, version: string): boolean {
  return legalOutlines[id].versions.some((one) => one === version)
}

/** A version's own address, which stays when another one is in force. */
export function versionPath(id: LegalTextId, version: string): string {
  return `${legalOutlines[id].path}/${version}`
}
