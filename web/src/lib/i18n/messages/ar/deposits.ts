// In Arabic: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

const plural = pluralOf('ar')

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'سلسلة بيئة الاختبار هذه'
  const coin = coinNames[facts.coin]
  const names = {
    main: `شبكة ${coin}`,
    test: `شبكة الاختبار ${facts.name ? `${facts.name} ` : ''}لعملة ${coin}`,
    local: `شبكة خاصة لعملة ${coin} للاختبارات`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'خلال ساعة' : 'خلال دقائق'
}

/** "15 ثانية", "4 دقائق" */
function lasting(seconds: number): string {
  if (seconds < 90)
    return plural(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: `${seconds} ثوانٍ`,
      other: `${seconds} ثانية`,
    })
  const minutes = Math.round(seconds / 60)
  return plural(minutes, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${minutes} دقائق`,
    other: `${minutes} دقيقة`,
  })
}

function confirmationsOf(count: number): string {
  return plural(count, {
    one: 'تأكيد واحد',
    two: 'تأكيدين',
    few: `${count} تأكيدات`,
    many: `${count} تأكيدًا`,
    other: `${count} تأكيد`,
  })
}

export const deposits: Messages<typeof english> = {
  title: 'إيداع الأموال',
  intro: 'اختر كيف تريد الإيداع. ما يصل يُضاف إلى رصيد حسابك المباشر.',
  gateways: { card: 'البطاقة', ...coinNames },
  gatewayNotes: {
    card: 'تفاصيل بطاقتك تذهب إلى مزوّد الدفع، ولا تصل إلينا أبدًا.',
    ...perCoin(() => 'إلى عنوان خاص بك. يُقيَّد بعد أن تؤكده الشبكة.'),
  },
  gatewayTerms: {
    card: 'ابتداءً من $10. من دون رسوم منا. خلال ثوانٍ.',
    ...perCoin((coin) => `ابتداءً من $1. من دون رسوم منا. ${within(coin)}.`),
  },
  open: (name) => `الإيداع عبر ${name}`,
  loading: 'جارٍ التحميل',
  coins: coinNames,
  amountLabel: 'المبلغ بالدولار',
  amountHint: 'من $1 إلى $1,000,000. لا نأخذ رسومًا؛ ومحفظتك تدفع رسوم الشبكة.',
  amountWrong: 'أدخل مبلغًا بالدولار من 1 إلى 1,000,000، بمنزلتين عشريتين على الأكثر.',
  equivalent: (code) => `المبلغ بعملة ${code}`,
  equivalentNone: 'أدخل مبلغًا لتراه.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'معاينة',
  working: 'لحظة واحدة',
  send: 'أرسل بالضبط',
  address: 'إلى عنوانك هذا',
  copyAddress: 'نسخ العنوان',
  copyAmount: 'نسخ المبلغ',
  copied: 'نُسخ عنوان المحفظة!',
  amountCopied: 'نُسخ المبلغ!',
  qr: 'العنوان والمبلغ في رمز QR',
  timeLeft: 'يسري هذا السعر لمدة',
  timeOver: 'انتهى هذا السعر. ما زال بإمكانك الدفع: عندها يُستعمل سعر لحظة التأكيد.',
  newRate: 'أخذ السعر الجديد',
  testNet: 'عملات اختبار فقط. هذه العملات وهذا العنوان لا قيمة لها.',
  onlyThis: (name, network) =>
    `أرسل ${name} فقط، عبر ${networkName(network)}. العملات والشبكات الأخرى تضيع.`,
  keep:
    'هذا المبلغ بالضبط، إذا أُرسل في الوقت، يُقيَّد بهذا السعر. زر الطلب يضعه في قائمتك، مع ' +
    'الصورة إن اخترت واحدة.',
  arrived: (coins) => `رُصد دفعك البالغ ${coins}.`,
  byItself: 'يمكنك إغلاق هذا: يستمر من تلقاء نفسه، ونبلغك عند قيده.',
  asked: 'طلبت هذا الإيداع، ويمكنك إغلاق هذا. لم يصل منه شيء حتى الآن.',
  goOn: 'متابعة',
  goOnWith: (money) => `متابعة دفع ${money}`,
  giveUp: 'التخلي عن هذا الإيداع',
  close: 'إغلاق',
  takes: (needed, seconds) =>
    `في رصيدك بعد ${confirmationsOf(needed)}، أي بعد نحو ${lasting(seconds)} من إرسالك.`,
  receipt: 'صورة إيصال الدفع (اختياري)',
  receiptHint: 'JPEG أو PNG أو WebP، بحد أقصى 5 MB. ملاحظة لموظفينا: الدفع نفسه هو المعتبر وحده.',
  chooseReceipt: 'اختيار صورة',
  otherReceipt: 'اختيار صورة أخرى',
  receiptLarge: 'أقصى حجم للملف 5 MB.',
  receiptUnknown: 'اختر صورة بصيغة JPEG أو PNG أو WebP.',
  request: 'طلب',
  requesting: 'جارٍ الإرسال',
  back: 'رجوع',
  done: 'تم',
  test: 'اختبار',
  testCoins: 'إرسال عملات اختبار',
  testCoinsNote: 'تدفع بيئة الاختبار إلى هذا العنوان نيابة عنك، حتى تشاهد وصول إيداع.',
  status: 'الدفع',
  underWay: 'جارٍ',
  showHistory: 'سجل الإيداعات',
  historyTitle: 'سجل الإيداعات',
  columns: {
    nr: 'م.',
    id: 'معرّف المعاملة',
    shortId: 'المعرّف',
    method: 'الطريقة',
    amount: 'المبلغ المودع',
    shortAmount: 'المبلغ',
    coin: 'المبلغ بالعملة الرقمية',
    status: 'الحالة',
    date: 'التاريخ',
    time: 'الوقت',
  },
  empty: 'ليست لديك إيداعات بعد.',
  emptyMore: 'سيظهر كل إيداع هنا مع حالته، منذ رصده أول مرة حتى قيده.',
  more: 'تحميل المزيد',
  underWayFailed: 'تعذّر تحميل ما هو جارٍ.',
  statuses: { Pending: 'قيد الانتظار', Approved: 'موافَق عليه', Rejected: 'مرفوض' },
  detail: {
    waiting: 'ينتظر دفعك',
    rate_over: 'ينتظر؛ سيُستعمل سعر لحظة التأكيد',
    seen: 'رُصد، وينتظر كتلته الأولى',
    confirming: 'يجري تأكيده',
    gone: 'فقدته الشبكة؛ وقد يعود',
    exact: 'قُيّد كما طُلب',
    partial: 'وصل أقل من المطلوب؛ وقُيّد كما وصل',
    over: 'وصل أكثر من المطلوب؛ وقُيّد كله',
    late: 'وصل متأخرًا؛ وقُيّد بسعر لحظة تأكيده',
    unasked: 'قُيّد بسعر لحظة تأكيده',
    restored: 'استُرد، ثم قُيّد من جديد',
    expired: 'لم يصل أي دفع',
    cancelled: 'تخليت عنه',
    dust: 'قيمته أقل من سنت',
    declined: 'مرفوض من البنك',
    refused: 'رفضه موظفونا',
    disputed: 'اعتُرض عليه، واستُرد',
    reorged: 'استردته الشبكة',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} من ${needed} من التأكيدات`,
  credited: (money) => `أُضيف ${money} إلى رصيدك`,
  unknownAmount: 'عند التأكيد',
  rate: (rate) => `بسعر ${rate}`,
  rates: (rate, rest) => `بسعر ${rate}، والباقي بسعر ${rest}`,
}
