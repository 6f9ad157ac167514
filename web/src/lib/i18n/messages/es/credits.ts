// In Spanish: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Créditos',
  lead:
    'El trader automático en tu propia cuenta de un exchange se paga por adelantado, con ' +
    'créditos. Operar aquí, a mano o con el sistema de trading de tu plan, no gasta ninguno.',
  yours: 'Tus créditos',
  count: (figure) => `${figure} créditos`,
  may: 'El trader automático puede empezar operaciones nuevas.',
  mayNot:
    'Con menos de un crédito el trader automático no empieza nada nuevo; lo que está abierto ' +
    'se cierra según sus propias reglas.',
  debt: (since, until) =>
    `Por debajo de cero desde el ${since}. A partir del ${until} nuestras condiciones nos ` +
    'permiten terminar la cuenta por ello; comprar créditos lo acaba de inmediato.',
  tariff: 'En qué se gastan',
  uses: {
    day: 'Un día de trading automático real',
    trade: 'Una operación ejecutada en un exchange',
  },
  each: (figure) => `${figure} créditos`,
  low: (figure) => `Se te avisa cuando tienes menos de ${figure}.`,
  buy: 'Comprar créditos',
  priceOf: (euros) => `${euros} €`,
  withTax: (vat, percent, country) => `con ${vat} € de IVA (${percent} %, ${country})`,
  withoutTax: 'sin IVA',
  takes: (usd) => `toma ${usd} de tu saldo real`,
  rate: (dollar) => `Un euro son aquí ${dollar}; el cambio es nuestro, no de un mercado.`,
  noReturn: 'Lo comprado no se reembolsa.',
  returns: (days) => `Lo no usado se puede devolver en ${days} días; después no se reembolsa.`,
  buyPack: (figure) => `Comprar ${figure}`,
  sure: (figure, usd) => `¿Comprar ${figure} créditos por ${usd}?`,
  yes: 'Comprarlos',
  no: 'Ahora no',
  pay: 'Pagar con un depósito',
  payLead:
    'Un depósito que espera su pago puede comprar créditos en cuanto se abone, al precio de ' +
    'entonces. Lo que traiga de más queda en tu saldo.',
  noDeposits: 'Ningún depósito tuyo espera un pago.',
  ask: 'Pedir un depósito',
  deposit: 'Depósito',
  pack: 'Créditos',
  choose: 'Elige',
  order: 'Comprar con este depósito',
  orders: 'Depósitos que compran créditos',
  waits: 'espera',
  bought: 'comprado',
  dropped: 'ya no compra',
  notBought: 'no compró nada',
  drop: 'No comprar',
  purchases: 'Compras',
  noPurchases: 'Aún no has comprado ninguno.',
  invoice: (name) => `Factura ${name}`,
  creditNote: (name) => `Factura rectificativa ${name}`,
  giveBack: (figure, usd) => `Devolver ${figure} por ${usd}`,
  givenBack: (figure, usd) => `${figure} devueltos por ${usd}`,
  until: (day) => `hasta el ${day}`,
  statement: 'Extracto de créditos',
  moves: { credit_issue: 'Comprados', credit_charge: 'Usados', credit_refund: 'Devueltos' },
  noMoves: 'Aún no se ha movido nada.',
  columns: { at: 'Hora', what: 'Qué', credits: 'Créditos', left: 'Quedan' },
  more: 'Más antiguos',
  blocked: {
    credits_closed: 'Ahora mismo no se venden créditos.',
    credits_need_profile: 'Completa primero tu perfil: una factura lleva tu nombre.',
    credits_need_identity: 'Envía primero un documento de identidad.',
    account_frozen: 'Tu cuenta está congelada.',
  },
  cannot: 'Ahora mismo no puedes comprar créditos.',
}
