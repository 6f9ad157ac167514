// In Dutch: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Adressen die je eerder kreeg, blijven we volgen: wat je daarheen stuurt, wordt nog steeds ' +
  'bijgeschreven. Neem het adres bij elke betaling van deze pagina, en nergens anders vandaan.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin: string, when: string) =>
    `De sleutels waar onze stortingsadressen uit komen, veranderen op ${when} (${coin}). Vanaf ` +
    `dan krijg je hier een nieuw adres. ${meaning}`,
  done: (coin: string, when: string) =>
    `De sleutels waar onze stortingsadressen uit komen, zijn op ${when} veranderd (${coin}): je ` +
    `adres hier is nieuw. ${meaning}`,
}
