// An event of an account or of the install, and the chains that bind them, one for each client and
// one for the install: each event carries the hash of the one before in its chain, so a change
// anywhere breaks every hash after it.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'

export type Actor = 'client' | 'system' | `staff:${string}`

export type Event = {
  readonly at: Millis
  /** Whose account it is about; null for what is about the install. */
  readonly clientId: ClientId | null
  readonly actor: Actor
  /** A word of `eventKinds`. */
  readonly kind: EventKind
  /** Facts for whoever reads it later; never a secret, a password or a token. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>
}

/** Everything that is recorded; the sentence is for the client whom it is about. */
export const eventKinds = {
  signed_up: 'Account opened',
  signed_in: 'Signed in',
  signed_in_new_device: 'Signed in from a new device',
  session_ended: 'A session was ended',
  device_forgotten: 'A browser was forgotten',
  guessed_at: 'Wrong passwords were tried from many networks',
  token_reused: 'A session was ended because its token was used twice',
  texts_accepted: 'Legal texts accepted',
  email_confirmed: 'E-mail address confirmed',
  email_change_asked: 'Change of the e-mail address asked for',
  email_changed: 'E-mail address changed',
  password_reset_asked: 'Password reset asked for',
  password_changed: 'Password changed',
  profile_completed: 'Profile completed',
  profile_changed: 'Profile changed',
  totp_added: 'Authenticator app added',
  totp_removed: 'Authenticator app removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'A recovery code was used',
  document_sent: 'Identity document sent',
  document_approved: 'Identity document approved',
  document_rejected: 'Identity document rejected',
  identity_change_asked: 'Change of name, date of birth, country or phone asked for',
  identity_change_withdrawn: 'Change of name, date of birth, country or phone taken back',
  identity_change_rejected: 'Change of name, date of birth, country or phone rejected',
  identity_changed: 'Name, date of birth, country or phone changed, as a document proves',
  identity_extended: 'More time to send an identity document',
  deposit_address_made: 'A deposit address was made for you',
  deposit_address_changed: 'A deposit address was found changed, and is not used',
  deposit_asked: 'Deposit asked for',
  deposit_seen: 'Payment to your deposit address seen',
  deposit_approved: 'Deposit approved',
  deposit_rejected: 'Deposit rejected',
  deposit_cancelled: 'Deposit given up',
  deposit_lost: 'The network lost a payment of yours before it was credited',
  deposit_reversed: 'Deposit taken back; account frozen',
  deposit_restored: 'Deposit that was taken back credited again',
  account_frozen: 'Account frozen by our staff',
  unfreeze_approved: 'A member of staff wants the account to go on',
  account_unfrozen: 'Account no longer frozen',
  correction_proposed: 'A correction was proposed',
  correction_withdrawn: 'A proposed correction was withdrawn',
  withdrawal_returned: 'A payment of a withdrawal came back and was booked back',
  goodwill_given: 'Goodwill added to the balance',
  plan_set: 'Plan chosen; nothing was charged',
  plan_requested: 'Higher plan asked for',
  plan_cancelled: 'Request for a higher plan taken back',
  plan_approved: 'Higher plan approved',
  plan_rejected: 'Higher plan rejected',
  limit_set: 'A limit of your own was set',
  limit_raise_asked: 'Raising a limit was asked for; it takes effect a day later',
  cool_off_started: 'Cool-off started',
  self_exclusion_started: 'Self-exclusion started',
  data_exported: 'Your data was exported',
  account_closed: 'Account closed',
  client_erased: 'What told who the client was is erased',
  withdrawal_asked: 'Withdrawal asked for',
  withdrawal_approved: 'Withdrawal approved',
  withdrawal_rejected: 'Withdrawal rejected; the money is back',
  withdrawal_cancelled: 'Withdrawal cancelled; the money is back',
  withdrawal_stopped: 'Cancelled by the link in its mail; new withdrawals wait',
  withdrawal_prepared: 'Withdrawal prepared to be sent',
  withdrawal_sent: 'Withdrawal sent',
  withdrawal_paid: 'Withdrawal paid',
  bank_file_taken: 'A file for the bank was written once more',
  bank_payment_refused: 'The bank did not make a payment: it is made anew',
  withdrawal_code_sent: 'A code to confirm was sent by mail',
  payout_address_added: 'Withdrawal address added',
  payout_address_removed: 'Withdrawal address removed',
  claim_attested: 'A statement about the operator was attested',
  claim_withdrawn: 'A statement about the operator was withdrawn',
  setting_changed: 'A setting of the install was changed',
  staff_added: 'A member of staff was added',
  staff_removed: 'A member of staff left',
  staff_invited: 'A member of staff may set up a second factor',
  staff_factor_added: 'A member of staff set up a second factor',
  staff_code_refused: 'Somebody could not prove to be a member of staff',
  change_proposed: 'What takes two members of staff was proposed',
  change_confirmed: 'What takes two members of staff was confirmed',
  change_withdrawn: 'What takes two members of staff was stopped',
  books_differ: 'The books and those who keep the money differ',
  books_agree: 'A difference of the books is gone',
  custody_movement_noted: "A movement of the operator's own coins was noted",
  custody_movement_confirmed: "A movement of the operator's own coins was confirmed",
  custody_movement_dropped: "A noted movement of the operator's own coins was dropped",
  staff_action: 'A member of staff acted on the account',
} as const satisfies Record<string, string>

export type EventKind = keyof typeof eventKinds

/** Of what is about no client; what was recorded before clients had chains is in it too. */
export const installChain = 0n

/** Whose chain an event goes into. */
export function chainOf({ clientId }: Pick<Event, 'clientId'>): bigint {
  return clientId ?? installChain
}

export type Link = {
  /** Its number in its chain, from 1. */
  readonly nr: bigint
  readonly at: Millis
  readonly clientId: ClientId | null
  readonly actor: string
  readonly kind: string
  /** The text that was stored. */
  readonly details: string
  readonly previous: Buffer
}
