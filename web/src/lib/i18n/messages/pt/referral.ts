// In Portuguese: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'O seu código de recomendação',
  text: 'Quem se regista com ele fica anotado como trazido por si. Não lhe é dito quem é.',
  nothing: 'Nada é pago por isso: não decorre agora nenhuma recompensa.',
  runs: 'Decorre agora uma recompensa por isso:',
  notYou: 'Decorre agora uma recompensa por isso, mas neste momento não lhe é oferecida.',
  where: (countries) => `Onde decorrem recompensas: ${countries}.`,
  whereMany: (count) => `Decorrem recompensas em ${count} países.`,
  code: 'Código',
  copy: 'Copiar o seu código de recomendação',
  copied: 'Código de recomendação copiado!',
  count: (count) =>
    count === 0
      ? 'Ainda não veio por ele ninguém que tenha confirmado o seu e-mail.'
      : `Vieram por ele e confirmaram o seu e-mail: ${count}.`,
}
