// In Turkish: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Para yatırmalar',
    withdrawals: 'Çekimler',
    corrections: 'Düzeltmeler',
    credits: 'Kontörler',
    trades: 'İşlemler',
    play_money: 'Oyun parası',
  },
  movements: {
    deposit_credit: 'Para yatırma',
    deposit_reversal: 'Geri alınan para yatırma',
    withdrawal_hold: 'Çekim',
    withdrawal_return: 'Geri dönen çekim',
    deposit_restored: 'Düzeltme: para yatırma yeniden hesaba geçirildi',
    withdrawal_returned: 'Düzeltme: çekim geri geldi',
    goodwill: 'Düzeltme: iyi niyet ödemesi',
    credit_purchase: 'Satın alınan kontörler',
    credit_repayment: 'Geri verilen kontörler',
    trade_open: 'İşlem: konulan tutar',
    trade_settle: 'İşlem: ödeme',
    sandbox_grant: 'Oyun parası',
    sandbox_forfeit: 'Geri verilen oyun parası',
    demo_grant: 'Demo parası',
  },
  opening: 'Açılış bakiyesi',
  closing: 'Kapanış bakiyesi',
  empty: 'Bu dönemde hareket yok.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Hesap özeti',
  titleOf: (brand) => `${brand}: hesap özeti`,
  account: 'Hesap',
  accounts: { real: 'Canlı hesap, ABD doları', demo: 'Demo hesap, ABD doları' },
  client: 'Müşteri',
  email: 'E-posta',
  clientNumber: 'Müşteri numarası',
  period: 'Dönem (UTC)',
  beginning: 'başlangıç',
  fromTo: (from, to) => `${from} – ${to}`,
  shown: 'Gösterilen',
  all: 'Tüm hareketler',
  only: (group) => `Yalnızca: ${group}`,
  made: 'Oluşturulma (UTC)',
  number: 'Numara',
  nr: 'No.',
  at: 'Zaman (UTC)',
  kind: 'Hareket',
  reference: 'Referans',
  amount: 'Tutar',
  amountInDollars: 'Tutar (USD)',
  balance: 'Bakiye',
  balanceInDollars: 'Bakiye (USD)',
  foot: 'Tutarlar ABD doları, zamanlar UTC’dir.',
  page: (nr, of) => `Sayfa ${nr} / ${of}`,
}
