// In Italian: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Il tuo codice di invito',
  text:
    'Chi si registra con esso viene annotato come portato da te. Per questo non si paga ' +
    'niente, e non ti viene detto chi è.',
  code: 'Codice',
  copy: 'Copia il tuo codice di invito',
  copied: 'Codice di invito copiato!',
  count: (count) =>
    count === 0
      ? 'Non è ancora venuto con esso nessuno che abbia confermato la sua e-mail.'
      : `Venuti con esso che hanno confermato la loro e-mail: ${count}.`,
}
