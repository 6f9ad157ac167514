// What is said of a call that did what was asked, where people read it: a code each, and how API
// users are told in English. Browsers have words of their own for each code, in their language.

import { traderSuccesses } from './trader-successes.ts'

export const successes = {
  // registering, and getting in again
  signed_up: 'Please check your mailbox and confirm your email!',
  profile_saved: 'Profile Saved Successfully!',
  document_sent: 'Government ID Submitted Successfully!',
  email_confirmed: 'Your e-mail is confirmed!',
  email_confirmed_already: 'Your e-mail is already confirmed.',
  link_sent: 'We have sent you a new link. Please check your mailbox!',
  reset_asked:
    'If this address is that of an account, we have sent a link to it. Please check your mailbox!',
  password_changed: 'Password Changed Successfully',
  email_changed: 'Your e-mail address is changed.',
  email_change_asked: 'Please open the link that we have sent to the new address!',
  message_received: 'Your message was received. We answer by e-mail.',
  transcript_sent: 'We have sent it to your mailbox.',

  // the account
  profile_updated: 'Profile updated successfully!',
  picture_removed: 'Your picture is removed.',
  identity_change_asked:
    'We have received your request. Until it is decided, what was known before counts.',
  identity_change_taken_back: 'Taken back. Nothing has changed.',
  texts_accepted: 'You have accepted the texts.',
  demo_ready: 'Your demo is ready.',
  ats_settled: 'Your settings for automated trades are saved.',
  ats_on: 'Automated trades are on.',
  ats_off: 'Automated trades are off.',
  account_closed: 'Your account is closed.',
  plan_set: 'Your plan is set. Nothing was charged.',
  plan_requested: 'Your request was sent. Our staff will look at it.',
  plan_request_taken_back: 'Your request is taken back.',

  // how it is kept safe
  authenticator_on: 'Your authenticator app is on.',
  authenticator_off: 'Your authenticator app is off.',
  authenticator_made: 'Now add it to your app.',
  recovery_codes_made: 'Your new recovery codes.',
  passkey_added: 'Your passkey is added.',
  passkey_renamed: 'The passkey has its new name.',
  passkey_removed: 'The passkey is removed.',
  token_made: 'Your token. It is shown this once.',
  token_revoked: 'That token is revoked.',
  webhook_made: 'Your webhook. Its secret is shown this once.',
  webhook_secret_made: 'The new secret. It is shown this once.',
  webhook_paused: 'That webhook is paused. What happens meanwhile waits.',
  webhook_resumed: 'That webhook is sent to again.',
  webhook_removed: 'That webhook is ended.',
  webhook_tested: 'A message is on its way.',
  webhook_replayed: 'They are sent again.',
  session_ended: 'That session has ended.',
  sessions_ended: 'The other sessions have ended.',
  no_other_sessions: 'There were no other sessions.',
  device_forgotten: 'That browser is forgotten.',

  // own limits
  limit_set: 'Your limit is set.',
  limit_raise_waits: 'Your limit changes in 24 hours.',
  limit_stays: 'Your limit stays as it is.',
  reminder_set: 'Your reminder is set.',
  reminder_off: 'The reminder is off.',
  cool_off_started: 'Your cool-off has started.',
  self_excluded: 'You have excluded yourself.',

  // before live trading
  questions_passed: 'You have passed: you may trade live.',
  questions_failed: 'That was not enough this time. You can try again in 24 hours.',

  // money
  deposit_asked: 'Your deposit request was received. It is credited once the payment is confirmed.',
  card_deposit_asked: 'Your deposit request was received.',
  deposit_given_up: 'You gave up the deposit.',
  tournament_joined: 'You are in the tournament.',
  tournament_left: 'You have left the tournament.',
  tournament_rebought: 'You have the chips of the start again.',
  credits_bought: 'The credits are yours.',
  credits_ordered: 'The deposit buys the credits once it is credited.',
  credits_order_dropped: 'The deposit buys no credits: what comes stays on your balance.',
  credits_given_back: 'The credits are given back; the money is on your balance.',
  promotion_granted: 'It is yours. What becomes of it is told below.',
  grant_given_up: 'You gave it up. Nothing of your own money has changed.',
  test_coins_sent: 'Test coins are on their way.',
  withdrawal_asked: 'Your withdrawal is on record; the money is held for it.',
  withdrawal_cancelled: 'Your withdrawal is cancelled; the money is back.',
  withdrawal_stopped: 'The withdrawal is cancelled; the money is back.',
  withdrawal_code_sent: 'A code is on its way to your mailbox.',
  address_added: 'The address is in your book.',
  address_removed: 'The address is removed.',

  ...traderSuccesses,
} as const

export type SuccessCode = keyof typeof successes
