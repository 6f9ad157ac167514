// In Arabic: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'موقّع، وفي السجل العام',
  note:
    'الشروط والنتيجة موقّعة، وبصمة كل منهما في سجل لا يستطيع أحد تغييره من دون أن يُلاحظ. ومن ' +
    'لديه الملف يستطيع التحقق منه من دوننا.',
  save: 'حفظ الإيصال الموقّع',
  loading: 'جارٍ تحميل التواقيع',
  waiting: 'يقول السجل مرة في الدقيقة ما فيه: يأتي الباقي خلال دقيقتين.',
  good: 'كله صحيح',
  bad: 'هذا غير صحيح',
  incomplete: 'ليس كله بعد',
  findings: {
    terms_signed: 'الشروط موقّعة',
    terms_logged: 'الشروط في السجل',
    settlement_signed: 'النتيجة موقّعة',
    settlement_logged: 'النتيجة في السجل',
    same_trade: 'النتيجة هي نتيجة هذه الشروط',
    prices_logged: 'الأسعار التي تحسمها في السجل',
  },
  yes: 'صحيح',
  no: 'غير صحيح',
  notYet: 'ليس بعد',
  choose: 'اختيار إيصال',
  chooseNote: 'يبقى الملف في متصفحك، وهو لا يحتاج إلى اتصال لهذا.',
  unreadable: 'هذا الملف ليس إيصالًا موقّعًا. يُحفظ الإيصال الموقّع في صفحة الإيصال.',
  tooOld: 'لا يستطيع هذا المتصفح فحص التواقيع (Ed25519). يستطيع ذلك متصفح أحدث، أو npm run verify.',
  of: (side, symbol, amount) => `${side} ${symbol}، ${amount}`,
  ended: {
    Pending: 'ما زالت مفتوحة',
    Won: (paid) => `رابحة، دُفع ${paid}`,
    Lost: 'خاسرة',
    Draw: (paid) => `تعادل، عاد ${paid}`,
    Void: (paid) => `لاغية، عاد ${paid}`,
  },
  mode: { real: 'مباشر', demo: 'تجريبي' },
  recomputed: 'أُعيد الحساب من أسعار السجل',
  stated: (text) => `يقول الملف ${text}`,
  computed: (text) => `المحسوب من جديد ${text}`,
  none: 'لا شيء',
  keyIs: 'وقّعه',
  keyNote: 'قارنه بالمفتاح الذي تعرفه، أو بـ /log/keys.json لدى الدار.',
  askLog: 'اسأل السجل',
  held: 'ما زال في السجل، كما كان.',
  notHeld: 'لم يعد في السجل: احفظ هذا الملف، فهو يثبت أن التاريخ غُيّر.',
  logAway: 'لم يجب السجل. حاول مرة أخرى لاحقًا.',
}
