// In Arabic: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/ar/reason-words.ts'

const seeDeposits = 'الاطلاع على إيداعاتك'
const seeWithdrawals = 'الاطلاع على سحوباتك'
const seeCredits = 'الاطلاع على وحداتك'
const moneyBack = 'عاد المال إلى رصيدك، بلا أي رسوم.'
const writeToUs = 'إن لم تكن أنت، فاختر فورًا كلمة مرور جديدة واكتب إلينا.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'رُصد دفعك',
    paragraphs: [
      `رُصد دفع ${coins} إلى عنوان إيداعك. يُقيَّد بعد أن تؤكده الشبكة بهذا ` +
        `العدد من المرات: ${needed}.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'رُصد دفعك من جديد',
    paragraphs: [
      `رُصد من جديد دفع ${coins} إلى عنوان إيداعك. يُقيَّد بعد أن تؤكده الشبكة ` +
        `بهذا العدد من المرات: ${needed}.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'فقدت الشبكة دفعك',
    paragraphs: [
      `لم يعد دفع ${coins} إلى عنوان إيداعك جزءًا من السلسلة، فلم يُقيَّد عنه شيء.`,
      'كثيرًا ما يعود من تلقاء نفسه خلال دقائق، فيُقيَّد حينها كالمعتاد. وإلا ' +
        'فمحفظتك تبيّن ما آلت إليه العملات.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'تخليت عن إيداع',
    paragraphs: ['تخليت عن إيداع قبل أن يصل شيء. لم تُفرض أي رسوم.'],
    action: seeDeposits,
    closing: ['إن كنت قد دفعت مع ذلك، فما يصل يُقيَّد.'],
  },
  cancelledOf: (amount) => `تخليت عن إيداع ${amount} قبل أن يصل شيء. لم تُفرض أي رسوم.`,
  approved: (amount) => ({
    subject: 'تمت الموافقة على إيداعك',
    paragraphs: [`أُضيف ${amount} إلى رصيد حسابك المباشر.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    `لا نعرف بعد من أنت: أرسل صورة من مستند هوية حتى ${day}، في صفحة التحقق من حسابك.`,
  byCard: 'كان الدفع بالبطاقة.',
  isCopy: (day) => `كان ذلك في ${day}: هذه نسخة من رسالتنا.`,
  arrived: (coins, rate) => `وصل ${coins}، بسعر ${rate}.`,
  arrivedAbove: (coins, rate, rest) => `وصل ${coins}، بسعر ${rate}، وبسعر ${rest} لما وصل فوق ذلك.`,
  outcomes: {
    partial: 'هذا أقل مما طلبت، وقُيّد كما وصل.',
    over: 'هذا أكثر مما طلبت؛ وقُيّد كله.',
    late: 'وصل بعد انتهاء السعر، فاستُعمل سعر وقت تأكيده.',
    unasked: 'لم يُطلب شيء، فاستُعمل سعر وقت تأكيده.',
  },
  rejected: (reason) => ({
    subject: 'رُفض إيداعك',
    paragraphs: ['رُفض إيداع، لهذا السبب:', reason],
    action: seeDeposits,
    closing: ['إن كنت قد دفعت مع ذلك، فاتصل بالدعم: ما يصل يُقيَّد.'],
  }),
  rejectedOf: (amount) => `رُفض إيداع ${amount}، لهذا السبب:`,
  reversed: (amount, reason) => ({
    subject: 'استُرد إيداع',
    paragraphs: [
      `استُرد إيداع ${amount} كان قد أُضيف إلى رصيدك:`,
      reason,
      'حسابك مجمّد إلى أن ينظر فيه موظفونا: لا يمكنك التداول ولا الإيداع ولا ' +
        'طلب سحب. يمكنك تسجيل الدخول والاطلاع على كل شيء وإلغاء سحب ينتظر وتصدير ' +
        'بياناتك. يرجى الاتصال بالدعم.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'رمزك لعملية سحب',
    paragraphs: [`الرمز: ${code}`, 'هو صالح 10 دقيقة، مرة واحدة، ولا لشيء آخر. لا تعطه لأحد.'],
    closing: [
      'إن لم تطلبه، فهناك شخص آخر سجّل الدخول باسمك: اختر فورًا كلمة مرور ' + 'جديدة واكتب إلينا.',
    ],
  }),
  codeToAdd: (place) => `يؤكد هذا الرمز أنك تريد إضافة هذه الوجهة إلى دفتر عناوينك: ${place}.`,
  codeToSend: (amount, place) => `يؤكد هذا الرمز أنك تريد سحب ${amount} إلى ${place}.`,
  placeAdded: (place) => ({
    subject: 'أُضيف عنوان للسحب',
    paragraphs: ['أُضيف هذا العنوان إلى دفتر عناوينك:', place],
    action: 'الاطلاع على دفتر عناويني',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'طُلب سحبك',
    paragraphs: [
      `طُلب سحب ${amount} إلى ${place}؛ وتُخصم منه رسوم قدرها ${fee}. المال محجوز إلى أن يُدفع.`,
      'إن كنت أنت، فلا يلزمك فعل شيء. وإلا فألغه بهذا الرابط؛ وهو يعمل بلا ' +
        'تسجيل دخول، إلى أن يصبح المال في طريقه.',
    ],
    action: 'الاطلاع عليه أو إلغاؤه',
    closing: ['إن لم تكن أنت، فاختر فورًا كلمة مرور جديدة أيضًا، واكتب إلينا.'],
  }),
  waits: (until) => `الوجهة جديدة: لا يخرج شيء قبل ${until}.`,
  approved: (amount, place) => ({
    subject: 'تمت الموافقة على سحبك',
    paragraphs: [`تمت الموافقة على سحبك ${amount} إلى ${place} وسيُرسل.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'أُرسل سحبك',
    paragraphs: [`أُرسل سحبك ${amount} إلى ${place}. يُعد مدفوعًا بعد أن تؤكده الشبكة.`],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'دُفع سحبك',
    paragraphs: [`دُفع سحبك ${amount} إلى ${place}.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `ما خرج: ${net} بعد الرسوم وقدرها ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `ما خرج: ${net} بعد الرسوم وقدرها ${fee}، أي ${coins} بسعر ${rate} للوحدة.`,
  reference: (reference) => `المرجع: ${reference}`,
  transaction: (reference) => `المعاملة: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'رُفض سحبك',
    paragraphs: [`رُفض سحبك ${amount} إلى ${place}، لهذا السبب:`, reason, moneyBack],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'أُلغي سحبك',
    paragraphs: [`ألغيت سحبك ${amount} إلى ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'أُلغي سحبك',
    paragraphs: [
      `أُلغي سحبك ${amount} إلى ${place} بالرابط الذي في رسالتنا عنه: لا يلزم ` +
        'تسجيل الدخول لذلك.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'قُيّد إيداع من جديد',
    paragraphs: [
      `إيداع لك كان قد استُرد عاد من جديد: أُضيف ${amount} إلى رصيد حسابك ` +
        'المباشر، بقدر ما أُخذ منه.',
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'عاد دفع إلى مصرفك',
    paragraphs: [
      `أعاد المصرف دفعًا لك: أُضيف ${amount} إلى رصيد حسابك المباشر. هذا ما ` +
        `عاد: مما أرسلناه احتفظت المصارف بمبلغ ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'أُضيف مال إلى رصيدك',
    paragraphs: [`أُضيف ${amount} إلى رصيد حسابك المباشر.`],
  }),
  noted: 'السبب كما دوّنه اثنان من موظفينا:',
  action: 'الاطلاع على كشف حسابك',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `اشتريت ${credits} من الوحدات`,
    paragraphs: [
      `${credits} من الوحدات لك. كلّفت €${price} مع الضريبة، أي ${paid} من ` +
        `رصيدك المباشر. الفاتورة هي ${invoice}؛ وهي في صفحة وحداتك.`,
    ],
    action: seeCredits,
  }),
  kept: 'لا يمكن إعادة الوحدات.',
  until: (day) => `ما لم تستعمله حتى ${day} يمكن إعادته هناك إلى ذلك الحين.`,
  givenBack: (credits, paid, note) => ({
    subject: `أعدت ${credits} من الوحدات`,
    paragraphs: [
      `عاد ${paid} إلى رصيدك المباشر عن ${credits} من الوحدات التي لم تُستعمل. ` +
        `إشعار الدائن هو ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `بقي لديك ${left} من الوحدات`,
    paragraphs: [
      `بقي لديك ${left} من الوحدات. مع أقل من ${least} لا يبدأ المتداول الآلي ` +
        'شيئًا جديدًا في حسابك في البورصة؛ وما هو مفتوح هناك يُغلق بقواعده.',
      'التداول هنا، باليد أو بنظام التداول في خطتك، لا يحتاج إلى وحدات.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'لم يشترِ إيداعك وحدات',
    paragraphs: [
      `إيداعك في رصيدك المباشر. كان ليشتري ${credits} من الوحدات ولم يفعل: ` +
        'صفحة وحداتك تقول لماذا. يمكنك شراؤها هناك من رصيدك.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'تنبيه: قد يُنهى حسابك بسبب وحدات سالبة',
    paragraphs: [
      `لديك ${left} من الوحدات، وأنت تحت الصفر منذ ${since}. بعد ${months} ` +
        'أشهر من ذلك تتيح لنا شروطنا إنهاء الحساب، وقد أُبلغ موظفونا.',
      'شراء الوحدات يزيل ذلك فورًا. يبقى مالك لك، ويمكنك سحبه.',
    ],
    action: seeCredits,
  }),
}
