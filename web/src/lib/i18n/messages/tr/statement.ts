// In Turkish: the statement of an account.

import { statementWords } from '#contract/client/tr/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Hesap özeti',
  curve: (least, most) => `Bakiye, ${least} ile ${most} arası.`,
  curveOf: (count) => `Listelenen ${count} hareketin her birinden sonraki bakiye,`,
  between: (least, most) => `${least} ile ${most} arası.`,
  lead:
    'Bu hesaptaki her para hareketi, sonrasındaki bakiyeyle. Günler ve zamanlar UTC’dir. İki ' +
    'bakiye, hangileri gösterilirse gösterilsin tüm hareketlere aittir.',
  from: 'Başlangıç',
  to: 'Bitiş',
  kind: 'Hareketler',
  all: 'Tümü',
  csv: 'CSV indir',
  pdf: 'PDF indir',
  columns: {
    nr: 'No.',
    at: 'Zaman',
    kind: 'Hareket',
    reference: 'Referans',
    amount: 'Tutar',
    balance: 'Bakiye',
  },
  more: 'Daha fazla yükle',
  wrongPeriod: 'İlk gün son günden sonra.',
  places: {
    trade: (id) => `(${id} işleminin makbuzu)`,
    deposit: (id) => `(para yatırma ${id}, geçmişte)`,
    withdrawal: (id) => `(çekim ${id}, geçmişte)`,
  },
}
