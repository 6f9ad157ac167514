// In Dutch: the words of each version of each legal text. As in English, only the server imports
// them for good: nothing here may be computed, or browsers would have to load it.

import type { LegalTextId } from '#contract/public/legal-texts.ts'
import amlPolicy1 from '../texts/aml-policy/2026-11-21.nl.md?raw'
import amlPolicy2 from '../texts/aml-policy/2026-11-22.nl.md?raw'
import amlPolicy3 from '../texts/aml-policy/2026-11-22-2.nl.md?raw'
import amlPolicy4 from '../texts/aml-policy/2026-11-23.nl.md?raw'
import amlPolicy5 from '../texts/aml-policy/2026-11-23-2.nl.md?raw'
import paymentPolicy1 from '../texts/payment-policy/2026-11-21.nl.md?raw'
import paymentPolicy2 from '../texts/payment-policy/2026-11-22.nl.md?raw'
import paymentPolicy3 from '../texts/payment-policy/2026-11-22-2.nl.md?raw'
import paymentPolicy4 from '../texts/payment-policy/2026-11-23.nl.md?raw'
import paymentPolicy5 from '../texts/payment-policy/2026-11-23-2.nl.md?raw'
import privacy1 from '../texts/privacy/2026-11-21.nl.md?raw'
import privacy2 from '../texts/privacy/2026-11-22.nl.md?raw'
import privacy3 from '../texts/privacy/2026-11-23.nl.md?raw'
import privacy4 from '../texts/privacy/2026-11-23-2.nl.md?raw'
import privacy5 from '../texts/privacy/2026-11-26.nl.md?raw'
import privacy6 from '../texts/privacy/2026-11-26-2.nl.md?raw'
import privacy7 from '../texts/privacy/2026-11-27.nl.md?raw'
import privacy8 from '../texts/privacy/2026-11-28.nl.md?raw'
import privacy9 from '../texts/privacy/2026-11-28-2.nl.md?raw'
import privacy10 from '../texts/privacy/2026-11-28-3.nl.md?raw'
import riskDisclosure1 from '../texts/risk-disclosure/2026-11-21.nl.md?raw'
import riskDisclosure2 from '../texts/risk-disclosure/2026-11-22.nl.md?raw'
import riskDisclosure3 from '../texts/risk-disclosure/2026-11-22-2.nl.md?raw'
import riskDisclosure4 from '../texts/risk-disclosure/2026-11-23.nl.md?raw'
import riskDisclosure5 from '../texts/risk-disclosure/2026-11-28.nl.md?raw'
import terms1 from '../texts/terms/2026-11-21.nl.md?raw'
import terms2 from '../texts/terms/2026-11-22.nl.md?raw'
import terms3 from '../texts/terms/2026-11-22-2.nl.md?raw'
import terms4 from '../texts/terms/2026-11-22-3.nl.md?raw'
import terms5 from '../texts/terms/2026-11-23.nl.md?raw'
import terms6 from '../texts/terms/2026-11-23-2.nl.md?raw'
import terms7 from '../texts/terms/2026-11-28.nl.md?raw'
import terms8 from '../texts/terms/2026-11-28-2.nl.md?raw'
import terms9 from '../texts/terms/2026-11-29.nl.md?raw'

/** By text, then by version. */
export const texts: Readonly<Record<LegalTextId, Readonly<Record<string, string>>>> = {
  terms: {
    '2026-11-21': terms1,
    '2026-11-22': terms2,
    '2026-11-22-2': terms3,
    '2026-11-22-3': terms4,
    '2026-11-23': terms5,
    '2026-11-23-2': terms6,
    '2026-11-28': terms7,
    '2026-11-28-2': terms8,
    '2026-11-29': terms9,
  },
  privacy: {
    '2026-11-21': privacy1,
    '2026-11-22': privacy2,
    '2026-11-23': privacy3,
    '2026-11-23-2': privacy4,
    '2026-11-26': privacy5,
    '2026-11-26-2': privacy6,
    '2026-11-27': privacy7,
    '2026-11-28': privacy8,
    '2026-11-28-2': privacy9,
    '2026-11-28-3': privacy10,
  },
  'risk-disclosure': {
    '2026-11-21': riskDisclosure1,
    '2026-11-22': riskDisclosure2,
    '2026-11-22-2': riskDisclosure3,
    '2026-11-23': riskDisclosure4,
    '2026-11-28': riskDisclosure5,
  },
  'aml-policy': {
    '2026-11-21': amlPolicy1,
    '2026-11-22': amlPolicy2,
    '2026-11-22-2': amlPolicy3,
    '2026-11-23': amlPolicy4,
    '2026-11-23-2': amlPolicy5,
  },
  'payment-policy': {
    '2026-11-21': paymentPolicy1,
    '2026-11-22': paymentPolicy2,
    '2026-11-22-2': paymentPolicy3,
    '2026-11-23': paymentPolicy4,
    '2026-11-23-2': paymentPolicy5,
  },
}

/** Those without a translation: `texts` has their English words. */
const untranslated: readonly LegalTextId[] = []

export function isInEnglish(id: LegalTextId): boolean {
  return untranslated.includes(id)
}
