// In Arabic: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'الإيداعات',
    withdrawals: 'السحوبات',
    corrections: 'التصحيحات',
    credits: 'الوحدات',
    trades: 'الصفقات',
    play_money: 'المال الوهمي',
  },
  movements: {
    deposit_credit: 'إيداع',
    deposit_reversal: 'إيداع مسترَد',
    withdrawal_hold: 'سحب',
    withdrawal_return: 'سحب أُعيد',
    deposit_restored: 'تصحيح: إيداع قُيّد من جديد',
    withdrawal_returned: 'تصحيح: سحب عاد',
    goodwill: 'تصحيح: مبلغ مجاملة',
    credit_purchase: 'وحدات مشتراة',
    credit_repayment: 'وحدات مُعادة',
    trade_open: 'صفقة: المبلغ الموضوع',
    trade_settle: 'صفقة: المبلغ المدفوع',
    sandbox_grant: 'مال وهمي',
    sandbox_forfeit: 'مال وهمي مُعاد',
    demo_grant: 'مال تجريبي',
  },
  opening: 'الرصيد الافتتاحي',
  closing: 'الرصيد الختامي',
  empty: 'لا حركات في هذه الفترة.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'كشف الحساب',
  titleOf: (brand) => `${brand}: كشف الحساب`,
  account: 'الحساب',
  accounts: {
    real: 'الحساب المباشر، بالدولار الأمريكي',
    demo: 'الحساب التجريبي، بالدولار الأمريكي',
  },
  client: 'العميل',
  email: 'البريد الإلكتروني',
  clientNumber: 'رقم العميل',
  period: 'الفترة (UTC)',
  beginning: 'البداية',
  fromTo: (from, to) => `من ${from} إلى ${to}`,
  shown: 'المعروض',
  all: 'كل الحركات',
  only: (group) => `${group} فقط`,
  made: 'أُنشئ في (UTC)',
  number: 'الرقم',
  nr: 'م.',
  at: 'الوقت (UTC)',
  kind: 'الحركة',
  reference: 'المرجع',
  amount: 'المبلغ',
  amountInDollars: 'المبلغ (USD)',
  balance: 'الرصيد',
  balanceInDollars: 'الرصيد (USD)',
  foot: 'المبالغ بالدولار الأمريكي، والأوقات بتوقيت UTC.',
  page: (nr, of) => `صفحة ${nr} من ${of}`,
}
