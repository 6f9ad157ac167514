// In Arabic: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { plans as english } from '../plans.ts'

const plural = pluralOf('ar')

function tradesOf(count: number): string {
  return plural(count, {
    one: 'صفقة واحدة في اليوم',
    two: 'صفقتان في اليوم',
    few: `${count} صفقات في اليوم`,
    other: `${count} صفقة في اليوم`,
  })
}

export const plans: Messages<typeof english> = {
  title: 'خطط التداول',
  lead:
    'الخطة درجة بحسب التمويل: إيداعاتك المسوّاة ناقص سحوباتك. لا تُفرض أي رسوم على الخطة. المال ' +
    'في حسابك: يمكنك سحبه، والتداول قد يضيّعه.',
  noNeed:
    'التداول باليد لا يحتاج إلى خطة. تقول الخطة كم صفقة في اليوم يجوز لنظام التداول الآلي، ' +
    'واختصاره ATS، أن يضعها نيابة عنك. لا خطة تجعل الخسارة أقل احتمالًا.',
  chosen: 'اختيارك',
  current: 'خطتك',
  none: 'لا شيء',
  requested: 'مطلوبة',
  yourFunding: 'تمويلك',
  since: (day) => `منذ ${day}`,
  asksFor: 'من التمويل',
  trades: tradesOf,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'بنظام التداول الآلي',
  enough: 'أدخلت هذا القدر.',
  missing: (amount) => `ينقص ${amount}`,
  keys: {
    active: 'نشطة',
    requested: 'مطلوبة',
    lower: 'أدنى',
    choose: 'طلب الخطة',
    raise: 'طلب الترقية',
  },
  takeBack: 'تراجع',
  takeBackOf: (plan) => `التراجع عن طلب ${plan}`,
  replaceTitle: (plan) => `طلب ${plan} بدلًا من ذلك؟`,
  replaceText: (first, day, second) =>
    `طلبت ${first} في ${day}، ولم يقرر موظفونا بعد. يمكن طلب خطة واحدة في كل مرة: طلب ${second} ` +
    'يحل محل ذلك الطلب.',
  replace: (plan) => `طلب ${plan}`,
  keep: (plan) => `الإبقاء على طلب ${plan}`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
