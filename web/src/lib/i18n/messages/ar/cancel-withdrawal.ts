// In Arabic: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

const plural = pluralOf('ar')

function hoursOf(count: number): string {
  return plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    other: `${count} ساعة`,
  })
}

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'إلغاء سحب',
  lead: 'طُلب هذا السحب على حسابك:',
  amount: 'المبلغ',
  to: 'إلى',
  asked: 'طُلب في',
  text: 'إن لم تكن أنت، فألغِه: يعود المال كله إلى رصيدك. وإن كنت أنت، فأغلق هذه الصفحة.',
  hold: (hours) => `لأمانك لا يمكن إجراء سحب جديد خلال ${hoursOf(hours)} بعد ذلك.`,
  cancel: 'إلغاء هذا السحب',
  done: 'أُلغي، والمال عاد إلى رصيدك.',
  next:
    'قد يكون شخص آخر مسجّل الدخول باسمك. اختر كلمة مرور جديدة الآن: هذا يسجّل خروج الجميع. ثم ' +
    'اكتب إلينا.',
  password: 'اختيار كلمة مرور جديدة',
  ended: {
    prepared: 'هو في طريقه ولم يعد يمكن إلغاؤه. اكتب إلينا فورًا.',
    sent: 'هو في طريقه ولم يعد يمكن إلغاؤه. اكتب إلينا فورًا.',
    paid: 'دُفع ولم يعد يمكن إلغاؤه. إن لم تكن أنت، فاكتب إلينا فورًا.',
    rejected: 'رُفض. المال عاد إلى رصيدك.',
    cancelled: 'أُلغي. المال عاد إلى رصيدك.',
  },
  unknown: 'هذا الرابط لا يلغي أي سحب. هل هو كامل؟',
}
