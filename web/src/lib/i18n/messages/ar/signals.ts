// In Arabic: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'الإشارات',
  advice:
    'الإشارة ليست نصيحة، ولا أحد هنا يعرف ماذا سيفعل السعر بعد ذلك. معظم القواعد تخسر نحو ' +
    'الهامش، وكذلك من يتبعها.',
  contents: 'القواعد',
  rules: {
    momentum: 'الزخم',
    mean_reversion: 'العودة إلى المتوسط',
    volatility_breakout: 'اختراق التقلب',
    coin: 'رمي عملة',
  },
  ideas: {
    momentum:
      'ما كان يسير إلى جهة يواصل السير. تتكلم عندما يبتعد متوسط سريع للسعر عن متوسط بطيء أكثر ' +
      'مما يتحرك السعر عادة في دقيقة، وتقول الجهة نفسها مرة أخرى.',
    mean_reversion:
      'ما ابتعد عن وسطه يعود. تتكلم عندما يخرج السعر من نطاقات بولينجر ويقول مؤشر القوة النسبية ' +
      'إنه سار في جهة واحدة فقط، وتقول: عودة.',
    volatility_breakout:
      'من يغادر غرفة هادئة يواصل المشي. تتكلم عندما يغادر السعر قناة الدقائق السابقة وهو يتحرك ' +
      'أكثر مما كان، وتقول: إلى الأمام في ذلك الاتجاه.',
    coin:
      'ليست قاعدة أصلًا: تُرمى عملة بين حين وآخر. هي هنا لتُقارن بها الأخرى. والقاعدة التي لا ' +
      'تفعل أفضل من العملة لا تعرف شيئًا.',
  },
  outcomes: { hit: 'إصابة', miss: 'إخفاق', tie: 'تعادل', void: 'لاغية' },
  verdicts: {
    too_few: 'المحسوم منها أقل من أن يُقال عنها شيء.',
    loses: 'تخسر: من تبعها خسر مالًا، والمصادفة وحدها لا تفسر ذلك.',
    unclear: 'لا يتبيّن شيء: كان يمكن للمصادفة وحدها أن تأتي بكل هذا.',
    above: 'هي حتى الآن فوق نقطة التعادل بأكثر مما تفسره المصادفة. هذا ما كان، ولا يعد بشيء.',
  },
  loading: 'جارٍ تحميل السجلات',
  retry: 'حاول مرة أخرى',
  failed: 'تعذّر تحميل السجلات.',
  none: 'لم تبدأ أي قاعدة بعد.',
  older: 'سجلات انتهت',
  olderWhy: 'تغيّرت القاعدة أو أحد وسائطها. ما عُدّ يبقى.',
  version: (version) => `الإصدار ${version}`,
  startedAt: (day) => `منذ ${day} (UTC)`,
  horizon: (time) => `لمدة ${time}`,
  parameters: 'الوسائط',
  hits: 'الإصابات',
  misses: 'الإخفاقات',
  ties: 'حالات التعادل',
  voids: 'اللاغية',
  waiting: 'لم تنتهِ بعد',
  rate: 'نسبة الإصابات',
  range: (low, high) => `من ${low} إلى ${high}`,
  breakEven: 'نقطة التعادل',
  priced: 'عملة مرمية',
  each: 'دولار على كل منها حقق',
  noRate: (from) => `تُعرض ابتداءً من عدد من الإشارات المحسومة قدره ${from}`,
  bar: ({ rate, low, high, even, coin }) =>
    `نسبة الإصابات ${rate}، بين ${low} و${high}؛ نقطة التعادل ${even}، عملة مرمية ${coin}`,
  byInstrument: 'بحسب الأداة',
  instrument: 'الأداة',
  newest: 'أحدث الإشارات المنتهية',
  newestOf: (rule) => `أحدث إشارات: ${rule}`,
  rule: 'القاعدة',
  side: 'الاتجاه',
  published: 'نُشرت في (UTC)',
  window: 'النافذة (UTC)',
  outcome: 'النتيجة',
  strike: 'سعر الممارسة',
  end: 'النهاية',
  running: 'جارية',
  opensIn: (time) => `تُفتح بعد ${time}`,
  closesIn: (time) => `تُغلق بعد ${time}`,
  isMeasured: 'يجري قياسها',
  allRules: 'كل القواعد',
  allInstruments: 'كل الأدوات',
  both: 'الجارية والمنتهية',
  onlyRunning: 'الجارية فقط',
  onlyEnded: 'المنتهية فقط',
  state: 'الحالة',
  empty: 'لا إشارة كهذه حتى الآن. القواعد تتكلم نادرًا، وبعضها لا يتكلم لساعات.',
  more: 'إشارات أقدم',
  records: 'ما آلت إليه كلها',
  howMeasured: 'كيف تُقاس',
  trade: 'إلى الرسم',
  panel: 'الإشارات',
  all: 'كل الإشارات',
  quiet: 'لا قاعدة تتكلم عنها الآن.',
}
