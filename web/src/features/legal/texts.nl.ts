// In Dutch: the words of each legal text. One without a translation is shown in English.

import type { LegalTextId } from '#contract/legal-versions.ts'
import amlPolicy from './aml-policy.nl.md?raw'
import paymentPolicy from './payment-policy.nl.md?raw'
import privacy from './privacy.nl.md?raw'
import riskDisclosure from './risk-disclosure.nl.md?raw'
import terms from './terms.nl.md?raw'
import { texts as english } from './texts.ts'

const own: Partial<Record<LegalTextId, string>> = {
  terms,
  privacy,
  'risk-disclosure': riskDisclosure,
  'aml-policy': amlPolicy,
  'payment-policy': paymentPolicy,
}

/** Pure, so that the browser's build, which shows none of them, keeps none. */
export const texts: Readonly<Record<LegalTextId, string>> = /* @__PURE__ */ Object.assign(
  {},
  english,
  own,
)

export function isInEnglish(id: LegalTextId): boolean {
  return own[id] === undefined
}
