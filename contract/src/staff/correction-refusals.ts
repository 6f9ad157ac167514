// Why staff cannot freeze an account, let it go on, or correct what the books have.

export const correctionRefusals = {
  account_not_frozen: { status: 409, message: 'This account is not frozen.' },
  own_account: { status: 422, message: 'Nobody handles an account of their own.' },
  reason_missing: { status: 422, message: 'Say why, in words for the client.' },
  correction_open: {
    status: 409,
    message: 'There is a correction of this already: {id}. Confirm or withdraw it.',
  },
  correction_ended: { status: 409, message: 'This correction is {state} already.' },
  deposit_not_reversed: {
    status: 422,
    message: 'This deposit was not taken back: there is nothing to credit again.',
  },
  payment_not_back: {
    status: 422,
    message: 'The payment has not come back: {fault}.',
  },
  withdrawal_not_returnable: {
    status: 422,
    message: 'Only what a bank has paid comes back by a correction; this withdrawal is {status}.',
  },
  correction_too_large: { status: 422, message: 'At most {$limit}.' },
} as const
