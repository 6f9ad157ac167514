// In Turkish: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'İmzalı ve herkese açık günlükte',
  note:
    'Koşullar ve sonuç imzalıdır ve her birinin bir parmak izi, kimsenin fark edilmeden ' +
    'değiştiremeyeceği bir günlükte durur. Dosya kimdeyse onu biz olmadan doğrulayabilir.',
  save: 'İmzalı makbuzu kaydet',
  loading: 'İmzalar yükleniyor',
  waiting: 'Günlük içinde ne olduğunu dakikada bir söyler: kalanı iki dakika içinde gelir.',
  good: 'Hepsi doğru',
  bad: 'Doğru değil',
  incomplete: 'Henüz hepsi değil',
  findings: {
    terms_signed: 'Koşullar imzalı',
    terms_logged: 'Koşullar günlükte',
    settlement_signed: 'Sonuç imzalı',
    settlement_logged: 'Sonuç günlükte',
    same_trade: 'Sonuç bu koşullara ait',
    prices_logged: 'Onu belirleyen fiyatlar günlükte',
  },
  yes: 'Doğru',
  no: 'Doğru değil',
  notYet: 'Henüz değil',
  choose: 'Makbuz seç',
  chooseNote: 'Dosya tarayıcınızda kalır; bunun için bağlantıya ihtiyacı yoktur.',
  unreadable:
    'Bu dosya imzalı bir makbuz değil. İmzalı makbuz, bir makbuzun sayfasında kaydedilir.',
  tooOld:
    'Bu tarayıcı imzaları (Ed25519) kontrol edemiyor. Daha yenisi ya da npm run verify edebilir.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'hâlâ açık',
    Won: (paid) => `kazandı, ${paid} ödendi`,
    Lost: 'kaybetti',
    Draw: (paid) => `berabere, ${paid} geri geldi`,
    Void: (paid) => `geçersiz, ${paid} geri geldi`,
  },
  mode: { real: 'canlı', demo: 'demo' },
  recomputed: 'Günlükteki fiyatlardan yeniden hesaplandı',
  stated: (text) => `Dosyanın söylediği: ${text}`,
  computed: (text) => `yeniden hesaplanan: ${text}`,
  none: 'yok',
  keyIs: 'İmzalayan',
  keyNote: 'Onu bildiğiniz anahtarla ya da kasanın /log/keys.json dosyasıyla karşılaştırın.',
  askLog: 'Günlüğe sor',
  held: 'Günlükte hâlâ, olduğu gibi duruyor.',
  notHeld: 'Artık günlükte değil: bu dosyayı saklayın, geçmişin değiştirildiğini kanıtlar.',
  logAway: 'Günlük yanıt vermedi. Daha sonra tekrar deneyin.',
}
