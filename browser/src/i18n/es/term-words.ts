// In Spanish: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Esto no es una dirección. Cópiala otra vez de tu monedero.',
  bad_checksum: 'Esta dirección tiene un error. Cópiala otra vez de tu monedero.',
  unsupported: 'Este tipo de dirección aún no sirve en su red, y el dinero enviado ahí se pierde.',
  wrong_coin: 'Esta dirección es de otra moneda.',
  wrong_network: 'Esta dirección es de otra red.',
  zero_address: 'Nadie tiene esta dirección: el dinero enviado a ella se pierde.',

  day: 'día',
  week: 'semana',
  month: 'mes',

  approved: 'aprobado',
  paid: 'pagado',
  rejected: 'rechazado',
  cancelled: 'cancelado',
  replaced: 'sustituido',
  reversed: 'revertido',
  restored: 'abonado de nuevo',
  returned: 'devuelto',
  gone: 'perdido',

  any_way: 'cualquier forma',
  bank: 'dólares por banco',
} as const satisfies Readonly<Record<Term, string>>
