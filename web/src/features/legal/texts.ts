// The words of each legal text, in this build's language. Only the server imports them for good: in
// the browser the page keeps what the server rendered.

import type { LegalTextId } from '#contract/legal-versions.ts'
import amlPolicy from './aml-policy.md?raw'
import paymentPolicy from './payment-policy.md?raw'
import privacy from './privacy.md?raw'
import riskDisclosure from './risk-disclosure.md?raw'
import terms from './terms.md?raw'

export const texts: Readonly<Record<LegalTextId, string>> = {
  terms,
  privacy,
  'risk-disclosure': riskDisclosure,
  'aml-policy': amlPolicy,
  'payment-policy': paymentPolicy,
}

/** Whether the text is there in English only. In English that goes without saying. */
export function isInEnglish(_id: LegalTextId): boolean {
  return true
}
