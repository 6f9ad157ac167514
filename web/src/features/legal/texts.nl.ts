// In Dutch: the words of each legal text. As in English, only the server imports them for good:
// nothing here may be computed, or browsers would have to load it.

import type { LegalTextId } from '#contract/legal-versions.ts'
import amlPolicy from './aml-policy.nl.md?raw'
import paymentPolicy from './payment-policy.nl.md?raw'
import privacy from './privacy.nl.md?raw'
import riskDisclosure from './risk-disclosure.nl.md?raw'
import terms from './terms.nl.md?raw'

export const texts: Readonly<Record<LegalTextId, string>> = {
  terms,
  privacy,
  'risk-disclosure': riskDisclosure,
  'aml-policy': amlPolicy,
  'payment-policy': paymentPolicy,
}

/** Those without a translation: `texts` has their English words. */
const untranslated: readonly LegalTextId[] = []

export function isInEnglish(id: LegalTextId): boolean {
  return untranslated.includes(id)
}
