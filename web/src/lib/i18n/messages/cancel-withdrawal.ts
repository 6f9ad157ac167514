// Cancelling a withdrawal by the link in its mail.

import type { WithdrawalDetail } from '#contract/shared/withdrawal-states.ts'

export const cancelWithdrawal = {
  title: 'Cancel a withdrawal',
  lead: 'This withdrawal was asked for on your account:',
  amount: 'Amount',
  to: 'To',
  asked: 'Asked for',
  text:
    'If that was not you, cancel it: all of the money goes back to your balance. If it was you, ' +
    'close this page.',
  hold: (hours: number) =>
    `For your safety no new withdrawal is possible for ${hours} hours after that.`,
  cancel: 'Cancel this withdrawal',
  done: 'It is cancelled, and the money is back in your balance.',
  next:
    'Somebody else may be signed in as you. Choose a new password now: that signs everybody out. ' +
    'Then write to us.',
  password: 'Choose a new password',
  ended: {
    prepared: 'It is on its way and can no longer be cancelled. Please write to us at once.',
    sent: 'It is on its way and can no longer be cancelled. Please write to us at once.',
    paid: 'It is paid and can no longer be cancelled. If that was not you, write to us at once.',
    rejected: 'It was rejected. The money is back in your balance.',
    cancelled: 'It is cancelled. The money is back in your balance.',
  } satisfies Partial<Record<WithdrawalDetail, string>>,
  unknown: 'This link cancels no withdrawal. Is it complete?',
}
