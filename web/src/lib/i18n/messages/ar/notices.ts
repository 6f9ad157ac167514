// In Arabic: the bell, and what each kind of notice says.

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

/** " بقيمة $1,200.50" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` بقيمة ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'السبب')
}

const fields = {
  firstname: 'الاسم الأول',
  lastname: 'اسم العائلة',
  date_of_birth: 'تاريخ الميلاد',
  country: 'البلد',
  phone: 'رقم الهاتف',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'بياناتك الشخصية'
}

const ends: Readonly<Record<string, string>> = {
  won: 'رابحة',
  lost: 'خاسرة',
  tied: 'تعادل',
  voided: 'لاغية',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `، ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `، والجائزة ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `؛ وأُعيد إليك ${money}`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) => `رُصد دفع${of(coinsIn(details))}. يُقيَّد بعد أن تؤكده الشبكة.`,
  deposit_approved: (details) =>
    `تمت الموافقة على الإيداع: ${moneyIn(details) ?? 'المال'} في رصيدك.`,
  deposit_rejected: (details) => `رُفض إيداع${of(moneyIn(details))}.${because(details)}`,
  deposit_cancelled: (details) => `تخليت عن إيداع${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `فقدت الشبكة دفعًا${of(coinsIn(details))} قبل قيده. إن عاد، قُيّد كالمعتاد.`,
  deposit_reversed: (details) =>
    `استُرد إيداع${of(moneyIn(details))}.${because(details)} حسابك مجمّد إلى أن ينظر فيه موظفونا.`,
  deposit_restored: (details) =>
    `قُيّد من جديد إيداع كان قد استُرد: ${moneyIn(details) ?? 'المال'} في ` +
    `رصيدك.${because(details)}`,
  goodwill_given: (details) => `أُضيف ${moneyIn(details) ?? 'مال'} إلى رصيدك.${because(details)}`,
  credits_bought: (details) => `اشتريت ${creditsIn(details)} من الوحدات.`,
  credits_given_back: (details) =>
    `أُعيد ${creditsIn(details)} من الوحدات غير المستعملة: ${moneyIn(details) ?? 'المال'} في ` +
    'رصيدك.',
  credits_not_bought: (details) =>
    `وصل إيداع ولم يشترِ ${creditsIn(details)} من الوحدات: هو في رصيدك.`,
  credits_low: (details) =>
    `بقي لديك ${creditsIn(details)} من الوحدات. مع أقل من وحدة واحدة لا يبدأ المتداول الآلي ` +
    'شيئًا جديدًا.',
  credits_overdue: (details) =>
    `لديك ${creditsIn(details)} من الوحدات منذ شهرين أو أكثر: تتيح لنا شروطنا إنهاء الحساب لهذا ` +
    'السبب. شراء الوحدات يزيل ذلك فورًا.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `جاء ${money ?? 'مال'} من عرض: ${name}.`
    return details.step === 'started'
      ? `وُعدت بدولارات مكافأة${of(money)}: ${name}.`
      : `انتهى عرض من دون أن يُدفع: ${name}. ومالك كما كان.`
  },
  account_frozen: (details) => `حسابك مجمّد.${because(details)}`,
  account_unfrozen: (details) => `لم يعد حسابك مجمّدًا.${because(details)}`,
  withdrawal_requested: (details) => `طُلب سحب${of(moneyIn(details))}. المبلغ محجوز.`,
  withdrawal_approved: (details) => `تمت الموافقة على سحب${of(moneyIn(details))}.`,
  withdrawal_sent: (details) => `سحب${of(moneyIn(details))} في طريقه.`,
  withdrawal_paid: (details) => `دُفع سحب${of(moneyIn(details))}.`,
  withdrawal_rejected: (details) =>
    `رُفض سحب${of(moneyIn(details))}: عاد إلى رصيدك.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `أُلغي سحب${of(moneyIn(details))} بالرابط الذي في رسالته: عاد إلى رصيدك.`
      : `ألغيت سحبًا${of(moneyIn(details))}: عاد إلى رصيدك.`,
  withdrawal_returned: (details) => `عاد سحب${of(moneyIn(details))} إلى رصيدك.${because(details)}`,
  destination_added: ({ label }) =>
    `أُضيفت وجهة جديدة للسحب${typeof label === 'string' ? `: ${label}` : ''}. ` +
    'إن لم تكن أنت، فغيّر كلمة مرورك الآن.',
  document_approved: () => 'فُحص مستند هويتك وتمت الموافقة عليه.',
  document_rejected: (details) => `لم يُقبل مستند هويتك.${because(details)} أرسل صورة أخرى.`,
  identity_changed: (details) => `ما طلبت تغييره معتمد الآن: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `لم يُقبل ما طلبت تغييره: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `خطتك الآن ${planIn(details)}. لم تُفرض أي رسوم.`,
  plan_requested: (details) => `طُلبت الترقية إلى ${planIn(details)}.`,
  plan_cancelled: (details) => `تراجعت عن الترقية إلى ${planIn(details)}.`,
  plan_approved: (details) => `تمت الموافقة على الترقية: خطتك الآن ${planIn(details)}.`,
  plan_rejected: (details) => `رُفضت الترقية إلى ${planIn(details)}.${because(details)}`,
  ats_ended: ({ mode }) =>
    `صفقاتك الآلية متوقفة (${mode === 'real' ? 'مباشر' : 'تجريبي'}). السبب في سجلها.`,
  ats_trade: ({ symbol, outcome, brought }) =>
    `صفقة آلية${symbol ? ` على ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'انتهت'}${result(brought)}.`,
  ats_paused: (details) => `أوقف موظفونا صفقاتك الآلية مؤقتًا.${because(details)}`,
  ats_resumed: (details) => `يجوز لصفقاتك الآلية أن تستمر.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `توقف روبوتك على ${pair} من تلقاء نفسه.` : 'توقف أحد روبوتاتك من تلقاء نفسه.',
  price_alert: ({ symbol, price }) =>
    symbol && price ? `بلغ ${symbol} السعر ${pricesIn(price)}.` : 'بلغ سعر مستوى من مستوياتك.',
  chat_answered: () => 'أجابك الدعم في الدردشة.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `انتهت المسابقة: المركز ${details.place}${wonIn(details.prize)}.`
      : 'انتهت المسابقة. لم تتداول فيها، فلا مركز لك.',
  tournament_unbeaten: (details) =>
    `تداول في المسابقة عدد قليل جدًا: لا نتيجة لها${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `أُلغيت المسابقة${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `لم يعد يُرسل شيء إلى الويب هوك لديك على ${host}.`
      : 'لم يعد يُرسل شيء إلى أحد الويب هوك لديك.',
}

export const notices: Messages<typeof english> = {
  title: 'الإشعارات',
  bell: (unread) => (unread === 0 ? 'الإشعارات' : `الإشعارات، غير المقروء ${unread}`),
  empty: 'لا شيء بعد. يُبلَّغ هنا عن الإيداعات والسحوبات والخطط ومستنداتك.',
  more: 'تحميل المزيد',
  unread: 'جديد',
  news: 'هناك جديد عن حسابك.',
  utc: 'الأوقات بتوقيت UTC.',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
