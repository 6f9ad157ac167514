// In Turkish: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** "$1.200,50 tutarındaki " */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : `${facts} tutarındaki `
}

/** ": $1.200,50" */
function sum(details: Details): string {
  const money = moneyIn(details)
  return money === undefined ? '' : `: ${money}`
}

function because(details: Details): string {
  return reasonIn(details, 'Neden')
}

const fields = {
  firstname: 'ad',
  lastname: 'soyad',
  date_of_birth: 'doğum tarihi',
  country: 'ülke',
  phone: 'telefon numarası',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'kişisel verileriniz'
}

const ends: Readonly<Record<string, string>> = {
  won: 'kazandı',
  lost: 'kaybetti',
  tied: 'berabere',
  voided: 'geçersiz',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, ödül ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; ${money} size geri döndü`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Ödeme görüldü${coinsIn(details) === undefined ? '' : `: ${coinsIn(details)}`}. ` +
    'Ağ doğrulayınca hesaba geçirilir.',
  deposit_approved: (details) =>
    `Para yatırma onaylandı: ${moneyIn(details) ?? 'para'} bakiyenizde.`,
  deposit_rejected: (details) =>
    `Size ait ${of(moneyIn(details))}bir para yatırma reddedildi.${because(details)}`,
  deposit_cancelled: (details) =>
    `Size ait ${of(moneyIn(details))}bir para yatırmadan vazgeçtiniz.`,
  deposit_lost: (details) =>
    `Ağ, ${of(coinsIn(details))}bir ödemeyi hesaba geçirilmeden kaybetti. Geri gelirse her ` +
    'zamanki gibi hesaba geçirilir.',
  deposit_reversed: (details) =>
    `Size ait ${of(moneyIn(details))}bir para yatırma geri alındı.${because(details)} ` +
    'Hesabınız, çalışanlarımız inceleyene kadar donduruldu.',
  deposit_restored: (details) =>
    `Geri alınmış bir para yatırma yeniden hesaba geçirildi: ${moneyIn(details) ?? 'para'} ` +
    `bakiyenizde.${because(details)}`,
  goodwill_given: (details) =>
    `Bakiyenize ${moneyIn(details) ?? 'para'} eklendi.${because(details)}`,
  credits_bought: (details) => `${creditsIn(details)} kontör satın aldınız.`,
  credits_given_back: (details) =>
    `Kullanılmamış ${creditsIn(details)} kontör geri verildi: ${moneyIn(details) ?? 'para'} ` +
    'bakiyenizde.',
  credits_not_bought: (details) =>
    `Bir para yatırma geldi ve ${creditsIn(details)} kontörü satın almadı: bakiyenizde.`,
  credits_low: (details) =>
    `${creditsIn(details)} kontörünüz kaldı. Birden az olunca otomatik işlemci yeni bir şeye ` +
    'başlamaz.',
  credits_overdue: (details) =>
    `İki ay veya daha uzun süredir ${creditsIn(details)} kontörünüz var: koşullarımız hesabı bu ` +
    'nedenle sonlandırmamıza izin verir. Kontör satın almak buna hemen son verir.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `Bir promosyondan ${money ?? 'para'} geldi: ${name}.`
    return details.step === 'started'
      ? `Size ${of(money)}bonus dolar sözü verildi: ${name}.`
      : `Bir promosyon ödenmeden bitti: ${name}. Kendi paranız olduğu gibi.`
  },
  account_frozen: (details) => `Hesabınız donduruldu.${because(details)}`,
  account_unfrozen: (details) => `Hesabınız artık dondurulmuş değil.${because(details)}`,
  withdrawal_requested: (details) => `Çekim istendi${sum(details)}. Tutar ayrıldı.`,
  withdrawal_approved: (details) => `Çekim onaylandı${sum(details)}.`,
  withdrawal_sent: (details) => `Çekim yolda${sum(details)}.`,
  withdrawal_paid: (details) => `Çekim ödendi${sum(details)}.`,
  withdrawal_rejected: (details) =>
    `Çekim reddedildi${sum(details)}. Yeniden bakiyenizde.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Çekim, e-postasındaki bağlantıyla iptal edildi${sum(details)}. Yeniden bakiyenizde.`
      : `Bir çekimi iptal ettiniz${sum(details)}. Yeniden bakiyenizde.`,
  withdrawal_returned: (details) =>
    `Çekim bakiyenize geri geldi${sum(details)}.${because(details)}`,
  destination_added: ({ label }) =>
    `Yeni bir çekim hedefi eklendi${typeof label === 'string' ? `: ${label}` : ''}. ` +
    'Bu siz değilseniz parolanızı şimdi değiştirin.',
  document_approved: () => 'Kimlik belgeniz incelendi ve onaylandı.',
  document_rejected: (details) =>
    `Kimlik belgeniz kabul edilmedi.${because(details)} Lütfen başka bir resim gönderin.`,
  identity_changed: (details) => `Değiştirilmesini istediğiniz artık geçerli: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `Değiştirilmesini istediğiniz kabul edilmedi: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Planınız artık ${planIn(details)}. Hiçbir ücret alınmadı.`,
  plan_requested: (details) => `${planIn(details)} planına yükseltme istendi.`,
  plan_cancelled: (details) => `${planIn(details)} planına yükseltmeyi geri aldınız.`,
  plan_approved: (details) => `Yükseltme onaylandı: planınız artık ${planIn(details)}.`,
  plan_rejected: (details) => `${planIn(details)} planına yükseltme reddedildi.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Otomatik işlemleriniz kapalı (${mode === 'real' ? 'canlı' : 'demo'}). Nedeni günlüklerinde ` +
    'yazar.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Otomatik işlem${symbol ? ` (${symbol})` : ''}: ` +
    `${ends[String(outcome)] ?? 'bitti'}${result(brought)}.`,
  ats_paused: (details) => `Çalışanlarımız otomatik işlemlerinizi duraklattı.${because(details)}`,
  ats_resumed: (details) => `Otomatik işlemleriniz devam edebilir.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `${pair} botunuz kendiliğinden durdu.` : 'Bir botunuz kendiliğinden durdu.',
  price_alert: ({ symbol, price }) => `${symbol} şu fiyata ulaştı: ${pricesIn(price)}.`,
  chat_answered: () => 'Destek size sohbette yanıt verdi.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `Turnuva bitti: ${details.place}. sıra${wonIn(details.prize)}.`
      : 'Turnuva bitti. İçinde işlem yapmadığınız için sıranız yok.',
  tournament_unbeaten: (details) =>
    `Turnuvada çok az kişi işlem yaptı: sonuç yok${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `Turnuva iptal edildi${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `${host} adresindeki webhook’unuza artık hiçbir şey gönderilmiyor.`
      : 'Webhook’larınızdan birine artık hiçbir şey gönderilmiyor.',
}

export const notices: Messages<typeof english> = {
  title: 'Bildirimler',
  bell: (unread) => (unread === 0 ? 'Bildirimler' : `Bildirimler, ${unread} okunmamış`),
  empty: 'Henüz bir şey yok. Para yatırma, çekim, plan ve belgeleriniz burada bildirilir.',
  more: 'Daha fazla yükle',
  unread: 'Yeni',
  news: 'Hesabınızla ilgili bir haber var.',
  utc: 'Zamanlar UTC’dir.',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
