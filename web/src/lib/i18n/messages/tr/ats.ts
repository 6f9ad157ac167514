// In Turkish: automated trades.

import { atsReasons } from '#contract/client/tr/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'Otomatik işlemler',
  lead:
    'Sinyaller, pencereleri açıldığında, koyduğunuz sınırlar içinde sizin için işleme ' +
    'dönüştürülür. Arkalarındaki kurallar, her birinin siciliyle birlikte sinyaller ' +
    'sayfasındadır.',
  switchTitle: 'Otomatik işlemler',
  runs: { off: 'kapalı', demo: 'açık: demo', real: 'açık: canlı' },
  turnOff: 'Şimdi kapat',
  turnOnDemo: 'Demo için aç',
  turnOnReal: 'Canlı için aç',
  settleFirst: 'Aşağıda neyle işlem yapılacağını belirleyin; sonra demo için açabilirsiniz.',
  pausedAll: 'Çalışanlarımız otomatik işlemleri herkes için duraklattı.',
  pausedYou: 'Çalışanlarımız otomatik işlemlerinizi duraklattı.',
  because: (reason) => `Neden: ${reason}`,
  offSince: (when, reason) => `Kapalı, başlangıç ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Bugün (UTC): ${trades} / ${allowed} işlem, ${open} açık, şimdiye kadar ${brought}.`,
  liveNeeds: (trials, needed) =>
    `Canlı için bir plan ve bu ayarlarla sonuçlanmış ${needed} demo işlemi gerekir: şimdiye ` +
    `kadar ${trials}.`,
  toPlans: 'Planlara bak',

  statementTitle: 'Büyük olasılıkla ne kaybedersiniz',
  likely: (loss, trades, share) =>
    `Ortalama günde yaklaşık ${loss}: günde ${trades} işlem, her işlem tutarının ${share} kadarı.`,
  atMost: (loss) => `Her işlem kaybederse günde en çok ${loss}.`,
  ruleLoses: (rule) => `Siciline göre ${rule} kaybettiriyor ve bunu şans açıklamıyor.`,
  noPromise: 'Buradaki hiçbir kuralın kazandığı bilinmiyor. Her fiyattaki marj bizden yanadır.',
  understood: 'Bunu okudum ve bu parayı büyük olasılıkla kaybedeceğimi biliyorum.',
  cancel: 'Vazgeç',

  settingsTitle: 'Neyle işlem yapılır',
  change: 'Değiştir',
  save: 'Kaydet',
  changeEndsLive: 'Ayarları değiştirmek canlıyı kapatır: önce demoda denenirler.',
  emptyIsNone: 'Boş bir alan, o türden sınır olmadığı anlamına gelir.',
  labels: {
    rules: 'Kurallar',
    symbols: 'Enstrümanlar',
    stake: 'İşlem başına tutar',
    share: 'Bakiyenin payı, %',
    share_bp: 'Bakiyenin payı, %',
    hours: 'Saatler (UTC)',
    from: 'Başlangıç, UTC',
    to: 'Bitiş, UTC',
    'hours.from': 'Başlangıç, UTC',
    'hours.to': 'Bitiş, UTC',
    trades_per_day: 'Günde en çok işlem',
    stake_per_day: 'Günde en çok işlem tutarı, $',
    loss_per_day: 'Günde en çok kayıp, $',
    losses_in_row: 'Şu kadar üst üste kayıptan sonra kapat',
    cool_down_minutes: 'Kayıptan sonra beklenecek dakika',
    pair_losses: 'Şu kadar üst üste kayıptan sonra pariteyi bırak',
    drawdown: 'Şu düşüşte kapat, $',
    tells: 'Bana haber ver',
  },
  stakeBy: 'Ne kadar',
  stakeFixed: 'Her seferinde aynı tutar',
  stakeShare: 'Bakiyenin bir payı',
  stakeMost: (most) => `İşlem başına en çok ${most}.`,
  lossHint: 'Açık olan, kaybedilmiş sayılır.',
  hoursHint: '07:30 gibi; ikisi de boş: tüm saatlerde.',
  allHours: 'Tüm saatlerde',
  ofBalance: (share) => `bakiyenin ${share} kadarı`,
  none: 'Sınır yok',
  tells: {
    nothing: 'Hiçbir şey',
    ends: 'Kapatıldığında',
    trades: 'Kapatıldığında ve her işlemde',
  },

  logTitle: 'Ne yapıldı',
  logNote:
    'Aynı nedenle arkadan gelen sinyaller yeniden listelenmez. Zamanlar UTC’dir. Aynı sinyali ' +
    'alanlara kurayla belirlenen bir sırayla hizmet verilir.',
  logEmpty: 'Henüz bir şey yok. Açıldığında kurallarınızın her sinyali burada anlatılır.',
  more: 'Daha fazla yükle',
  done: {
    waiting: 'veriliyor',
    placed: 'açık',
    refused: 'reddedildi',
    skipped: 'işlem yapılmadı',
  },
  ended: { hit: 'Kazandı', miss: 'Kaybetti', tie: 'Berabere', void: 'Geçersiz' },
  modes: { demo: 'Demo', real: 'Canlı' },
  receipt: 'Makbuz',
  refused: 'Emir reddedildi.',
  reasons: atsReasons,
  place: (place, places) => `Sırası: ${place} / ${places}`,
  lot: 'Sıra, bu tohum ve her hesabın numarası üzerindeki SHA-256 sırasıdır:',

  resultsTitle: 'Sonuçlar',
  resultsOf: (mode) => `Sonuçlar, ${mode}`,
  resultsEmpty: 'Bu hesapta henüz otomatik işlem yok.',
  results: {
    brought: 'Sonuç',
    drawdown: 'En büyük düşüş',
    cost: 'Marjın maliyeti',
    staked: 'Konulan tutar',
    placed: 'İşlemler',
    ends: 'Kazanan, kaybeden, berabere, geçersiz',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'Marj her fiyatın içindedir ve ortalama bu kadar tutar. Otomatik işlemler için başka ücret ' +
    'alınmaz.',
  curveSays: (days, result) => `İşlem yapılan ${days} günün sonucu: ${result}.`,
}
