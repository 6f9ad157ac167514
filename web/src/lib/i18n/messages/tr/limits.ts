// In Turkish: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Kayıplar',
    what:
      'En çok ne kaybedeceğiniz: kaybedilen tutarlar, eksi kazanılan kârlar, ve açık işlemlerin ' +
      'tüm tutarları. Sizi bunun ötesine götürebilecek bir işlem reddedilir.',
  },
  stake: {
    title: 'İşlem tutarları',
    what: 'Kazansanız da kaybetseniz de işlemlere en çok ne koyacağınız.',
  },
  deposit: {
    title: 'Para yatırma',
    what: 'En çok ne yatıracağınız.',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'Oturum',
  sessionWon: (won, all) => `${all} işlemden ${won} kazanan`,
  title: 'Sınırlar ve molalar',
  lead:
    'Sınırlarınızı sakinken koyun. Bir sınırı koymak veya düşürmek hemen geçerli olur; ' +
    'yükseltmek veya kaldırmak 24 saat alır ve o zamana kadar fikrinizi değiştirebilirsiniz.',
  liveOnly:
    'Sınırlar yalnızca canlı hesaptaki işlemleri sayar. Zamanlar UTC’dir; haftalar pazartesi ' +
    'başlar.',
  kinds,
  periods: { day: 'Günlük', week: 'Haftalık', month: 'Aylık' },
  none: 'Sınır yok',
  usedOnly: (used) => `şimdiye kadar ${used}`,
  used: (used, amount) => `${used} / ${amount}`,
  left: (left) => `${left} kaldı`,
  ahead: (gain) => `${gain} önde`,
  anew: (when) => `yeniden başlar: ${when}`,
  becomes: (amount, when) => `${when} itibarıyla ${amount} olur.`,
  ends: (when) => `Sona erer: ${when}.`,
  keep: 'Olduğu gibi bırak',
  set: 'Sınır koy',
  change: 'Değiştir',
  amount: 'Dolar cinsinden sınır',
  save: 'Kaydet',
  remove: 'Kaldır',
  cancel: 'Vazgeç',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Mola verin',
  breaksLead:
    'Bir mola, iki hesapta da işlem yapmayı ve para yatırmayı hemen durdurur. Açık işlemler ' +
    'sonuna kadar sürer. Okumak, para çekmek ve hesabınızı kapatmak için yine giriş ' +
    'yapabilirsiniz.',
  coolOff: 'Soğuma molası',
  coolOffWhat: 'Geri çekilmek için kısa bir mola.',
  exclusion: 'Kendini dışlama',
  exclusionWhat: 'İşlem yapmak bir soruna dönüştüyse uzun bir mola.',
  howLong: 'Ne kadar süreyle',
  lengths: {
    '24h': '24 saat',
    '7d': '7 gün',
    '30d': '30 gün',
    '6m': '6 ay',
    '1y': '1 yıl',
    '5y': '5 yıl',
  },
  goOn: 'Devam et',
  sure: (length) => `${length} boyunca işlem yapmak bırakılsın mı?`,
  consequences: (length) => [
    `Bu andan itibaren ${length} boyunca, canlıda da demoda da işlem açamaz ve para ` +
      'yatıramazsınız.',
    'Açık işlemler sonuna kadar sürer ve ödedikleri sizindir.',
    'Geri alınamaz. Hiç kimse erken bitiremez: ne siz, ne desteğimiz.',
  ],
  password: 'Parolanız',
  confirm: (length) => `${length} boyunca bırak`,
  runs: (when) => `Bitişi ${when}. Uzatabilirsiniz, kısaltamazsınız.`,
  reminder: 'Oturum hatırlatıcısı',
  reminderWhat:
    'Her belli sayıda dakikada bir, ne kadar süredir burada olduğunuzu ve canlı işlemlerinizin ' +
    'ne getirdiğini gösterir.',
  minutes: 'Dakika',
  minutesBounds: (least, most) => `En az ${least}, en çok ${most}.`,
  off: 'Kapat',
  reminderOn: (minutes) => `Her ${minutes} dakikada bir.`,
  reminderOff: 'Kapalı.',
  formLeft: {
    loss: {
      day: 'Günlük kayıp sınırınız',
      week: 'Haftalık kayıp sınırınız',
      month: 'Aylık kayıp sınırınız',
    },
    stake: {
      day: 'Günlük işlem tutarı sınırınız',
      week: 'Haftalık işlem tutarı sınırınız',
      month: 'Aylık işlem tutarı sınırınız',
    },
  },
  onBreak: (when) => `İşlemlere mola veriyorsunuz, bitişi ${when}.`,
  hours: (count) => `${count} saat`,
  minutesLong: (count) => `${count} dakika`,
  here: (length) => `${length} süredir buradasınız`,
  result: (count, result) => `O zamandan beri ${count} canlı işlem bitti, toplamı ${result}.`,
  noResult: 'O zamandan beri hiçbir canlı işlem bitmedi.',
  unknownResult: 'Canlı işlemlerinizin ne getirdiği yüklenemedi.',
  stay: 'Devam et',
  toLimits: 'Sınırlar ve molalar',
}
