// In Turkish: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'bu test ortamının zinciri'
  const coin = coinNames[facts.coin]
  const names = {
    main: `${coin} ağı`,
    test: `${coin} test ağı${facts.name ? ` ${facts.name}` : ''}`,
    local: `testler için özel bir ${coin} ağı`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'Bir saat içinde' : 'Dakikalar içinde'
}

/** "15 saniye", "4 dakika" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} saniye` : `${Math.round(seconds / 60)} dakika`
}

export const deposits: Messages<typeof english> = {
  title: 'Para yatır',
  intro: 'Nasıl yatırmak istediğinizi seçin. Gelen, canlı hesabınızın bakiyesine eklenir.',
  gateways: { card: 'Kart', ...coinNames },
  gatewayNotes: {
    card: 'Kart bilgileriniz ödeme sağlayıcısına gider, bize asla gelmez.',
    ...perCoin(() => 'Size ait bir adrese. Ağ doğrulayınca hesaba geçirilir.'),
  },
  gatewayTerms: {
    card: 'En az $10. Bizden ücret yok. Saniyeler içinde.',
    ...perCoin((coin) => `En az $1. Bizden ücret yok. ${within(coin)}.`),
  },
  open: (name) => `${name} ile para yatır`,
  loading: 'Yükleniyor',
  coins: coinNames,
  amountLabel: 'USD cinsinden tutar',
  amountHint: '$1 ile $1.000.000 arası. Ücret almayız; ağın ücretini cüzdanınız öder.',
  amountWrong: '1 ile 1.000.000 arası dolar girin, en fazla iki ondalıkla.',
  equivalent: (code) => `${code} cinsinden tutar`,
  equivalentNone: 'Görmek için bir tutar girin.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Önizle',
  working: 'Bir an',
  send: 'Tam olarak şunu gönderin:',
  address: 'size ait şu adrese',
  copyAddress: 'Adresi kopyala',
  copyAmount: 'Tutarı kopyala',
  copied: 'Cüzdan adresi kopyalandı!',
  amountCopied: 'Tutar kopyalandı!',
  qr: 'Adres ve tutar, QR kodu olarak',
  timeLeft: 'Bu kurun kalan süresi',
  timeOver: 'Bu kurun süresi doldu. Yine de ödeyebilirsiniz: o zaman onay anındaki kur kullanılır.',
  newRate: 'Yeni kuru al',
  testNet: 'Yalnızca test coin’leri. Bu coin’lerin ve bu adresin hiçbir değeri yoktur.',
  onlyThis: (name, network) =>
    `Yalnızca ${name} gönderin, ağ: ${networkName(network)}. Diğer coin’ler ve ağlar kaybolur.`,
  keep:
    'Tam bu tutar, zamanında gönderilirse bu kurla hesaba geçirilir. İste düğmesi onu, bir ' +
    'resim seçtiyseniz resmiyle birlikte listenize koyar.',
  arrived: (coins) => `${coins} tutarındaki ödemeniz görüldü.`,
  byItself:
    'Bunu kapatabilirsiniz: kendiliğinden devam eder ve hesaba geçirilince size haber verilir.',
  asked: 'Bu para yatırmayı istediniz ve bunu kapatabilirsiniz. Şimdiye kadar bir şey gelmedi.',
  goOn: 'Devam et',
  goOnWith: (money) => `${money} ödemesine devam et`,
  giveUp: 'Bu para yatırmadan vazgeç',
  close: 'Kapat',
  takes: (needed, seconds) =>
    `${needed} onaydan sonra, göndermenizden yaklaşık ${lasting(seconds)} sonra bakiyenizde.`,
  receipt: 'Dekont resmi (isteğe bağlı)',
  receiptHint:
    'JPEG, PNG veya WebP, en fazla 5 MB. Çalışanlarımıza bir not: yalnızca ödemenin kendisi ' +
    'sayılır.',
  chooseReceipt: 'Resim seç',
  otherReceipt: 'Başka resim seç',
  receiptLarge: 'Bir dosya en fazla 5 MB olabilir.',
  receiptUnknown: 'Lütfen JPEG, PNG veya WebP bir resim seçin.',
  request: 'İste',
  requesting: 'Gönderiliyor',
  back: 'Geri',
  done: 'Tamam',
  test: 'Test',
  testCoins: 'Test coin’i gönder',
  testCoinsNote:
    'Bir para yatırmanın gelişini izleyebilmeniz için test ortamı bu adrese sizin yerinize öder.',
  status: 'Ödeme',
  underWay: 'Sürenler',
  showHistory: 'Para yatırma geçmişi',
  historyTitle: 'Para yatırma geçmişi',
  columns: {
    nr: 'No.',
    id: 'İşlem kimliği',
    shortId: 'Kimlik',
    method: 'Yöntem',
    amount: 'Yatırılan tutar',
    shortAmount: 'Tutar',
    coin: 'Coin cinsinden tutar',
    status: 'Durum',
    date: 'Tarih',
    time: 'Saat',
  },
  empty: 'Henüz para yatırmadınız.',
  emptyMore: 'Her biri, ilk görüldüğü andan hesaba geçirilene kadar durumuyla burada yer alır.',
  more: 'Daha fazla yükle',
  underWayFailed: 'Sürenler yüklenemedi.',
  statuses: { Pending: 'Bekliyor', Approved: 'Onaylandı', Rejected: 'Reddedildi' },
  detail: {
    waiting: 'Ödemenizi bekliyor',
    rate_over: 'Bekliyor; onay anındaki kur kullanılacak',
    seen: 'Görüldü, ilk bloğunu bekliyor',
    confirming: 'Onaylanıyor',
    gone: 'Ağ onu kaybetti; geri gelebilir',
    exact: 'İstendiği gibi hesaba geçirildi',
    partial: 'İstenenden az geldi; geldiği kadar hesaba geçirildi',
    over: 'İstenenden çok geldi; tamamı hesaba geçirildi',
    late: 'Geç geldi; onay anındaki kurla hesaba geçirildi',
    unasked: 'Onay anındaki kurla hesaba geçirildi',
    restored: 'Geri alındı ve yeniden hesaba geçirildi',
    expired: 'Ödeme gelmedi',
    cancelled: 'Vazgeçtiniz',
    dust: 'Değeri bir sentten az',
    declined: 'Geri çevrildi',
    refused: 'Çalışanlarımız reddetti',
    disputed: 'İtiraz edildi ve geri alındı',
    reorged: 'Ağ onu geri aldı',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} / ${needed} onay`,
  credited: (money) => `bakiyenize ${money} eklendi`,
  unknownAmount: 'onaylanınca',
  rate: (rate) => `kur ${rate}`,
  rates: (rate, rest) => `kur ${rate}, kalanı ${rest}`,
}
