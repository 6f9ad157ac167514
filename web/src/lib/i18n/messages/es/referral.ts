// In Spanish: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Tu código de recomendación',
  text: 'Quien se registra con él queda anotado como traído por ti. No se te dice quién ' + 'es.',
  nothing: 'No se paga nada por ello: ahora no hay ninguna recompensa.',
  runs: 'Ahora hay una recompensa por ello:',
  notYou: 'Ahora hay una recompensa por ello, pero en este momento no se te ofrece.',
  where: (countries) => `Dónde hay recompensas: ${countries}.`,
  whereMany: (count) => `Hay recompensas en ${count} países.`,
  code: 'Código',
  copy: 'Copiar tu código de recomendación',
  copied: '¡Código de recomendación copiado!',
  count: (count) =>
    count === 0
      ? 'Aún no ha llegado con él nadie que confirmara su correo electrónico.'
      : `Han llegado con él y confirmado su correo electrónico: ${count}.`,
}
