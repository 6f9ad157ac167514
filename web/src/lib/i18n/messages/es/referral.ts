// In Spanish: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Tu código de recomendación',
  text:
    'Quien se registra con él queda anotado como traído por ti. No se paga nada por ello, y no ' +
    'se te dice quién es.',
  code: 'Código',
  copy: 'Copiar tu código de recomendación',
  copied: '¡Código de recomendación copiado!',
  count: (count) =>
    count === 0
      ? 'Aún no ha llegado con él nadie que confirmara su correo electrónico.'
      : `Han llegado con él y confirmado su correo electrónico: ${count}.`,
}
