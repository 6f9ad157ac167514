// What we write to clients about their withdrawals.

import type { Language } from '#contract/shared/languages.ts'
import { unitsShown } from '#kernel/coins.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { asOne, coinsIn, dollarsIn, minuteIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'
import { netOf, shownDestination, type Withdrawal } from './withdrawal.ts'

const to = { to: 'withdrawals' } as const
const wordsFor = ({ language }: Addressee) => wordingIn(language).withdrawals

function usdIn(language: Language, amount: Usd): string {
  return dollarsIn(language, usdToText(amount))
}

export type CodeFacts = {
  readonly code: string
  readonly amount?: Usd | undefined
  readonly destination: string
}

export function codeLetter(client: Addressee, { code, amount, destination }: CodeFacts): Letter {
  const { language } = client
  const words = wordsFor(client)
  const said = words.code(asOne(language, code))
  const place = asOne(language, destination)
  const what =
    amount === undefined ? words.codeToAdd(place) : words.codeToSend(usdIn(language, amount), place)
  return letterTo(client, { ...said, paragraphs: [what, ...said.paragraphs] })
}

export function destinationAddedLetter(
  client: Addressee,
  { wallet }: { readonly wallet: string },
): Letter {
  const said = wordsFor(client).placeAdded(asOne(client.language, wallet))
  return leadingLetter(client, said, { to: 'withdrawing' })
}

export type AskedFacts = Pick<Withdrawal, 'amount' | 'fee' | 'destination' | 'bank'> & {
  readonly notBefore: Millis | null
  /** Cancels it, without signing in. */
  readonly stopToken: string
}

export function askedLetter(client: Addressee, facts: AskedFacts): Letter {
  const { language } = client
  const { fee, notBefore, stopToken } = facts
  const words = wordsFor(client)
  const [amount, place] = movedIn(language, facts)
  const said = words.asked(amount, place, usdIn(language, fee))
  const [first = '', ...others] = said.paragraphs
  const waits = notBefore === null ? [] : [words.waits(minuteIn(language, notBefore))]
  const paragraphs = [first, ...waits, ...others]
  return leadingLetter(client, { ...said, paragraphs }, { to: 'stopWithdrawal', token: stopToken })
}

type Told = Pick<Withdrawal, 'amount' | 'fee' | 'destination' | 'bank'>
type Paid = Told & Pick<Withdrawal, 'method' | 'payout'> & { readonly reference: string }

/** How much, and where to. */
function movedIn(language: Language, told: Told): readonly [amount: string, place: string] {
  return [usdIn(language, told.amount), asOne(language, shownDestination(told))]
}

/** What left: after the fee, and of a coin at which rate. */
function leftLine(client: Addressee, { amount, fee, method, payout }: Paid): string {
  const { language } = client
  const { left, leftInCoins } = wordsFor(client)
  const net = usdIn(language, netOf({ amount, fee }))
  const cost = usdIn(language, fee)
  const { units = null, rate = null } = payout ?? {}
  if (method === 'bank' || units === null || rate === null) return left(net, cost)
  const coins = coinsIn(language, unitsShown(method, units))
  return leftInCoins(net, cost, coins, dollarsIn(language, rate))
}

export function approvedLetter(client: Addressee, told: Told): Letter {
  const [amount, place] = movedIn(client.language, told)
  return leadingLetter(client, wordsFor(client).approved(amount, place), to)
}

export function sentLetter(client: Addressee, paid: Paid): Letter {
  return leavingLetter(client, paid, 'sent')
}

export function paidLetter(client: Addressee, paid: Paid): Letter {
  return leavingLetter(client, paid, 'paid')
}

function leavingLetter(client: Addressee, paid: Paid, step: 'sent' | 'paid'): Letter {
  const words = wordsFor(client)
  const [amount, place] = movedIn(client.language, paid)
  const said = words[step](amount, place)
  const name = paid.bank ? words.reference : words.transaction
  const proof = name(asOne(client.language, paid.reference))
  const paragraphs = [...said.paragraphs, leftLine(client, paid), proof]
  return leadingLetter(client, { ...said, paragraphs }, to)
}

export function rejectedLetter(
  client: Addressee,
  { reason, ...told }: Told & { readonly reason: string },
): Letter {
  const [amount, place] = movedIn(client.language, told)
  return leadingLetter(client, wordsFor(client).rejected(amount, place, reason), to)
}

/** Who cancelled: the client, signed in, or whoever pressed the link of our mail about it. */
export type CancelledBy = 'client' | 'mail'

export function cancelledLetter(
  client: Addressee,
  { by, ...told }: Told & { readonly by: CancelledBy },
): Letter {
  const { cancelled, cancelledByMail } = wordsFor(client)
  const [amount, place] = movedIn(client.language, told)
  const write = by === 'mail' ? cancelledByMail : cancelled
  return leadingLetter(client, write(amount, place), to)
}
