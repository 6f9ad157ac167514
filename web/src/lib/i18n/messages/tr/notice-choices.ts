// In Turkish: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Bildirimler',
  lead: 'Size neyin, nerede ve ne zaman ulaştığı. Seçtiğiniz hemen geçerli olur.',
  kept: 'Kaydedildi.',
  channels: 'Size ulaşanlar',
  always:
    'Paranız, kimliğiniz ve hesabınıza kimin girebileceğiyle ilgili olanlar her zaman ' +
    'uygulamada yer alır ve her zaman e-postayla gönderilir.',
  topics: {
    security: {
      title: 'Güvenlik',
      what: 'Yeni bir çekim hedefi, dondurulmuş bir hesap.',
    },
    payments: {
      title: 'Para',
      what: 'Para yatırmalar, çekimler, kontörler ve düzeltmeler.',
    },
    identity: { title: 'Kimlik', what: 'Belgeleriniz ve değiştirilmesini istedikleriniz.' },
    plan: { title: 'İşlem planı', what: 'Seçtiğiniz veya istediğiniz plana ne olduğu.' },
    automation: {
      title: 'Otomatik işlem',
      what: 'Otomatik işlemler, botlar ve webhook’lar: ne bitti, ne duraklatıldı.',
    },
    prices: {
      title: 'Fiyat uyarıları',
      what: 'Bir fiyat, aşağıda belirttiğiniz bir düzeye ulaştı.',
    },
    promotions: {
      title: 'Promosyonlar',
      what: 'Bonus dolarlar, para iadesi ve katıldığınız turnuvalar.',
    },
    chat: {
      title: 'Canlı sohbet',
      what: 'Siz sohbette değilken destek yanıt verdi.',
    },
  },
  by: { bell: 'Uygulamada', push: 'Anlık bildirim', mail: 'E-postayla' },
  mails: { now: 'hemen', digest: 'özette', off: 'hiç' },
  mailed: 'Her zaman e-postayla gönderilir',
  mailedLater: 'İki dakika okunmazsa e-postayla gönderilir',
  push: {
    title: 'Anlık bildirimler',
    lead:
      'Anlık bildirim, bize ait hiçbir şey açık değilken bu cihaza ulaşır. Tarayıcınızı yapanın ' +
      'hizmetinden geçer ve yalnızca bu tarayıcının okuyabileceği şekilde şifrelenmiştir.',
    add: 'Bu cihaza gönder',
    missing:
      'Bu tarayıcı burada anlık bildirim alamıyor. Telefonda önce bu siteyi ana ekranınıza ' +
      'ekleyin.',
    denied:
      'Bu tarayıcıya bu sitenin bildirimlerini göstermemesi söylenmiş. Bu site için ayarlarından ' +
      'izin verin, sonra buraya dönün.',
    here: 'bu cihaz',
    since: (day: string) => `eklenme ${day} UTC, henüz bir şey gönderilmedi`,
    sent: (day: string) => `son gönderim ${day} UTC`,
    try: 'Dene',
    tried: 'Bu cihaza bir bildirim yolda.',
    remove: 'Kaldır',
    details: 'Kilitli ekranda da ne olduğunu söyle',
    detailsHelp:
      'Bu olmadan anlık bildirim yalnızca bir haber olduğunu söyler: ekranınızı gören, hesabınız ' +
      'hakkında hiçbir şey öğrenmez.',
  },
  times: 'Ne zaman',
  quiet: 'Sessiz saatler',
  quietHelp: 'Anlık bildirimler bunların bitmesini bekler. Güvenlikle ilgili olanlar beklemez.',
  ends: { from: 'Başlangıç', to: 'bitiş' },
  digest: 'Özetin gelişi',
  digests: { daily: 'her sabah saat sekizde', weekly: 'pazartesi saat sekizde' },
  zone: (zone: string) => `Şu saate göre: ${zone}.`,
  zoneHere: (zone: string) => `Bu cihazın saatini al: ${zone}`,
  prices: {
    title: 'Fiyat uyarıları',
    lead:
      'Size bir kez, bu düzeyde veya ötesinde yayımladığımız ilk fiyatla haber verilir. Fiyatın ' +
      'oradan nereye gideceği hakkında hiçbir şey söylemez.',
    labels: {
      symbol: 'Enstrüman',
      kind: 'Koşul',
      price: 'Fiyat',
      percent: 'Yüzde',
    },
    choose: 'Seç',
    now: 'Şimdi',
    kinds: {
      above: 'bir fiyat kadar yüksek olunca',
      below: 'bir fiyat kadar düşük olunca',
      moved: 'yukarı veya aşağı, bir yüzde kadar hareket edince',
    },
    set: 'Uyarıyı kur',
    none: 'Fiyat uyarısı yok.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name}: ${upper} veya üstü`,
      below: (name: string, { lower }: Levels) => `${name}: ${lower} veya altı`,
      moved: (name: string, { upper, lower }: Levels) => `${name}: ${lower} ya da ${upper}`,
    },
    waits: (price: string) => `bekliyor, kurulduğunda fiyat ${price}`,
    reached: (price: string, at: string) => `${price} fiyatında ulaşıldı, ${at} UTC`,
    drop: 'Kaldır',
  },
  stop: {
    title: 'Bu e-postalar artık yok',
    text: (topic: string) =>
      `Şununla ilgili e-postalar size artık gönderilmiyor: ${topic}. Uygulamada kalır. ` +
      'Bildirimler bölümünde istediğiniz zaman başka türlü seçebilirsiniz.',
    all: 'bildirimlerin özeti',
    ask: (topic: string) =>
      `Durdurursanız şununla ilgili e-postalar size artık gönderilmez: ${topic}.`,
    do: 'Bu e-postaları durdur',
    unknown: 'Bu bağlantı hiçbir e-postayı durdurmaz. Giriş yapın ve Bildirimler bölümünde seçin.',
  },
}
