// In Arabic: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'جارٍ تحميل الحالة',
  measured: (at) => `قيست في ${at} UTC. تسأل الصفحة من جديد ما دمت تنظر إليها.`,
  install: {
    title: 'هذا التثبيت',
    mode: 'الوضع',
    modes: {
      sandbox: 'بيئة اختبار: مال وهمي فقط. لا يمكنها أخذ مال حقيقي.',
      live: 'مباشر',
    },
    version: 'الإصدار',
    since: 'يعمل منذ',
    database: 'قاعدة البيانات',
    answers: 'تجيب',
    silent: 'لا تجيب. حتى ذلك الحين يتوقف التداول؛ ولا يضيع شيء.',
    books: 'مقارنة الدفاتر',
    booksAre: {
      ok: 'متفقة',
      differences: 'فيها اختلافات، يجري النظر فيها',
      unknown: 'غير معروف بعد',
    },
  },
  prices: {
    title: 'الأسعار',
    label: 'مصادر الأسعار',
    source: 'المصدر',
    kind: 'النوع',
    kinds: {
      real: 'سوق حقيقية',
      simulated: 'محاكى',
      replayed: 'مُعاد تشغيله',
      unknown: 'غير معروف',
    },
    age: 'أحدث سعر',
    old: (age) => `عمره ${age}`,
    instruments: 'الأدوات',
    none: 'لم يصل أي سعر بعد.',
    compared: 'البورصات المقارَنة',
    connection: 'الاتصال',
    connected: 'متصل',
    notConnected: 'منقطع',
    used: 'محسوب في أسعار',
    usedOf: (used, all) => `${used} من ${all}`,
    furthest: 'أبعد ما كان عن سعر',
    percent: (value) => `${value.toFixed(3)}%`,
  },
  settlement: {
    title: 'تسوية الصفقات',
    median: 'النصف لم يستغرق أكثر من',
    p99: 'الكل ما عدا واحدة من مئة لم يستغرق أكثر من',
    count: 'الصفقات المسوّاة',
    none: 'لم تُسوَّ أي صفقة في الساعة الأخيرة.',
    unknown: 'غير معروف ما دامت قاعدة البيانات لا تجيب.',
  },
  voids: {
    title: 'الصفقات اللاغية',
    all: 'اللاغية',
    of: (voided, settled, share) => `${voided} من ${settled} (${share})`,
    causes: {
      source_silent: 'لم يكن هناك سعر، مع أن المصادر كانت مسموعة',
      source_empty: 'لم يكن لدى المصدر سعر لوقت فاتنا',
      source_unreachable: 'تعذّر سؤال المصدر لمدة ساعة',
      source_changed: 'غيّر التثبيت مصدره',
      sources_disagreed: 'اختلفت المصادر، أو بقي واحد منها وحده',
    },
    none: 'لم تُسوَّ أي صفقة في اليوم الأخير.',
    many: 'أكثر من المعتاد في الساعة الأخيرة. نُبّه الموظفون.',
  },
  withdrawals: {
    title: 'السحوبات',
    methods: { ...coinNames, bank: 'تحويل بنكي' },
    half: (time, count) => `دُفع النصف في غضون ${time} (المدفوع ${count})`,
    waiting: 'ينتظر الآن',
    overdue: 'ينتظر أطول مما وُعد به',
    none: 'ما دُفع في الأشهر الثلاثة الأخيرة أقل من أن يُقال كم يستغرق الواحد.',
    from: (day) => `مدفوع ابتداءً من ${day}.`,
  },
  licence: 'سجل الترخيص',
}
