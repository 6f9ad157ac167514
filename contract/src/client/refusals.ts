// Every "no" that those outside can meet, clients and visitors: its HTTP status and the sentence
// people read.
// 401 and 403 sign a client out, so they mean only "no valid session" and "account closed".

import type { RefusalText } from '../shared/refusals.ts'
import { atsRefusals } from './ats-refusals.ts'
import { identityRefusals } from './identity-refusals.ts'
import { moneyRefusals } from './money-refusals.ts'
import { promotionRefusals } from './promotion-refusals.ts'
import { sessionRefusals } from './session-refusals.ts'
import { tournamentRefusals } from './tournament-refusals.ts'
import { traderRefusals } from './trader-refusals.ts'

export const clientRefusals = {
  // the request itself
  malformed: { status: 400, message: 'The request could not be read.' },
  unknown_field: { status: 400, message: 'The request has a field we do not know: {field}.' },
  invalid_input: { status: 422, message: 'Please check the marked fields.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  too_large: { status: 413, message: 'The request is too large.' },
  url_too_long: { status: 414, message: 'This address is too long.' },
  head_too_large: { status: 431, message: 'The head of the request is too large.' },
  request_too_slow: { status: 408, message: 'The request took too long to arrive.' },
  origin_unknown: { status: 422, message: 'Another site may not open our stream.' },
  image_too_large: { status: 413, message: 'Max file size is {limit}mb' },
  image_unknown: { status: 415, message: 'Please choose a JPEG, PNG or WebP picture.' },
  image_unreadable: {
    status: 422,
    message: 'This picture could not be read. It may be damaged: please try another one.',
  },
  image_too_big: {
    status: 422,
    message: 'This picture has too many pixels. Please choose a smaller one.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait {seconds} seconds.' },
  pictures_waiting: {
    status: 429,
    message: 'Your last pictures are still being drawn. Please try again in {seconds} seconds.',
  },
  key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another order. Send a new key.',
  },
  key_reserved: {
    status: 422,
    message: 'An Idempotency-Key that begins with ats: is for automated trades. Send another key.',
  },
  key_invalid: { status: 422, message: 'An Idempotency-Key has 1 to 255 visible characters.' },
  token_scope: {
    status: 422,
    message: 'This token does not open this call: it takes {scope}.',
  },
  token_address: { status: 422, message: 'This token is not taken from your address.' },
  tokens_full: { status: 422, message: 'You have {limit} tokens. Please revoke one first.' },
  webhooks_full: { status: 422, message: 'You have {limit} webhooks. Please remove one first.' },
  webhook_url_wrong: {
    status: 422,
    message: 'This must be an address that begins with https:// and that everybody can reach.',
  },
  webhook_ended: { status: 409, message: 'This webhook has ended. Please make a new one.' },
  token_addresses_wrong: { status: 422, message: 'One of these is no address and no network.' },
  unavailable: {
    status: 503,
    message: 'We cannot do this right now. Please try again.',
    retryAfterSeconds: 2,
  },

  // who is asking
  signed_out: { status: 401, message: 'Please sign in.' },
  account_closed: { status: 403, message: 'This account is closed.' },
  account_frozen: {
    status: 423,
    message:
      'This account is frozen until our staff has looked at it; the mail about it says why. ' +
      'Until then you can look at everything, cancel a withdrawal and export your data. ' +
      'Please contact support.',
  },
  wrong_login: { status: 422, message: 'The e-mail or the password is wrong.' },
  wrong_password: { status: 422, message: 'The password is wrong.' },
  email_same: { status: 422, message: 'This is your e-mail address already.' },
  second_factor_needed: { status: 422, message: 'Please show your second factor.' },
  sign_in_over: { status: 422, message: 'This sign-in has taken too long. Please start again.' },
  wrong_code: { status: 422, message: 'This code is wrong or was used already.' },
  wrong_passkey: { status: 422, message: 'This passkey was not accepted.' },
  no_such_factor: { status: 422, message: 'This second factor is not set up.' },
  factor_exists: { status: 409, message: 'This is set up already.' },
  too_many_passkeys: { status: 422, message: 'An account can have {limit} passkeys.' },
  second_factor_missing: { status: 422, message: 'Please set up a second factor first.' },
  proof_invalid: { status: 422, message: 'Please confirm once more that it is you.' },
  link_invalid: { status: 422, message: 'This link is no longer valid. Please ask for a new one.' },
  ticket_invalid: {
    status: 422,
    message: 'This ticket was used or has expired. Ask for a new one.',
  },
  mode_unavailable: {
    status: 503,
    message: 'New accounts are not open at the moment.',
    retryAfterSeconds: 60,
  },

  ...identityRefusals,

  // clients' own limits and breaks
  no_raise_waiting: { status: 422, message: 'This limit is not about to change.' },
  break_runs_longer: {
    status: 422,
    message: 'Your present one runs longer, until {@until}. It cannot be made shorter.',
  },

  // accepting legal texts
  version_not_in_force: {
    status: 422,
    message: 'The version {version} of this text is not in force. Please load the page again.',
  },

  // closing an account
  trades_open: {
    status: 409,
    message: 'There are open trades on the live account ({count}). Please wait until they end.',
  },
  balance_left: {
    status: 409,
    message: 'There are {$left} left on the live account. Please withdraw them first.',
  },

  // the profile
  profile_complete: {
    status: 409,
    message: 'Your profile is complete already. You can change it under Edit Profile.',
  },

  // opening a trade, in order of precedence
  self_excluded: {
    status: 422,
    message: 'You excluded yourself from trading until {@until}. Nobody can end this early.',
  },
  cool_off: {
    status: 422,
    message: 'You took a cool-off from trading until {@until}. Nobody can end this early.',
  },
  terms_not_accepted: {
    status: 422,
    message: 'Our legal texts have changed. Please accept them before you open new trades.',
  },
  demo_ended: {
    status: 422,
    message: 'Your demo has ended. You can start it again from your wallet.',
  },
  email_unconfirmed: {
    status: 422,
    message: 'Please confirm your e-mail before trading on the live account.',
  },
  live_trading_closed: { status: 422, message: 'Live trading is not open on this install.' },
  country_closed: {
    status: 422,
    message:
      'The country of your profile is not on the list of countries that we take clients from: ' +
      'live trades and deposits are closed to you, withdrawing is open. If you live elsewhere ' +
      'now, change the country under Edit Profile.',
  },
  instrument_unknown: { status: 422, message: 'We do not trade {symbol}.' },
  instrument_closed: { status: 422, message: 'The {symbol} market is closed. It opens {@opens}.' },
  trading_stopped: {
    status: 422,
    message:
      'New trades on {symbol} are stopped for the moment. Open trades go on and are settled as ' +
      'usual.',
  },
  duration_not_offered: { status: 422, message: 'This duration is not offered for {symbol} now.' },
  price_stale: {
    status: 503,
    message: 'There is no fresh price for {symbol} at the moment. Please wait for the next one.',
    retryAfterSeconds: 2,
  },
  no_quote: {
    status: 503,
    message: '{symbol} cannot be priced fairly for this duration now. Try a longer one.',
    retryAfterSeconds: 60,
  },
  strike_rate_unknown: { status: 422, message: 'This strike rate is not offered.' },
  stake_too_small: { status: 422, message: 'The smallest amount is {$limit}.' },
  stake_too_large: { status: 422, message: 'The largest amount for {symbol} is {$limit}.' },
  own_stake_limit: {
    status: 422,
    message:
      'Your own limit on stakes is {$limit} a {=period}: {$left} are left until ' + '{@until}.',
  },
  own_loss_limit: {
    status: 422,
    message:
      'Your own limit on losses is {$limit} a {=period}, open trades included: {$left} ' +
      'are left until {@until}.',
  },
  plan_limit_reached: {
    status: 422,
    message: 'Your plan allows {limit} live trades a day. The day ends at 00:00 UTC.',
  },
  deposit_first: {
    status: 422,
    message: 'Deposit first: there is no money on your live account to trade with.',
  },
  insufficient_balance: {
    status: 422,
    message: 'Your balance is {$available}, which is less than this amount.',
  },
  client_payout_limit: {
    status: 422,
    message: 'Your open {symbol} trades may pay at most {$limit} together.',
  },
  house_exposure_limit: {
    status: 422,
    message: 'We cannot take more {symbol} trades that end at this time. Try another duration.',
  },

  ...atsRefusals,
  ...moneyRefusals,
  ...promotionRefusals,
  ...sessionRefusals,
  ...traderRefusals,
  ...tournamentRefusals,

  // notices
  notice_fixed: {
    status: 422,
    message:
      'What is about your money, your identity and who may enter your account is always told and ' +
      'mailed.',
  },
  push_service_unknown: {
    status: 422,
    message: 'Push messages cannot be sent by the service of this browser.',
  },
  push_devices_most: {
    status: 422,
    message: 'Push messages go to {most} devices at most. Please remove one first.',
  },
  price_alerts_most: {
    status: 422,
    message: '{most} price alerts may wait at once. Please remove one first.',
  },
  price_alert_reached: { status: 422, message: 'The price of {symbol} is {price} already.' },
  unsubscribe_key_unknown: { status: 404, message: 'This link stops no mails.' },

  // plans
  plan_not_funded: {
    status: 422,
    message:
      'The {plan} plan asks for {$funding} of deposits less withdrawals: {$missing} ' +
      'are missing. Nothing is charged for a plan.',
  },
  plan_chosen: { status: 422, message: 'You have a plan: a higher one has to be asked for.' },
  plan_not_chosen: { status: 422, message: 'You have no plan yet: please choose one first.' },
  plan_not_higher: { status: 422, message: 'Only a higher plan than yours can be asked for.' },
  plan_request_open: {
    status: 409,
    message: 'You have asked for the {plan} plan. Another request would take its place.',
  },
  plan_request_decided: { status: 409, message: 'This request is {=state} already.' },

  // the demo account
  demo_running: { status: 422, message: 'Your demo balance is already $10,000 or more.' },
  demo_topup_used: {
    status: 422,
    message: 'The demo can be topped up once a day. Try again after {@again}.',
  },
} as const satisfies Record<string, RefusalText>

export type ClientRefusalCode = keyof typeof clientRefusals
