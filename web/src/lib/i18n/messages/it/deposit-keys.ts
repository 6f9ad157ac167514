// In Italian: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Gli indirizzi che hai ricevuto prima restano sorvegliati: ciò che invii lì viene ancora ' +
  'accreditato. Prendi l’indirizzo da questa pagina per ogni pagamento, e da nessun’altra ' +
  'parte.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `Le chiavi da cui vengono i nostri indirizzi di deposito cambiano il ${when} (${coin}). ` +
    `Da allora ricevi qui un nuovo indirizzo. ${meaning}`,
  done: (coin, when) =>
    `Le chiavi da cui vengono i nostri indirizzi di deposito sono cambiate il ${when} ` +
    `(${coin}): il tuo indirizzo qui è nuovo. ${meaning}`,
}
