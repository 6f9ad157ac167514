// In Arabic: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

const plural = pluralOf('ar')

function hoursOf(count: number): string {
  return plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    other: `${count} ساعة`,
  })
}

function workingDaysOf(count: number): string {
  return plural(count, {
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: `${count} أيام عمل`,
    other: `${count} يوم عمل`,
  })
}

export const withdrawals: Messages<typeof english> = {
  title: 'سحب الأموال',
  historyTitle: 'سجل السحوبات',
  intro: 'يغادر المال حسابك المباشر فقط. تُخصم الرسوم من المبلغ؛ ولا يُدفع شيء قبل ذلك.',
  available: 'المتاح',
  max: 'الأقصى',
  dayLeft: 'المتبقي اليوم',
  ofDay: (money) => `من ${money} خلال 24 ساعة`,
  verifiedDay: (money) => `ومع مستندات هوية موافَق عليها يكون الحد ${money}.`,
  verify: 'إرسال المستندات',
  demo:
    `بيئة الاختبار: السحوبات حتى ${format.dollars(demoOperatorMost)} يوافق عليها ويرسلها ` +
    'مشغّل تجريبي آلي خلال نصف دقيقة؛ والسحب بالعملات الرقمية يُعد مدفوعًا بعد أن تؤكده السلسلة. ' +
    'والأكبر منها ينتظر الموظفين.',
  test: 'عملات اختبار فقط.',
  gateways: { wallet: 'المحفظة', bank: 'البنك' },
  gatewayNotes: {
    wallet: `إلى عنوان ${coinsListed('أو')}.`,
    bank: 'إلى حساب بنكي في الولايات المتحدة.',
  },
  feeFrom: (fee, least) => `الرسوم ${fee}، ابتداءً من ${least}.`,
  feeOfFrom: (name, fee, least) => `${name}: الرسوم ${fee}، ابتداءً من ${least}.`,
  paidWithin: (days) => `يُدفع خلال ${workingDaysOf(days)}.`,
  closed: 'غير متاح في الوقت الحالي.',
  methods: { ...coinNames, bank: 'البنك' },
  walletTitle: 'السحب إلى محفظة',
  bankTitle: 'السحب إلى بنك',
  wallet: 'عنوان المحفظة',
  walletHint: `${coinsListed('أو')}. انسخه من محفظتك.`,
  walletMissing: 'أدخل العنوان.',
  testAddresses: 'عناوين اختبار',
  testAddressesNote:
    'لا محفظة لديك؟ هذه العناوين من سلسلة بيئة الاختبار هذه وتأخذ عملات لا قيمة لها. انسخ ' +
    'واحدًا إلى الحقل أعلاه.',
  testCopy: (name) => `نسخ عنوان الاختبار لـ ${name}`,
  testCopied: 'نُسخ عنوان الاختبار!',
  saved: 'دفتر العناوين',
  savedNone: 'عنوان آخر',
  savedNoAccount: 'حساب آخر',
  label: 'الاسم في دفتر عناوينك (اختياري)',
  amount: 'المبلغ بالدولار',
  amountWrong: 'أدخل مبلغًا بأرقام عادية، مثل 12.50.',
  tooSmall: (least, fee) => `أصغر سحب هو ${least}؛ وتُخصم منه رسوم قدرها ${fee}.`,
  tooLarge: (most) => `أكبر سحب هو ${most}.`,
  aboveDay: (left) => `المتبقي لليوم ${left}.`,
  aboveBalance: 'لا يمكنك سحب أكثر من رصيدك المتاح.',
  bankWrong: 'املأ جميع الحقول بشكل صحيح.',
  noSuchBank: 'لا بنك له رقم التوجيه هذا: أحد أرقامه التسعة خطأ.',
  accountLikeCard:
    'يبدو هذا رقم بطاقة دفع، ونحن ندفع إلى الحسابات البنكية فقط. إن كان رقم حسابك، فضع علامة في ' +
    'المربع أدناه.',
  isAccount: 'هذا رقم حسابي البنكي، وليس رقم بطاقة.',
  accountNumber: 'رقم الحساب',
  bankName: 'اسم البنك',
  routingNumber: 'رقم التوجيه (routing number)',
  type: 'نوع الحساب',
  typeChoose: 'اختر',
  types: { Checking: 'جارٍ', Savings: 'توفير' },
  terms: (least, most, fee) =>
    `من ${least} إلى ${most} في المرة الواحدة؛ وتُخصم منه رسوم قدرها ${fee}.`,
  leastOf: (name, least) => `${name} ابتداءً من ${least}`,
  feeLine: 'الرسوم',
  netLine: 'تستلم',
  goOn: 'متابعة',
  confirmTitle: 'أكّد هذا السحب',
  to: 'إلى',
  back: 'رجوع',
  newWaits: (hours) =>
    `العنوان الجديد هنا ينتظر ${hoursOf(hours)} قبل أن يغادر إليه مال. تصلك رسالة، ويمكنك الإلغاء.`,
  twoStaff: (money) => `فوق ${money} خلال 24 ساعة يجب أن يوافق اثنان من الموظفين.`,
  rateLater: 'السعر هو الذي يرسله به موظفونا، ويُعرض معه.',
  mailed: 'أرسلنا إليك بالبريد رمزًا صالحًا لهذا السحب بالذات، لمدة 10 دقيقة.',
  mailing: 'جارٍ إرسال رمز إليك بالبريد',
  mailAgain: 'إرسال رمز آخر بالبريد',
  code: 'الرمز من الرسالة',
  codeWrong: 'هذا الرمز غير صحيح، أو انتهى وقته. انظر في أحدث رسالة، أو اطلب إرسال رمز آخر.',
  confirm: 'تأكيد',
  underWay: 'الجاري',
  showHistory: 'سجل السحوبات',
  book: 'دفتر العناوين',
  bookEmpty: 'لا عنوان بعد. كل عنوان تسحب إليه يُحفظ هنا.',
  bookAdd: 'إضافة عنوان',
  bookAddTitle: 'إضافة عنوان',
  bookLabel: 'الاسم',
  bookLabelMissing: 'أعطه اسمًا.',
  remove: 'حذف',
  removeOf: (label) => `حذف ${label}`,
  removed: 'حُذف العنوان.',
  bookFailed: 'تعذّر تحميل دفتر عناوينك.',
  underWayFailed: 'تعذّر تحميل ما هو جارٍ.',
  usableFrom: (when) => `جديد: يمكن استعماله ابتداءً من ${when}`,
  cancel: 'إلغاء',
  cancelOf: (money) => `إلغاء سحب ${money}`,
  columns: {
    nr: 'م.',
    asked: 'طُلب في',
    id: 'معرّف المعاملة',
    wallet: 'المحفظة',
    amount: 'المبلغ',
    status: 'الحالة',
  },
  empty: 'ليست لديك سحوبات بعد.',
  emptyMore: 'سيظهر كل سحب هنا مع حالته، والمعاملة التي دفعته.',
  more: 'تحميل المزيد',
  fee: (money) => `الرسوم ${money}`,
  net: (money) => `${money} بعد الرسوم`,
  rate: (rate) => `بسعر ${rate}`,
  rateComes: 'السعر هو سعر وقت الإرسال.',
  statuses: {
    Pending: 'قيد الانتظار',
    Approved: 'موافَق عليه',
    Paid: 'مدفوع',
    Rejected: 'مرفوض',
    Cancelled: 'ملغى',
  },
  detail: {
    new_destination: 'ينتظر: العنوان جديد',
    in_review: 'ينظر فيه موظفونا',
    second_review: 'وافق عليه واحد من اثنين',
    approved: 'سيُرسل',
    prepared: 'يجري إرساله',
    sent: 'أُرسل، ويجري تأكيده',
    paid: 'دُفع',
    rejected: 'عاد المال',
    cancelled: 'عاد المال',
    returned: 'أعاده البنك',
  },
  returned: (money, reason) => `عاد ${money} إلى رصيدك. ${reason}`,
  waitsUntil: (when) => `ينتظر حتى ${when}: العنوان جديد`,
  overdue: 'متأخر: كان يجب أن يُدفع خلال خمسة أيام عمل.',
  due: (when) => `الموعد الأقصى ${when}`,
  at: (status, when) => `${status} ${when}`,
  by: {
    client: ' منك',
    mail: ' بالرابط الذي في رسالتك',
    staff: ' من موظفينا',
    demo: ' من المشغّل التجريبي الآلي',
    system: '',
  },
}
