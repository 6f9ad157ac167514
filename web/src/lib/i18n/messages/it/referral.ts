// In Italian: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Il tuo codice di invito',
  text:
    'Chi si registra con esso viene annotato come portato da te. Non ti viene detto chi ' + 'è.',
  nothing: 'Per questo non si paga niente: ora non è in corso alcun premio.',
  runs: 'Per questo è ora in corso un premio:',
  notYou: 'Per questo è ora in corso un premio, che al momento non ti viene offerto.',
  where: (countries) => `Dove sono in corso premi: ${countries}.`,
  whereMany: (count) => `Premi sono in corso in ${count} paesi.`,
  code: 'Codice',
  copy: 'Copia il tuo codice di invito',
  copied: 'Codice di invito copiato!',
  count: (count) =>
    count === 0
      ? 'Non è ancora venuto con esso nessuno che abbia confermato la sua e-mail.'
      : `Venuti con esso che hanno confermato la loro e-mail: ${count}.`,
}
