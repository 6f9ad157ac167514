// Which tournaments may be offered to whom. Pure.

import { incentiveLawOf } from '#contract/shared/incentive-law.ts'
import type { AllowedIn } from './entry.ts'

/**
 * Practice is a sandbox's, where nobody lives and nothing is real; any other where it was published
 * for, unless the law there forbids it: whatever staff published, and whatever the law was then.
 */
export function allowedBy({ mode }: { readonly mode: 'sandbox' | 'live' }): AllowedIn {
  return ({ isPractice, countries }, country) => {
    if (isPractice) return mode === 'sandbox'
    if (country === null || incentiveLawOf(country) !== undefined) return false
    return countries.includes(country)
  }
}
