// In Arabic: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'فاتورة',
  creditNote: 'إشعار دائن',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'الرقم',
  date: 'التاريخ',
  delivered: 'تاريخ التوريد',
  of: 'عن الفاتورة',
  from: 'من',
  to: 'إلى',
  erased: 'حساب هذا العميل ممحو.',
  description: 'الوصف',
  credits: (credits) => `وحدات مدفوعة مسبقًا: ${credits}`,
  returned: (credits) => `وحدات غير مستعملة مُعادة: ${credits}`,
  net: 'من دون ضريبة القيمة المضافة',
  vat: (percent, country) => `ضريبة القيمة المضافة ${percent}% (${country})`,
  total: 'المجموع مع ضريبة القيمة المضافة',
  paid: (usd, rate) => `مدفوع من الرصيد المباشر: ${usd}، بسعر ${rate} لليورو.`,
  repaid: (usd, rate) => `مُعاد إلى الرصيد المباشر: ${usd}، بسعر ${rate} لليورو.`,
  foot: 'المبالغ باليورو، والأيام بتوقيت UTC.',
}
