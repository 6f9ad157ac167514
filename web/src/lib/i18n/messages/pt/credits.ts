// In Portuguese: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Créditos',
  lead:
    'O negociador automático na sua própria conta de uma exchange é pago adiantado, com ' +
    'créditos. Negociar aqui, à mão ou pelo sistema de negociação do seu plano, não precisa de ' +
    'nenhum.',
  yours: 'Os seus créditos',
  count: (figure) => `${figure} créditos`,
  may: 'O negociador automático pode começar operações novas.',
  mayNot:
    'Com menos de um crédito o negociador automático não começa nada de novo; o que está ' +
    'aberto é fechado pelas suas próprias regras.',
  debt: (since, until) =>
    `Abaixo de zero desde ${since}. A partir de ${until} as nossas condições permitem-nos ` +
    'terminar a conta por isso; comprar créditos resolve-o de imediato.',
  tariff: 'Em que são gastos',
  uses: {
    day: 'Um dia de negociação automática real',
    trade: 'Uma operação executada numa exchange',
  },
  each: (figure) => `${figure} créditos`,
  low: (figure) => `É avisado quando tiver menos de ${figure}.`,
  buy: 'Comprar créditos',
  priceOf: (euros) => `${euros} €`,
  withTax: (vat, percent, country) => `com ${vat} € de IVA (${percent}%, ${country})`,
  withoutTax: 'sem IVA',
  takes: (usd) => `tira ${usd} do seu saldo real`,
  rate: (dollar) => `Um euro são aqui ${dollar}; o câmbio é nosso, não de um mercado.`,
  noReturn: 'O que foi comprado não é reembolsado.',
  returns: (days) =>
    `O que não foi usado pode ser devolvido em ${days} dias; depois disso não é reembolsado.`,
  buyPack: (figure) => `Comprar ${figure}`,
  sure: (figure, usd) => `Comprar ${figure} créditos por ${usd}?`,
  yes: 'Comprá-los',
  no: 'Agora não',
  pay: 'Pagar com um depósito',
  payLead:
    'Um depósito que espera o seu pagamento pode comprar créditos assim que for creditado, ' +
    'ao preço dessa altura. O que trouxer a mais fica no seu saldo.',
  noDeposits: 'Nenhum depósito seu espera um pagamento.',
  ask: 'Pedir um depósito',
  deposit: 'Depósito',
  pack: 'Créditos',
  choose: 'Escolha',
  order: 'Comprar com este depósito',
  orders: 'Depósitos que compram créditos',
  waits: 'espera',
  bought: 'comprado',
  dropped: 'já não compra',
  notBought: 'não comprou nada',
  drop: 'Não comprar',
  purchases: 'Compras',
  noPurchases: 'Ainda não comprou nenhuns.',
  invoice: (name) => `Fatura ${name}`,
  creditNote: (name) => `Nota de crédito ${name}`,
  giveBack: (figure, usd) => `Devolver ${figure} por ${usd}`,
  givenBack: (figure, usd) => `${figure} devolvidos por ${usd}`,
  until: (day) => `até ${day}`,
  statement: 'Extrato de créditos',
  moves: { credit_issue: 'Comprados', credit_charge: 'Usados', credit_refund: 'Devolvidos' },
  noMoves: 'Ainda nada se moveu.',
  columns: { at: 'Hora', what: 'O quê', credits: 'Créditos', left: 'Restam' },
  more: 'Mais antigos',
  blocked: {
    credits_closed: 'De momento não são vendidos créditos.',
    credits_need_profile: 'Complete primeiro o seu perfil: uma fatura leva o seu nome.',
    credits_need_identity: 'Envie primeiro um documento de identidade.',
    account_frozen: 'A sua conta está congelada.',
  },
  cannot: 'De momento não pode comprar créditos.',
}
