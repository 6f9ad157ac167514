// Which tournaments may be offered to whom.

import type { AllowedIn } from './entry.ts'

/** Practice is a sandbox's, where nothing is real; it is free, and no account grows by it. */
export function allowedBy({ mode }: { readonly mode: 'sandbox' | 'live' }): AllowedIn {
  return ({ isPractice }) => isPractice && mode === 'sandbox'
}
