// In Turkish: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Kazanılan: ${won},
kaybedilen: ${lost}. Başta ${from}, sonda ${to}.`,
  ranOut: 'Ondan sonra işlem yapacak bir şey kalmadı.',
  result: 'Sonuç',
  staked: 'Toplam konulan',
  cost: 'Bu kadar tutarın ortalama kaybı',
  lowest: 'En düşük bakiye',
  curve: (from, to, lowest, highest) =>
    `İşlemden işleme bakiye: ${from} ile başladı, ${to} ile bitti; en düşük ${lowest}, ` +
    `en yüksek ${highest} oldu.`,
  own: 'Sizin yüz işleminiz',
  average: 'Her biri ortalamasını kaybetseydi',
  table: 'Eğri, tablo olarak',
  trades: 'Yapılan işlemler',
  balance: 'Bakiye',
  ties:
    'Tam kullanım fiyatında biten bir fiyat tutarı geri verir. Bunun için bir olasılık ' +
    'belirtilmez, bu yüzden burada çekilmez.',
  many: 'Aynısı bin kez',
  manyText: 'Tek bir dizi az şey söyler. Seçtiğiniz gibi yapılmış bin tanesini simüle edin.',
  manyBegin: 'Bin dizi simüle et',
  manyEnded: (share) => `Dizilerin ${share} kadarı kayıpla bitti.`,
  worst: 'En kötü onda biri bununla ya da daha azıyla bitti',
  middle: 'Yarısı bununla ya da daha azıyla bitti',
  best: 'En iyi onda biri bununla ya da daha fazlasıyla bitti',
  mean: 'Bütün dizilerin ortalaması',
  lostAll: 'Hiçbir şey kalmayan diziler',
  losses: 'Kayıplar',
  gains: 'Kazançlar',
}
