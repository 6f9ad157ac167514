// In Portuguese: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Depositar com cartão',
  amount: 'Montante em dólares',
  amountHint: 'De $\u00a010 a $\u00a01.000.000. Não cobramos comissão.',
  fields: 'Número do cartão e CVV, no fornecedor de cartões',
  holder: 'Nome do titular do cartão',
  month: 'Mês',
  year: 'Ano',
  choose: 'Escolha',
  zip: 'Código postal',
  pay: 'Depositar',
  wrongNumber: 'O número do cartão não é válido.',
  wrongFields: 'Preencha bem todos os campos.',
  wrong: {
    amount: 'De $\u00a010 a $\u00a01.000.000, p. ex. 25 ou 25,50.',
    missing: 'Preencha este campo.',
    expired: 'Este mês já passou.',
  },
  noProvider: 'O fornecedor de cartões não responde. Tente novamente.',
  closed: 'De momento não são oferecidos depósitos com cartão.',
  redirect:
    'Escreve o seu cartão no site do nosso fornecedor de cartões, a Stripe, e volta aqui. ' +
    'Nunca vemos o seu número.',
  goOn: 'Continuar para a Stripe',
  stepTitle: 'Confirme o pagamento',
  waiting: 'O pagamento está a caminho. Demora alguns segundos.',
  approved: (amount) => `Foram adicionados ${amount} ao seu saldo.`,
  rejected: 'O seu depósito foi rejeitado.',
  again: 'Tentar de novo',
  done: 'Concluído',
  history: 'Histórico de depósitos',
  testCards: 'Cartões de teste',
  testCardsLead:
    'Num ambiente de teste não se move dinheiro. Use estes números com três algarismos ' +
    'quaisquer como CVV; um cartão real é recusado.',
  outcomes: {
    approved: 'Aprovado',
    declined: 'Recusado',
    insufficient_funds: 'Dinheiro insuficiente',
    expired_card: 'Caducado',
    three_d_secure: 'Passo de 3-D Secure',
    dispute: 'Aprovado, contestado passado um minuto',
  },
}
