// Every "no" to staff who look into deposits, approve withdrawals and pay them.

export const payoutRefusals = {
  withdrawal_not_approved: { status: 409, message: 'This withdrawal is not approved.' },
  withdrawal_not_prepared: { status: 409, message: 'This withdrawal is not prepared.' },
  withdrawal_waits: { status: 422, message: 'This withdrawal waits until {until}.' },
  approved_already: { status: 422, message: '{email} has approved this withdrawal already.' },
  receipt_unseen: {
    status: 409,
    message: 'The client sent a receipt with it: look at it before you reject the deposit.',
  },
  dispute_ended: { status: 409, message: 'This dispute waits for no answer: {state}.' },
  dispute_over: { status: 422, message: 'The time to answer this dispute ended on {due}.' },
  dispute_not_taken: { status: 422, message: 'The card provider did not take this.' },
  own_deposit: { status: 422, message: 'Nobody handles a deposit of their own.' },
  own_withdrawal: { status: 422, message: 'Nobody decides on a withdrawal of their own.' },
  other_person_needed: {
    status: 422,
    message: 'Somebody other than {email}, who prepared it, has to do this.',
  },
  prepared_meanwhile: {
    status: 409,
    message: 'Somebody has prepared this withdrawal meanwhile. Please look at it again.',
  },
  bank_refusal_known: {
    status: 409,
    message: 'It is known that the bank does not pay this: the next bank file has it.',
  },
  payout_impossible: { status: 422, message: 'The payout cannot be prepared: {fault}.' },
  bank_file_over: {
    status: 409,
    message: 'The bank has nothing left to pay by this file: all of it has ended, or is refused.',
  },
  bank_file_outdated: {
    status: 409,
    message:
      'This file would pay the withdrawal {withdrawal}, which is {status}. Give it to no bank. ' +
      'If no bank has had it, say of the file in the office that it is not paid. What can be ' +
      'paid of it is then in the next file.',
  },
  payout_mismatch: {
    status: 422,
    message: 'This transaction does not pay {amount} {coin} to {to}.',
  },
  transaction_unknown: { status: 422, message: 'The chain knows no transaction {txid}.' },
  transaction_used: { status: 422, message: 'This transaction pays another withdrawal.' },
  no_rate: {
    status: 503,
    message: 'There is no fresh price for {currency} at the moment. Please try again.',
    retryAfterSeconds: 10,
  },
} as const
