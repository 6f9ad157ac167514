// In Portuguese: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Cancelar um levantamento',
  lead: 'Este levantamento foi pedido na sua conta:',
  amount: 'Montante',
  to: 'Para',
  asked: 'Pedido',
  text:
    'Se não foi você, cancele-o: todo o dinheiro volta ao seu saldo. Se foi você, feche esta ' +
    'página.',
  hold: (hours) =>
    'Para sua segurança, depois disso não é possível nenhum levantamento novo durante ' +
    `${hours} horas.`,
  cancel: 'Cancelar este levantamento',
  done: 'Está cancelado, e o dinheiro está de volta no seu saldo.',
  next:
    'Outra pessoa pode ter iniciado sessão como você. Escolha agora uma palavra-passe nova: ' +
    'isso termina a sessão de todos. Depois escreva-nos.',
  password: 'Escolher uma palavra-passe nova',
  ended: {
    prepared: 'Está a caminho e já não pode ser cancelado. Escreva-nos de imediato.',
    sent: 'Está a caminho e já não pode ser cancelado. Escreva-nos de imediato.',
    paid: 'Está pago e já não pode ser cancelado. Se não foi você, escreva-nos de imediato.',
    rejected: 'Foi rejeitado. O dinheiro está de volta no seu saldo.',
    cancelled: 'Está cancelado. O dinheiro está de volta no seu saldo.',
  },
  unknown: 'Esta ligação não cancela nenhum levantamento. Está completa?',
}
