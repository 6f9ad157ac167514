// In Arabic: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'هذا ليس عنوانًا. انسخه من محفظتك مرة أخرى.',
  bad_checksum: 'في هذا العنوان خطأ. انسخه من محفظتك مرة أخرى.',
  unsupported: 'هذا النوع من العناوين لا استعمال له بعد على شبكته، والمال المرسل إليه يضيع.',
  wrong_coin: 'هذا العنوان يخص عملة أخرى.',
  wrong_network: 'هذا العنوان يخص شبكة أخرى.',
  zero_address: 'لا أحد يملك هذا العنوان: المال المرسل إليه يضيع.',

  day: 'يوم',
  week: 'أسبوع',
  month: 'شهر',

  approved: 'موافَق عليه',
  paid: 'مدفوع',
  rejected: 'مرفوض',
  cancelled: 'ملغى',
  replaced: 'مستبدَل',
  reversed: 'مسترَد',
  restored: 'مقيَّد من جديد',
  returned: 'عائد',
  gone: 'مفقود',

  any_way: 'أي طريقة',
  bank: 'الدولار عبر البنك',
} as const satisfies Readonly<Record<Term, string>>
