// Every "no" about paying in and out.

export const moneyRefusals = {
  identity_needed: {
    status: 422,
    message:
      'Please send an identity document first: live trades begin once it is approved. ' +
      'Withdrawing does not wait for that.',
  },
  appropriateness_needed: {
    status: 422,
    message: 'Please answer the questions about live trading first. Withdrawing does not wait.',
  },
  appropriateness_waits: {
    status: 422,
    message: 'You can answer the questions again from {@until} on.',
  },
  appropriateness_passed: { status: 409, message: 'You have passed the questions already.' },
  first_day_stake: {
    status: 422,
    message: 'On your first day of live trading a trade takes at most {$limit}, until {@until}.',
  },
  first_day_trades: {
    status: 422,
    message: 'On your first day of live trading you can place {limit} trades, until {@until}.',
  },
  deposit_demo: { status: 422, message: 'Deposits go to the live account only.' },
  deposits_closed: { status: 422, message: 'Deposits are not open on this install.' },
  deposit_needs_email: { status: 422, message: 'Please confirm your e-mail before you deposit.' },
  deposit_not_offered: {
    status: 422,
    message: 'Deposits in {currency} are not offered at the moment.',
  },
  deposit_too_small: { status: 422, message: 'The smallest deposit is {$limit}.' },
  deposit_too_large: { status: 422, message: 'The largest deposit is {$limit}.' },
  own_deposit_limit: {
    status: 422,
    message:
      'Your own limit on deposits is {$limit} a {=period}: {$left} are left until ' + '{@until}.',
  },
  deposits_waiting: {
    status: 422,
    message:
      'You have {limit} deposits that wait for a payment. Please pay or give up one ' + 'first.',
  },
  quote_over: { status: 422, message: 'This rate is no longer held. Please take the new one.' },
  quote_invalid: { status: 422, message: 'This quote is not one of ours for this deposit.' },
  address_integrity: {
    status: 503,
    message:
      'Your deposit address cannot be shown safely at the moment. Please send nothing to an ' +
      'address you have from before; our staff is informed.',
    retryAfterSeconds: 60,
  },
  test_coins_amount: { status: 422, message: 'The faucet pays up to ten coins at a time.' },
  deposit_ended: { status: 409, message: 'This deposit is {=status} already.' },
  deposit_under_way: {
    status: 409,
    message: 'The payment of this deposit was seen already: it can no longer be given up.',
  },
  charge_other: { status: 409, message: 'This charge was credited to another deposit already.' },

  // paying in by card
  cards_closed: { status: 422, message: 'Deposits by card are not offered at the moment.' },
  card_fields_wrong: { status: 422, message: 'Please input all fields correctly!' },
  card_token_invalid: {
    status: 422,
    message: 'What you typed for the card is too old or was used. Please type it again.',
  },
  cards_declined: {
    status: 429,
    message:
      'Several payments by card were declined. Please try again after {@until}, or pay in ' +
      'another way.',
  },
  card_number_sent: {
    status: 422,
    message:
      'This looks like the full number of a payment card. We take no card numbers: please type ' +
      'it in the fields of the card provider only.',
  },
  webhook_forged: { status: 400, message: 'This message is not one of the card provider.' },

  // pre-paid credits
  credits_closed: { status: 422, message: 'Credits are not sold on this install at the moment.' },
  credits_no_pack: { status: 422, message: 'There is no such pack on the price list.' },
  credits_price_changed: {
    status: 409,
    message: 'The price has changed meanwhile: it is {$price} now. Please look at it again.',
  },
  credits_need_profile: {
    status: 422,
    message: 'Please complete your profile first: an invoice names you and your country.',
  },
  credits_need_identity: {
    status: 422,
    message: 'Please send an identity document first: credits can be bought once it is approved.',
  },
  credits_above_balance: {
    status: 422,
    message: 'Your live balance is {$live}; this pack takes {$price}.',
  },
  credits_needed: {
    status: 422,
    message: 'The automated trader needs one credit at least. You have {left}.',
  },
  credits_not_returnable: {
    status: 409,
    message: 'There is nothing of this purchase that can be given back.',
  },
  credits_order_ended: { status: 409, message: 'This deposit has bought its credits already.' },

  // withdrawing
  withdrawal_demo: { status: 422, message: 'Withdrawals come from the live account only.' },
  withdrawal_above_balance: {
    status: 422,
    message: 'You cannot withdraw more than your available balance',
  },
  withdrawal_too_small: {
    status: 422,
    message:
      'The smallest withdrawal by this method is {$limit}; its fee of {$fee} comes ' +
      'off the amount.',
  },
  withdrawal_too_large: { status: 422, message: 'The largest withdrawal is {$limit}.' },
  withdrawal_day_limit: {
    status: 422,
    message:
      'You can withdraw {$limit} in 24 hours; {$left} are left. With approved ' +
      'identity documents it is {$verified}.',
  },
  withdrawals_held: {
    status: 422,
    message:
      'Your password, e-mail or second factor was changed, or a withdrawal was cancelled from ' +
      'its mail: withdrawals are possible again after {@until}.',
  },
  withdrawal_link_invalid: { status: 404, message: 'This link cancels no withdrawal.' },
  withdrawals_waiting: {
    status: 422,
    message: 'You have {limit} withdrawals under way. Please wait until one of them has ended.',
  },
  withdrawals_under_way: {
    status: 409,
    message: 'There are withdrawals under way ({count}). Please wait until they have ended.',
  },
  destinations_full: { status: 422, message: 'An address book has {limit} places.' },
  step_up_required: { status: 422, message: 'Please confirm that it is you.' },
  bank_fields_wrong: { status: 422, message: 'Please input all fields correctly!' },
  wallet_wrong: { status: 422, message: '{=fault}' },
  wallet_is_ours: {
    status: 422,
    message: 'This is a deposit address of this platform: the money would not leave.',
  },
  withdrawal_method_closed: {
    status: 422,
    message: 'Withdrawals in {=method} are not offered at the moment.',
  },
  withdrawal_ended: { status: 409, message: 'This withdrawal is {=status} already.' },
  withdrawal_on_its_way: {
    status: 409,
    message: 'This withdrawal is on its way and can no longer be taken back.',
  },
} as const
