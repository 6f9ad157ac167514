// In Portuguese: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'O seu código de recomendação',
  text:
    'Quem se regista com ele fica anotado como trazido por si. Nada é pago por isso, e não lhe ' +
    'é dito quem é.',
  code: 'Código',
  copy: 'Copiar o seu código de recomendação',
  copied: 'Código de recomendação copiado!',
  count: (count) =>
    count === 0
      ? 'Ainda não veio por ele ninguém que tenha confirmado o seu e-mail.'
      : `Vieram por ele e confirmaram o seu e-mail: ${count}.`,
}
