// In Italian: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Questo non è un indirizzo. Copialo di nuovo dal tuo wallet.',
  bad_checksum: 'Questo indirizzo contiene un errore. Copialo di nuovo dal tuo wallet.',
  unsupported: 'Questo tipo di indirizzo non serve ancora sulla sua rete, e il denaro lì è perso.',
  wrong_coin: 'Questo indirizzo è di un’altra moneta.',
  wrong_network: 'Questo indirizzo è di un’altra rete.',
  zero_address: 'Nessuno ha questo indirizzo: il denaro inviato lì è perso.',

  day: 'giorno',
  week: 'settimana',
  month: 'mese',

  approved: 'approvato',
  paid: 'pagato',
  rejected: 'rifiutato',
  cancelled: 'annullato',
  replaced: 'sostituito',
  reversed: 'stornato',
  restored: 'riaccreditato',
  returned: 'restituito',
  gone: 'perso',

  any_way: 'qualsiasi modo',
  bank: 'dollari tramite banca',
} as const satisfies Readonly<Record<Term, string>>
