// In Portuguese: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Planos de negociação',
  lead:
    'Um plano é um nível segundo os fundos: os seus depósitos liquidados menos os seus ' +
    'levantamentos. Por um plano nada é cobrado. O dinheiro está na sua conta: pode ' +
    'levantá-lo, e a negociar pode perder-se.',
  noNeed:
    'Para negociar à mão não é preciso plano. Um plano diz quantas operações por dia o ' +
    'sistema de negociação automática, ATS para abreviar, pode fazer por si. Nenhum plano ' +
    'torna uma perda menos provável.',
  chosen: 'A sua escolha',
  current: 'O seu plano',
  none: 'Nenhum',
  requested: 'Pedido',
  yourFunding: 'Os seus fundos',
  since: (day) => `desde ${day}`,
  asksFor: 'de fundos',
  trades: (count) => (count === 1 ? '1 operação por dia' : `${count} operações por dia`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'pelo sistema de negociação automática',
  enough: 'Já trouxe este valor.',
  missing: (amount) => `Faltam ${amount}`,
  keys: {
    active: 'Ativo',
    requested: 'Pedido',
    lower: 'Inferior',
    choose: 'Pedir o plano',
    raise: 'Pedir a subida',
  },
  takeBack: 'Retirar o pedido',
  takeBackOf: (plan) => `Retirar o pedido de ${plan}`,
  replaceTitle: (plan) => `Pedir antes ${plan}?`,
  replaceText: (first, day, second) =>
    `Pediu ${first} em ${day}, e a nossa equipa ainda não decidiu. Só se pode pedir um plano ` +
    `de cada vez: pedir ${second} toma o lugar desse pedido.`,
  replace: (plan) => `Pedir ${plan}`,
  keep: (plan) => `Continuar a pedir ${plan}`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
