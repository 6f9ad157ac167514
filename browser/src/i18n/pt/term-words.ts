// In Portuguese: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Isto não é um endereço. Copie-o outra vez da sua carteira.',
  bad_checksum: 'Este endereço tem um erro. Copie-o outra vez da sua carteira.',
  unsupported: 'Este tipo de endereço ainda não tem uso na sua rede, e o dinheiro lá perde-se.',
  wrong_coin: 'Este endereço é de outra moeda.',
  wrong_network: 'Este endereço é de outra rede.',
  zero_address: 'Ninguém tem este endereço: o dinheiro enviado para ele perde-se.',

  day: 'dia',
  week: 'semana',
  month: 'mês',

  approved: 'aprovado',
  paid: 'pago',
  rejected: 'rejeitado',
  cancelled: 'cancelado',
  replaced: 'substituído',
  reversed: 'revertido',
  restored: 'creditado de novo',
  returned: 'devolvido',
  gone: 'perdido',

  any_way: 'qualquer forma',
  bank: 'dólares por banco',
} as const satisfies Readonly<Record<Term, string>>
