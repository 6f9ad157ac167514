// In Spanish: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Las direcciones que recibiste antes se siguen vigilando: lo que envíes ahí se sigue ' +
  'abonando. Toma la dirección de esta página para cada pago, y de ningún otro sitio.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `Las claves de las que salen nuestras direcciones de depósito cambian el ${when} ` +
    `(${coin}). Desde entonces recibirás aquí una dirección nueva. ${meaning}`,
  done: (coin, when) =>
    `Las claves de las que salen nuestras direcciones de depósito cambiaron el ${when} ` +
    `(${coin}): tu dirección aquí es nueva. ${meaning}`,
}
