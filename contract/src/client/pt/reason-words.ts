// In Portuguese: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'Não chegou nenhum pagamento no dia seguinte ao fim do câmbio.',
  coins_cancelled: 'Desistiu dele antes de chegar algo.',
  dust: 'O que chegou vale menos de um cêntimo.',
  reorged: 'A rede reverteu o pagamento: já não faz parte da sua cadeia.',

  card_unfinished: 'O pagamento com cartão não foi terminado a tempo.',
  card_cancelled: 'Desistiu dele antes de ser pago.',
  card_not_taken:
    'O fornecedor de cartões não aceitou o que foi escrito para o cartão. Nada foi cobrado.',
  declined: 'O banco do cartão recusou o pagamento.',
  insufficient_funds: 'Não há dinheiro suficiente no cartão.',
  expired_card: 'O cartão caducou.',
  three_d_secure: 'O pagamento não foi confirmado com o banco (3-D Secure).',
  disputed: 'O pagamento com cartão foi contestado.',

  deposit_reorged:
    'Um depósito de {$amount} foi revertido. A rede reverteu o pagamento: já não faz parte ' +
    'da sua cadeia.',
  deposit_disputed:
    'Um depósito de {$amount} foi revertido. O pagamento com cartão foi contestado.',
  deposit_reversed: 'Um depósito foi revertido.',
}
