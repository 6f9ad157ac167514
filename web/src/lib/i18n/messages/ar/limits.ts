// In Arabic: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { limits as english } from '../limits.ts'

const plural = pluralOf('ar')

const kinds = {
  loss: {
    title: 'الخسائر',
    what:
      'أقصى ما تخسره: المبالغ المفقودة، ناقص الأرباح المحققة، وكل مبالغ الصفقات المفتوحة. ' +
      'الصفقة التي قد تجعلك تتجاوزه تُرفض.',
  },
  stake: {
    title: 'مبالغ الصفقات',
    what: 'أقصى ما تضعه في الصفقات، سواء ربحت أو خسرت.',
  },
  deposit: {
    title: 'الإيداعات',
    what: 'أقصى ما تودعه.',
  },
} as const

function hoursOf(count: number): string {
  return plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    other: `${count} ساعة`,
  })
}

function minutesOf(count: number): string {
  return plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    other: `${count} دقيقة`,
  })
}

export const limits: Messages<typeof english> = {
  session: 'الجلسة',
  sessionWon: (won, all) => `ربحت ${won} من ${all}`,
  title: 'الحدود والاستراحات',
  lead:
    'ضع حدودك وأنت هادئ. وضع الحد أو خفضه يسري فورًا؛ ورفعه أو إزالته يستغرق 24 ساعة، ويمكنك ' +
    'تغيير رأيك حتى ذلك الحين.',
  liveOnly:
    'الحدود تحسب الصفقات في الحساب المباشر فقط. الأوقات بتوقيت UTC؛ وتبدأ الأسابيع يوم الاثنين.',
  kinds,
  periods: { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر' },
  none: 'لا حد',
  usedOnly: (used) => `${used} حتى الآن`,
  used: (used, amount) => `${used} من ${amount}`,
  left: (left) => `بقي ${left}`,
  ahead: (gain) => `ربح ${gain}`,
  anew: (when) => `يبدأ من جديد ${when}`,
  becomes: (amount, when) => `يصبح ${amount} في ${when}.`,
  ends: (when) => `ينتهي في ${when}.`,
  keep: 'إبقاؤه كما هو',
  set: 'وضع حد',
  change: 'تغيير',
  amount: 'الحد بالدولار',
  save: 'حفظ',
  remove: 'إزالة',
  cancel: 'إلغاء',
  nameOf: (kind, period) => `${kind}، ${period}`,
  breaks: 'خذ استراحة',
  breaksLead:
    'الاستراحة توقف التداول في الحسابين فورًا، وتوقف الإيداع. الصفقات المفتوحة تستمر حتى ' +
    'نهايتها. ويبقى بإمكانك تسجيل الدخول للقراءة والسحب وإغلاق حسابك.',
  coolOff: 'فترة تهدئة',
  coolOffWhat: 'استراحة قصيرة، لتبتعد قليلًا.',
  exclusion: 'استبعاد ذاتي',
  exclusionWhat: 'استراحة طويلة، إذا أصبح التداول مشكلة.',
  howLong: 'لأي مدة',
  lengths: {
    '24h': '24 ساعة',
    '7d': '7 أيام',
    '30d': '30 يومًا',
    '6m': '6 أشهر',
    '1y': 'سنة واحدة',
    '5y': '5 سنوات',
  },
  goOn: 'متابعة',
  sure: (length) => `التوقف عن التداول لمدة ${length}؟`,
  consequences: (length) => [
    `من هذه اللحظة، لمدة ${length}، لا يمكنك فتح صفقات، لا مباشرة ولا تجريبية، ولا الإيداع.`,
    'الصفقات المفتوحة تستمر حتى نهايتها، وما تدفعه لك.',
    'لا يمكن التراجع عنه. لا يستطيع أحد إنهاءه مبكرًا: لا أنت، ولا الدعم لدينا.',
  ],
  password: 'كلمة مرورك',
  confirm: (length) => `التوقف لمدة ${length}`,
  runs: (when) => `يستمر حتى ${when}. يمكنك إطالته، لا تقصيره.`,
  reminder: 'تذكير الجلسة',
  reminderWhat: 'يعرض لك كل عدد معين من الدقائق كم مضى عليك هنا وما الذي حققته صفقاتك المباشرة.',
  minutes: 'الدقائق',
  minutesBounds: (least, most) => `من ${least} إلى ${most}.`,
  off: 'إيقاف',
  reminderOn: (minutes) => `كل ${minutesOf(minutes)}.`,
  reminderOff: 'متوقف.',
  formLeft: {
    loss: {
      day: 'حدّ خسائرك اليومي',
      week: 'حدّ خسائرك الأسبوعي',
      month: 'حدّ خسائرك الشهري',
    },
    stake: {
      day: 'حدّ مبالغ صفقاتك اليومي',
      week: 'حدّ مبالغ صفقاتك الأسبوعي',
      month: 'حدّ مبالغ صفقاتك الشهري',
    },
  },
  onBreak: (when) => `أنت في استراحة من التداول حتى ${when}.`,
  hours: hoursOf,
  minutesLong: minutesOf,
  here: (length) => `أنت هنا منذ ${length}`,
  result: (count, result) =>
    plural(count, {
      one: `منذ ذلك الحين انتهت صفقة مباشرة واحدة، والمجموع ${result}.`,
      two: `منذ ذلك الحين انتهت صفقتان مباشرتان، والمجموع ${result}.`,
      few: `منذ ذلك الحين انتهت ${count} صفقات مباشرة، والمجموع ${result}.`,
      other: `منذ ذلك الحين انتهت ${count} صفقة مباشرة، والمجموع ${result}.`,
    }),
  noResult: 'لم تنتهِ أي صفقة مباشرة منذ ذلك الحين.',
  unknownResult: 'تعذّر تحميل ما حققته صفقاتك المباشرة.',
  stay: 'متابعة',
  toLimits: 'الحدود والاستراحات',
}
