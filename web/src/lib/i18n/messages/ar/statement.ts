// In Arabic: the statement of an account.

import { statementWords } from '#contract/client/ar/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { statement as english } from '../statement.ts'

const plural = pluralOf('ar')

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'كشف الحساب',
  curve: (least, most) => `الرصيد، بين ${least} و${most}.`,
  curveOf: (count) =>
    plural(count, {
      one: 'الرصيد بعد الحركة المذكورة،',
      two: 'الرصيد بعد كل من الحركتين المذكورتين،',
      few: `الرصيد بعد كل من الحركات المذكورة، وعددها ${count}،`,
      other: `الرصيد بعد كل من الحركات المذكورة، وعددها ${count}،`,
    }),
  between: (least, most) => `بين ${least} و${most}.`,
  lead:
    'كل حركة مال في هذا الحساب، مع الرصيد بعدها. الأيام والأوقات بتوقيت UTC. والرصيدان هما ' +
    'رصيدا كل الحركات، أيًا كان المعروض منها.',
  from: 'من',
  to: 'إلى',
  kind: 'الحركات',
  all: 'الكل',
  csv: 'تنزيل CSV',
  pdf: 'تنزيل PDF',
  columns: {
    nr: 'م.',
    at: 'الوقت',
    kind: 'الحركة',
    reference: 'المرجع',
    amount: 'المبلغ',
    balance: 'الرصيد',
  },
  more: 'تحميل المزيد',
  wrongPeriod: 'اليوم الأول بعد الأخير.',
  places: {
    trade: (id) => `(إيصال الصفقة ${id})`,
    deposit: (id) => `(الإيداع ${id}، في السجل)`,
    withdrawal: (id) => `(السحب ${id}، في السجل)`,
  },
}
