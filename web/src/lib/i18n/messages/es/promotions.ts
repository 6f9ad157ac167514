// In Spanish: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Promociones',
  lead:
    'Lo que se te ofrece aquí, y lo que resulta de ello. Nada de esto ata tu propio dinero: ' +
    'puedes operar con él y retirarlo como si no hubiera ninguna promoción.',
  enter: 'Introducir un código',
  code: 'Código promocional',
  codeHelp: 'Las mayúsculas, los espacios y los guiones no importan.',
  use: 'Usar el código',
  blocked: 'En este momento no se te ofrece nada',
  limits: 'Límites y pausas',
  profile: 'Editar perfil',
  closed: 'En el país de tu perfil no hay ninguna promoción en curso.',
  offers: 'Se te ofrece',
  noOffers: 'Ahora no hay nada que tomar sin un código.',
  take: 'Tomarlo',
  sure: '¿Tomar este bono en tu próximo depósito?',
  yes: 'Tomarlo',
  no: 'Ahora no',
  yours: 'Lo que se te ha concedido',
  none: 'Todavía no se te ha concedido nada.',
  kinds: {
    code: 'Código promocional',
    deposit: 'Bono por depósito',
    cashback: 'Cashback',
    referral: 'Recomendación',
  },
  states: {
    waiting: 'Espera un depósito',
    running: 'Reuniendo volumen',
    paid: 'Pagado',
    given_up: 'Abandonado',
    expired: 'Se acabó el plazo',
    taken_back: 'Su depósito se ha revertido',
  },
  bonus: 'Dólares de bono prometidos',
  gives: {
    bonus: (amount) => `${amount} en dólares de bono`,
    share: (percent, most, least) =>
      `Dólares de bono por el ${percent} % de un depósito de ${least} o más, ${most} como máximo`,
    demo: (amount) => `${amount} para la cuenta demo`,
    cashback: (percent, most, least) =>
      `${percent} % de lo perdido, a partir de una pérdida de ${least}, ${most} como máximo`,
    reward: (own, friend, least) =>
      `${own} para ti y ${friend} para un amigo que deposite ${least} o más`,
  },
  turnover: (times, days) =>
    `Se convierte en dinero cuando tus operaciones reúnan un volumen de ${times} veces su ` +
    `importe, en ${days} días.`,
  every: {
    week: 'Calculado para cada semana desde el lunes, en UTC.',
    month: 'Calculado para cada mes, en UTC.',
  },
  referral: (days) =>
    'Se paga a los dos cuando la identidad del amigo esté aprobada y el dinero de su primer ' +
    `depósito haya permanecido ${days} días.`,
  until: (date) => `En curso hasta el ${date}`,
  progress: (counted, target) => `${counted} de ${target} de volumen`,
  ends: (date) => `Hasta el ${date}`,
  ended: (date) => `Terminó el ${date}`,
  giveUp: 'Abandonar',
  giveUpNamed: (name) => `Abandonar: ${name}`,
  giveUpSure: '¿Abandonar esto? Tu propio dinero queda como está.',
  giveUpYes: 'Abandonarlo',
  keep: 'Conservarlo',
  rules: 'Las reglas, antes de que tomes nada',
  rule: [
    'Los dólares de bono son una promesa, y no dinero: no se pueden apostar ni retirar, y nadie ' +
      'presta sobre ellos.',
    'Operas solo con tu propio dinero. Nunca está bloqueado: retirarlo nunca se rechaza ni se ' +
      'retrasa por un bono, y no termina ninguno.',
    'Una operación de la cuenta real cuenta cuando se ha ganado o perdido: con su apuesta, o con ' +
      'la ganancia que podía dar, si es menor.',
    'Si dos operaciones corrieron a la vez en un instrumento en direcciones opuestas, no cuenta ' +
      'ninguna. Los empates y las operaciones nulas no cuentan.',
    'Cuando se ha reunido el volumen, los dólares de bono pasan a ser dólares reales, todos a la ' +
      'vez.',
    'Operar más para alcanzar un bono cuesta de media una parte de lo que apuestas: cada precio ' +
      'lleva nuestro margen. Opera como lo harías sin él.',
    'Lo que aún no se ha pagado puedes abandonarlo en cualquier momento. Lo que no reúne el ' +
      'volumen a tiempo termina, y no se lleva nada tuyo.',
    'Una promoción es para una persona de un hogar: un documento, un dispositivo, una tarjeta o ' +
      'una dirección de retirada.',
  ],
  responsible: (limit, days) =>
    'No se ofrece nada a quien está en una pausa breve, se ha autoexcluido, tiene la cuenta ' +
    `congelada o perdió más de ${limit} en la cuenta real en los últimos ${days} días.`,
}
