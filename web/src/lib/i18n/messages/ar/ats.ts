// In Arabic: automated trades.

import { atsReasons } from '#contract/client/ar/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { ats as english } from '../ats.ts'

const plural = pluralOf('ar')

function tradesOf(count: number): string {
  return plural(count, {
    one: 'صفقة واحدة',
    two: 'صفقتان',
    few: `${count} صفقات`,
    other: `${count} صفقة`,
  })
}

function daysOf(count: number): string {
  return plural(count, {
    one: 'يوم واحد فيه صفقات',
    two: 'يومين فيهما صفقات',
    few: `${count} أيام فيها صفقات`,
    many: `${count} يومًا فيها صفقات`,
    other: `${count} يوم فيها صفقات`,
  })
}

export const ats: Messages<typeof english> = {
  title: 'الصفقات الآلية',
  lead:
    'تُتداول الإشارات نيابة عنك عندما تُفتح نافذتها، ضمن الحدود التي تضعها. القواعد التي وراءها ' +
    'في صفحة الإشارات، مع سجل كل منها.',
  switchTitle: 'الصفقات الآلية',
  runs: { off: 'متوقفة', demo: 'مشغّلة: تجريبي', real: 'مشغّلة: مباشر' },
  turnOff: 'أوقفها الآن',
  turnOnDemo: 'تشغيل على الحساب التجريبي',
  turnOnReal: 'تشغيل على الحساب المباشر',
  settleFirst: 'حدّد أدناه ما الذي يُتداول؛ ثم يمكنك تشغيلها على الحساب التجريبي.',
  pausedAll: 'أوقف موظفونا الصفقات الآلية مؤقتًا للجميع.',
  pausedYou: 'أوقف موظفونا صفقاتك الآلية مؤقتًا.',
  because: (reason) => `السبب: ${reason}`,
  offSince: (when, reason) => `متوقفة منذ ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `اليوم (UTC): الصفقات ${trades} من ${allowed}، المفتوحة ${open}، والنتيجة حتى الآن ${brought}.`,
  liveNeeds: (trials, needed) =>
    `التشغيل المباشر يتطلب خطة، وصفقات تجريبية محسومة بهذه الإعدادات عددها ${needed}: حتى الآن ` +
    `${trials}.`,
  toPlans: 'انظر الخطط',

  statementTitle: 'ما يُرجَّح أن تخسره',
  likely: (loss, trades, share) =>
    `نحو ${loss} في اليوم في المتوسط: ${tradesOf(trades)} في اليوم، و${share} من مبلغ كل صفقة.`,
  atMost: (loss) => `بحد أقصى ${loss} في اليوم، إذا خسرت كل الصفقات.`,
  ruleLoses: (rule) => `بحسب سجلها تخسر قاعدة ${rule}، والمصادفة لا تفسر ذلك.`,
  noPromise: 'لا قاعدة هنا معروف عنها أنها تربح. والهامش في كل سعر لصالحنا.',
  understood: 'قرأت هذا، وأعلم أنه يُرجَّح أن أخسر هذا المال.',
  cancel: 'إلغاء',

  settingsTitle: 'ما الذي يُتداول',
  change: 'تغيير',
  save: 'حفظ',
  changeEndsLive: 'تغيير الإعدادات يوقف التشغيل المباشر: تُجرَّب على الحساب التجريبي أولًا.',
  emptyIsNone: 'الحقل الفارغ يعني لا حد من هذا النوع.',
  labels: {
    rules: 'القواعد',
    symbols: 'الأدوات',
    stake: 'المبلغ لكل صفقة',
    share: 'النسبة من الرصيد، %',
    share_bp: 'النسبة من الرصيد، %',
    hours: 'الساعات (UTC)',
    from: 'من، UTC',
    to: 'حتى، UTC',
    'hours.from': 'من، UTC',
    'hours.to': 'حتى، UTC',
    trades_per_day: 'أقصى عدد صفقات في اليوم',
    stake_per_day: 'أقصى مبالغ صفقات في اليوم، $',
    loss_per_day: 'أقصى خسائر في اليوم، $',
    losses_in_row: 'الإيقاف بعد خسائر متتالية عددها',
    cool_down_minutes: 'دقائق الانتظار بعد خسارة',
    pair_losses: 'ترك الزوج بعد خسائر متتالية عددها',
    drawdown: 'الإيقاف عند تراجع قدره، $',
    tells: 'أبلغني عن',
  },
  stakeBy: 'كم',
  stakeFixed: 'المبلغ نفسه كل مرة',
  stakeShare: 'نسبة من الرصيد',
  stakeMost: (most) => `بحد أقصى ${most} لكل صفقة.`,
  lossHint: 'المفتوح يُحسب خسارة.',
  hoursHint: 'مثل 07:30؛ كلاهما فارغ: في كل الساعات.',
  allHours: 'في كل الساعات',
  ofBalance: (share) => `${share} من الرصيد`,
  none: 'لا حد',
  tells: {
    nothing: 'لا شيء',
    ends: 'عندما تُوقَف',
    trades: 'عندما تُوقَف، وكل صفقة',
  },

  logTitle: 'ما الذي فُعل',
  logNote:
    'الإشارات التي تلت للسبب نفسه لا تُذكر مرة أخرى. الأوقات بتوقيت UTC. من يتبعون الإشارة ' +
    'نفسها يُخدمون بترتيب تحدده القرعة.',
  logEmpty: 'لا شيء بعد. عند تشغيلها تُذكر هنا كل إشارة من قواعدك.',
  more: 'تحميل المزيد',
  done: {
    waiting: 'يجري وضعها',
    placed: 'مفتوحة',
    refused: 'مرفوضة',
    skipped: 'لم تُتداول',
  },
  ended: { hit: 'رابحة', miss: 'خاسرة', tie: 'تعادل', void: 'لاغية' },
  modes: { demo: 'تجريبي', real: 'مباشر' },
  receipt: 'الإيصال',
  refused: 'رُفض الأمر.',
  reasons: atsReasons,
  place: (place, places) => `خُدمت بالترتيب ${place} من ${places}`,
  lot: 'الترتيب هو ترتيب SHA-256 على هذه البذرة ورقم كل حساب:',

  resultsTitle: 'النتائج',
  resultsOf: (mode) => `النتائج، ${mode}`,
  resultsEmpty: 'لا صفقة آلية على هذا الحساب بعد.',
  results: {
    brought: 'النتيجة',
    drawdown: 'أكبر تراجع',
    cost: 'تكلفة الهامش',
    staked: 'المبالغ الموضوعة',
    placed: 'الصفقات',
    ends: 'رابحة، خاسرة، تعادل، لاغية',
    counts: (won, lost, tied, voided) => `${won}، ${lost}، ${tied}، ${voided}`,
  },
  costNote: 'الهامش في كل سعر ويكلف هذا القدر في المتوسط. ولا يُفرض شيء آخر على الصفقات الآلية.',
  curveSays: (days, result) => `النتيجة خلال ${daysOf(days)}: ${result}.`,
}
