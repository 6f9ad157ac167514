// In Dutch: the words of each legal text. Those without a translation are shown in English.

import type { LegalTextId } from '#contract/legal-versions.ts'
import riskDisclosure from './risk-disclosure.nl.md?raw'
import terms from './terms.nl.md?raw'
import { texts as english } from './texts.ts'

const own: Partial<Record<LegalTextId, string>> = { terms, 'risk-disclosure': riskDisclosure }

export const texts: Readonly<Record<LegalTextId, string>> = { ...english, ...own }

export function isInEnglish(id: LegalTextId): boolean {
  return own[id] === undefined
}
