// What signing in needs of the second factors, as it asks for it.

import { isRefusal } from '#kernel/refusal.ts'
import { type Attempts, countAttempts } from '#server/platform/attempts.ts'
import type { SecondStep } from '../sessions/second-step.ts'
import { methodsFor } from './factor.ts'
import { loadFactors } from './factors.store.ts'
import { askPasskey } from './passkey-ceremony.ts'
import { type ProvingDeps, proveFactor, whoSigned } from './prove-factor.ts'

/** Five wrong codes in a quarter of an hour for each client, wherever they are typed. */
export function codeAttempts(): Attempts {
  return countAttempts(5, 900)
}

export function openSecondStep(deps: ProvingDeps): SecondStep {
  return {
    methodsOf: async (tx, clientId) => methodsFor(await loadFactors(tx, clientId)),
    prove: async (clientId, shown) => {
      const proved = await proveFactor(deps, shown, { clientId, purpose: 'second_step' })
      return isRefusal(proved) ? proved : true
    },
    challenge: async (clientId) => {
      const purpose = clientId === null ? 'sign_in' : 'second_step'
      return { ...(await askPasskey(deps, { clientId, purpose })) }
    },
    whoSigned: (passkey) => whoSigned(deps, passkey),
  }
}
