// In Turkish: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/tr/ats-reason-words.ts'

const ownTrades = 'Otomatik işlemleriniz'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Otomatik işlemleriniz kapalı',
    paragraphs: [
      `Otomatik işlemleriniz kapatıldı. ${reason}`,
      'Bundan böyle hiçbir şey kendiliğinden işlem görmez. Açık işlemler ' +
        'sonuna kadar sürer. Siz yeniden açana kadar kapalı kalırlar.',
    ],
    action: ownTrades,
  }),
  refused: 'Bir emir reddedildi; nedeni günlükte.',
  paused: (reason) => ({
    subject: 'Otomatik işlemleriniz duraklatıldı',
    paragraphs: [
      `Çalışanlarımız otomatik işlemlerinizi duraklattı ve nedenini söylüyor: ${reason}`,
      'Sürdürülene kadar hiçbir şey kendiliğinden işlem görmez. Açık işlemler ' +
        'sonuna kadar sürer.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `${pair} botunuz durdu`,
  live: (pair, why) => `Gerçekten işlem yapan ${pair} botunuz kendiliğinden durdu: ${why}`,
  paper: (pair, why) => `Kâğıt üzerinde işlem yapan ${pair} botunuz kendiliğinden durdu: ${why}`,
  until: 'Siz yeniden başlatana kadar hiçbir şeye başlamaz.',
  action: 'Botlarınıza bakın',
  whys: {
    drawdown: 'izin verdiğiniz kadar kaybetti.',
    low_profit: 'son işlemleri toplamda kaybetti.',
    too_little: 'riskte kalan, borsanın bir emir için kabul ettiğinden az.',
    key_ended:
      'anahtarı artık kullanılmıyor. Borsada açık olan orada açık kalır: ' + 'lütfen ona bakın.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Bir webhook oluşturuldu',
    paragraphs: [
      'Bundan böyle işlemleriniz sonuçlandığında veya paranız hareket ' +
        `ettiğinde şu adrese haber verilir: ${place}`,
      'Bu siz değilseniz, onu kaldırın ve hemen parolanızı değiştirin.',
    ],
    action: 'Webhook’larınıza bakın',
  }),
  ended: (place, why) => ({
    subject: 'Bir webhook sona erdi',
    paragraphs: [
      `${place} adresine artık hiçbir şey gönderilmiyor: ${why}.`,
      'Programınız yeniden yerindeyse, yeni bir webhook oluşturun.',
    ],
    action: 'Webhook’larınıza bakın',
  }),
  whys: {
    gone: 'tamamen kaldırıldığını yanıtladı',
    failing: 'beş gün boyunca oraya hiçbir şey ulaşmadı',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Borsa anahtarınızı artık kullanmıyoruz',
    paragraphs: [
      `“${name}” anahtarını artık kullanmıyoruz.`,
      why,
      'İmzaladığı şey burada silindi. Onunla otomatik işlem sona erdi; borsada ' +
        'açık olan, siz kapatana kadar orada açık kalır. Lütfen oradaki ' +
        'hesabınıza bakın.',
    ],
  }),
  whys: {
    removed: 'Onu siz kaldırdınız.',
    too_mighty:
      'Borsa, anahtarın işlem yapmak ve okumaktan fazlasını, örneğin para ' +
      'çekmeyi yapabileceğini söylüyor. Böyle bir anahtarı kullanmayız ve ' +
      'saklamayız.',
    not_accepted: 'Borsa onu artık kabul etmiyor: orada iptal edilmiş veya süresi dolmuş.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol}: fiyat ${price} oldu`,
  reached: (at, symbol, price, wish) =>
    `${at} itibarıyla yayımladığımız ${symbol} fiyatı ${price} idi. ${wish}`,
  over: 'Bu, fiyatın oradan nereye gideceği hakkında hiçbir şey söylemez. Bu ' + 'alarm sona erdi.',
  action: 'Fiyat alarmlarınıza bakın',
  wishes: {
    above: 'Bu kadar yükselince haber verilmesini istemiştiniz.',
    below: 'Bu kadar düşünce haber verilmesini istemiştiniz.',
    moved: 'Bu kadar hareket edince haber verilmesini istemiştiniz.',
  },
}
