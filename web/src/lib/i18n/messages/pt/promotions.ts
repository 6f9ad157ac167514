// In Portuguese: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Promoções',
  lead:
    'O que lhe é oferecido aqui, e o que resulta disso. Nada disto prende o seu próprio ' +
    'dinheiro: pode negociar com ele e levantá-lo como se não houvesse nenhuma promoção.',
  enter: 'Introduzir um código',
  code: 'Código promocional',
  codeHelp: 'Maiúsculas, espaços e hífenes não fazem diferença.',
  use: 'Usar o código',
  blocked: 'De momento nada lhe é oferecido',
  limits: 'Limites e pausas',
  profile: 'Editar perfil',
  closed: 'Não decorre nenhuma promoção no país do seu perfil.',
  offers: 'Oferecido a si',
  noOffers: 'Agora não há nada para aceitar sem um código.',
  take: 'Aceitar',
  sure: 'Aceitar este bónus no seu próximo depósito?',
  yes: 'Aceitar',
  no: 'Agora não',
  yours: 'O que lhe foi concedido',
  none: 'Ainda nada lhe foi concedido.',
  kinds: {
    code: 'Código promocional',
    deposit: 'Bónus de depósito',
    cashback: 'Cashback',
    referral: 'Recomendação',
  },
  states: {
    waiting: 'À espera de um depósito',
    running: 'A reunir volume',
    paid: 'Pago',
    given_up: 'Abandonado',
    expired: 'Fora do prazo',
    taken_back: 'O seu depósito foi revertido',
  },
  bonus: 'Dólares de bónus prometidos',
  gives: {
    bonus: (amount) => `${amount} em dólares de bónus`,
    share: (percent, most, least) =>
      `Dólares de bónus de ${percent} % de um depósito de ${least} ou mais, ${most} no máximo`,
    demo: (amount) => `${amount} para a conta demo`,
    cashback: (percent, most, least) =>
      `${percent} % do que se perdeu, a partir de uma perda de ${least}, ${most} no máximo`,
    reward: (own, friend, least) =>
      `${own} para si e ${friend} para um amigo que deposite ${least} ou mais`,
  },
  turnover: (times, days) =>
    `Torna-se dinheiro quando as suas operações reunirem um volume de ${times} vezes o seu ` +
    `montante, em ${days} dias.`,
  every: {
    week: 'Calculado para cada semana desde segunda-feira, em UTC.',
    month: 'Calculado para cada mês, em UTC.',
  },
  referral: (days) =>
    'Pago a ambos quando a identidade do amigo estiver aprovada e o dinheiro do primeiro ' +
    `depósito dele tiver ficado ${days} dias.`,
  until: (date) => `Decorre até ${date}`,
  progress: (counted, target) => `${counted} de ${target} de volume`,
  ends: (date) => `Até ${date}`,
  ended: (date) => `Terminou em ${date}`,
  giveUp: 'Abandonar',
  giveUpNamed: (name) => `Abandonar: ${name}`,
  giveUpSure: 'Abandonar isto? O seu próprio dinheiro fica como está.',
  giveUpYes: 'Abandonar',
  keep: 'Manter',
  rules: 'As regras, antes de aceitar alguma coisa',
  rule: [
    'Os dólares de bónus são uma promessa, e não dinheiro: não podem ser apostados nem ' +
      'levantados, e ninguém empresta sobre eles.',
    'Negoceia só com o seu próprio dinheiro. Nunca está preso: levantá-lo nunca é recusado nem ' +
      'atrasado por causa de um bónus, e não termina nenhum.',
    'Uma operação na conta real conta quando foi ganha ou perdida: com a sua aposta, ou com o ' +
      'ganho que podia ter dado, se for menor.',
    'Se duas operações decorreram ao mesmo tempo num instrumento em direções opostas, nenhuma ' +
      'conta. Empates e operações nulas não contam.',
    'Quando o volume está reunido, os dólares de bónus tornam-se dólares reais, todos de uma vez.',
    'Negociar mais para alcançar um bónus custa em média uma parte do que aposta: cada preço tem ' +
      'a nossa margem. Negoceie como o faria sem ele.',
    'O que ainda não foi pago pode ser abandonado em qualquer momento. O que não reúne o volume ' +
      'a tempo termina, e não leva consigo nada seu.',
    'Uma promoção é para uma pessoa de um agregado: um documento, um dispositivo, um cartão ou ' +
      'um endereço de levantamento.',
  ],
  responsible: (limit, days) =>
    'Nada é oferecido a quem está numa pausa breve, se autoexcluiu, tem a conta congelada ou ' +
    `perdeu mais de ${limit} na conta real nos últimos ${days} dias.`,
}
