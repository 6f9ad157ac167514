// What the install sounds an alarm for: a code for each sentence, and the sentence in English, as
// the log and letters have it. The office has words of its own for each code, in its language.

import * as z from 'zod/mini'
import { english } from '../shared/english.ts'
import { type Details, filledIn } from '../shared/fill-in.ts'
import { Details as DetailsShape, Text } from '../shared/wire.ts'

export const alarmTexts = {
  // of settings
  setting_changed: 'The setting {=setting} has changed, as two people agreed.',
  setting_stays: 'The setting {=setting} should have changed and did not (proposal {proposal}).',
  not_agreed: 'It was not agreed on like this, or can have no such value.',
  part_in_doubt: 'What it is a part of is not as it was decided.',
  keys_wrong: '{problem}',
  setting_unknown:
    'The setting {=setting} was changed in the database and is not used: there is no setting of ' +
    'this name.',
  setting_unreadable:
    'The setting {=setting} was changed in the database and is not used: it can have no such ' +
    'value.',
  setting_undecided:
    'The setting {=setting} was changed in the database and is not used: it is not what was ' +
    'last decided, as it was recorded.',
  setting_unmarked:
    'The setting {=setting} was changed in the database and is not used: it lacks the mark of ' +
    'those who decided.',
  setting_gone:
    'The setting {=setting} was changed in the database and is not used: it was decided on, and ' +
    'its row is gone.',
  setting_again: 'Find out who writes there, and set it again.',

  // of members who lost what they prove themselves with
  recovery_asked:
    '{asked_by} says that {member} has lost their authenticator app: at {@due} they are mailed ' +
    'an invitation to set up a new one. If that is not so, withdraw the proposal {proposal}.',
  recovery_done: '{member} was mailed an invitation for a new second factor, as {asked_by} asked.',
  recovery_over: '{member} is not invited to set up a new second factor: one of the two has left.',

  // of clients
  passwords_guessed:
    'client {client}: wrong passwords from more than {networks} networks in a day.',
  credits_overdue:
    'client {client}: credits below zero since {since}, two months and more. The terms let the ' +
    'account be ended, and the client has been told.',
  address_changed:
    'A deposit address was changed in the database ({coin}, {network}, index {index}): it is ' +
    'neither shown nor watched. Find out who writes there.',

  // of cards
  card_message: 'card: a signed message of {provider} does not agree with its books.',
  card_payment_unknown: 'card: payment {payment} of {provider} belongs to no deposit here.',
  card_payment_unbooked: 'card: payment {payment} could not be booked: {=refusal}.',

  // of prices
  source_not_good:
    'prices: {source} is {=state}; {good} of its {instruments} instruments are good.',
  trades_void: 'void trades: {voided} of {settled} trades of the last hour are void.',
  void_cause: '{=cause}: {count} of them.',

  stops_unread: 'Stops of trading could not be read: {problem}.',

  // of the log
  log_not_kept:
    'The public log has not been kept for {minutes} minutes: trades go on, and cannot be proven ' +
    'until it is. The server’s own log says why.',

  witness_contradicts:
    'The witness {=witness} has signed {count} entries of the public log, more than it holds: ' +
    'it was cut, as by restoring an old backup. What it held is in the hands of others.',
  witness_refuses:
    'The witness {=witness} refuses to sign what the public log says ({count}): either it ' +
    'does not watch this log, or what it signed before is not what the log holds now.',
  witness_silent: 'The witness {=witness} has signed nothing for {count} hours.',

  // of the books: each with what it is about, and then both amounts
  books_differ: 'reconciliation:',
  book_not_zero: 'What clients are owed is not what the books have for it ({about}):',
  custody_differs: 'The ledger and the records differ on what is kept ({about}):',
  held_differs: 'The ledger and the records differ on what is held ({about}):',
  fees_differ: 'The ledger and the records differ on the fees ({about}):',
  output_unknown: 'The chain has a payment to us that is in no record ({about}):',
  output_not_credited: 'A payment is deep enough and not credited ({about}):',
  output_differs: 'The chain has another amount of a payment ({about}):',
  output_not_on_chain: 'The chain does not have a payment of our records ({about}):',
  output_back: 'The chain has a payment again that was taken back: staff can restore it ({about}):',
  output_credited_twice: 'A payment was credited twice ({about}):',
  payout_not_on_chain: 'The chain does not have a payout that counts as paid ({about}):',
  payout_differs: 'A payout pays another amount ({about}):',
  payout_not_settled: 'A payout has long left and does not count as paid ({about}):',
  movement_not_on_chain: 'The chain does not have a movement that staff noted ({about}):',
  coins_differ: 'The chain holds other than what came and left ({about}):',
  charge_not_credited: 'A card paid and nothing was credited ({about}):',
  charge_not_taken: 'A card deposit was credited and the provider took nothing ({about}):',
  charge_differs: 'The provider took another amount from a card ({about}):',
  dispute_not_booked: 'A card payment is disputed and was not taken back ({about}):',
  dispute_won:
    'The card provider has a payment again that was taken back: staff can restore it ({about}):',
  dollars_between: 'ours {$ours}, theirs {$theirs}, difference {$between}.',
  coins_between: 'ours {=ours} {coin}, theirs {=theirs} {coin}, difference {=between} {coin}.',

  // of what must be true of the books
  invariant_broken: 'books: what must be true is not ({invariant}, {count}): {first}',

  /** Where they would be too many for one alarm. */
  and_more: 'And {count} more.',
} as const

export type AlarmCode = keyof typeof alarmTexts

/** A sentence of an alarm. */
export type AlarmPart = { readonly code: AlarmCode; readonly details?: Details }

/** For what staff must see at once; one alarm of one or more sentences. */
export type Alarm = (...parts: readonly AlarmPart[]) => void

/** In English. */
export function alarmText(parts: readonly AlarmPart[]): string {
  return parts.map(({ code, details }) => filledIn(alarmTexts[code], details, english)).join(' ')
}

/** On the wire and as it is kept: of a newer install it may have another code. */
export const AlarmParts = z.array(z.object({ code: Text, details: z.optional(DetailsShape) }))
export type AlarmParts = z.infer<typeof AlarmParts>
