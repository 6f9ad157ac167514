// In German: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Das ist keine Adresse. Kopiere sie noch einmal aus deiner Wallet.',
  bad_checksum: 'In dieser Adresse steckt ein Fehler. Kopiere sie noch einmal aus deiner Wallet.',
  unsupported:
    'Diese Art von Adresse hat in ihrem Netzwerk noch keinen Nutzen, und Geld dort ist verloren.',
  wrong_coin: 'Diese Adresse gehört zu einem anderen Coin.',
  wrong_network: 'Diese Adresse gehört zu einem anderen Netzwerk.',
  zero_address: 'Diese Adresse gehört niemandem: Geld, das dorthin geht, ist verloren.',

  day: 'Tag',
  week: 'Woche',
  month: 'Monat',

  approved: 'genehmigt',
  paid: 'bezahlt',
  rejected: 'abgelehnt',
  cancelled: 'storniert',
  replaced: 'ersetzt',
  reversed: 'zurückgenommen',
  restored: 'wieder gutgeschrieben',
  returned: 'zurückgekommen',
  gone: 'weg',

  any_way: 'jeglicher Form',
  bank: 'Dollar per Bank',
} as const satisfies Readonly<Record<Term, string>>
