// In Arabic: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'حسابك مجمّد إلى أن ينظر فيه موظفونا.',
  reason: 'السبب:',
  what:
    'يمكنك الاطلاع على كل شيء، وإلغاء سحب ينتظر، وتصدير بياناتك. ولا يمكنك التداول ولا الإيداع ' +
    'ولا طلب سحب. يبقى رصيدك لك.',
  contact: 'اكتب إلينا',
  noTrading: 'لا يمكنك التداول ما دام حسابك مجمّدًا.',
  noMoney: 'لا يمكنك الإيداع ولا السحب ما دام حسابك مجمّدًا.',
}
