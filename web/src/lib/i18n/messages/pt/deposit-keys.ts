// In Portuguese: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Os endereços que recebeu antes continuam a ser vigiados: o que enviar para lá continua a ' +
  'ser creditado. Tire o endereço desta página para cada pagamento, e de mais lado nenhum.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `As chaves de que vêm os nossos endereços de depósito mudam em ${when} (${coin}). A ` +
    `partir daí recebe aqui um endereço novo. ${meaning}`,
  done: (coin, when) =>
    `As chaves de que vêm os nossos endereços de depósito mudaram em ${when} (${coin}): o ` +
    `seu endereço aqui é novo. ${meaning}`,
}
