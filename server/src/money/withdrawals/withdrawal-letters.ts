// What we write to clients about their withdrawals.

import { unitsShown } from '#kernel/coins.ts'
import { figureShown, type Usd, usdShown } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Letter } from '#server/platform/mail.ts'
import { netOf, shownDestination, type Withdrawal } from './withdrawal.ts'

type Named = { readonly firstname: string }

export type CodeFacts = {
  readonly code: string
  readonly amount?: Usd | undefined
  readonly destination: string
}

export function codeLetter({ firstname }: Named, { code, amount, destination }: CodeFacts): Letter {
  const what =
    amount === undefined
      ? `to add this destination to your address book: ${destination}`
      : `to withdraw ${usdShown(amount)} to ${destination}`
  return {
    subject: 'Your code for a withdrawal',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `This code confirms that you want ${what}.`,
      `Code: ${code}`,
      'It is good for 15 minutes, once, and for nothing else. Give it to nobody.',
    ],
    closing: [
      'If you did not ask for it, somebody else is signed in as you: please choose a new ' +
        'password at once and write to us.',
    ],
  }
}

export function destinationAddedLetter(
  { firstname }: Named,
  { wallet }: { readonly wallet: string },
): Letter {
  return {
    subject: 'A withdrawal address was added',
    greeting: `Hello ${firstname},`,
    paragraphs: ['This address was added to your address book:', wallet],
    action: { label: 'Look at my address book', to: 'withdrawing' },
    closing: ['If that was not you, please choose a new password at once and write to us.'],
  }
}

export type AskedFacts = Pick<Withdrawal, 'amount' | 'fee' | 'destination' | 'bank'> & {
  readonly notBefore: Millis | null
  /** Cancels it, without signing in. */
  readonly stopToken: string
}

export function askedLetter({ firstname }: Named, facts: AskedFacts): Letter {
  const { amount, fee, notBefore, stopToken } = facts
  const waits =
    notBefore === null
      ? []
      : [`The destination is new: nothing leaves before ${iso(notBefore)} (UTC).`]
  return {
    subject: 'Your withdrawal was asked for',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `A withdrawal of ${usdShown(amount)} to ${shownDestination(facts)} was asked for; ` +
        `the fee of ${usdShown(fee)} comes off it. The money is held until it is paid.`,
      ...waits,
      'You need do nothing if that was you. If not, cancel it by this link; it works without ' +
        'signing in, until the money is on its way.',
    ],
    action: { label: 'Look at it, or cancel it', to: 'stopWithdrawal', token: stopToken },
    closing: [
      'If that was not you, please choose a new password at once as well, and write to us.',
    ],
  }
}

type Told = Pick<Withdrawal, 'amount' | 'fee' | 'destination' | 'bank'>
type Paid = Told & Pick<Withdrawal, 'method' | 'payout'> & { readonly reference: string }

/** What left: after the fee, and of a coin at which rate. */
function leftLine({ amount, fee, method, payout }: Paid): string {
  const net = `${usdShown(netOf({ amount, fee }))} after the fee of ${usdShown(fee)}`
  const { units = null, rate = null } = payout ?? {}
  if (method === 'bank' || units === null || rate === null) return `What left: ${net}.`
  const coins = unitsShown(method, units)
  return `What left: ${net}, which is ${coins} at ${figureShown(rate)} for one.`
}

export function approvedLetter({ firstname }: Named, told: Told): Letter {
  return {
    subject: 'Your withdrawal is approved',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your withdrawal of ${usdShown(told.amount)} to ${shownDestination(told)} is ` +
        'approved and will be sent.',
    ],
    action: { label: 'See your withdrawals', to: 'withdrawals' },
  }
}

export function sentLetter({ firstname }: Named, paid: Paid): Letter {
  return {
    subject: 'Your withdrawal was sent',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your withdrawal of ${usdShown(paid.amount)} to ${shownDestination(paid)} was ` +
        'sent. It counts as paid once the network has confirmed it.',
      leftLine(paid),
      `Transaction: ${paid.reference}`,
    ],
    action: { label: 'See your withdrawals', to: 'withdrawals' },
  }
}

export function paidLetter({ firstname }: Named, paid: Paid): Letter {
  return {
    subject: 'Your withdrawal is paid',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your withdrawal of ${usdShown(paid.amount)} to ${shownDestination(paid)} is paid.`,
      leftLine(paid),
      `${paid.bank ? 'Reference' : 'Transaction'}: ${paid.reference}`,
    ],
    action: { label: 'See your withdrawals', to: 'withdrawals' },
  }
}

export function rejectedLetter(
  { firstname }: Named,
  { reason, ...told }: Told & { readonly reason: string },
): Letter {
  return {
    subject: 'Your withdrawal was rejected',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your withdrawal of ${usdShown(told.amount)} to ${shownDestination(told)} was ` +
        'rejected, for this reason:',
      reason,
      'The money is back in your balance, without any fee.',
    ],
    action: { label: 'See your withdrawals', to: 'withdrawals' },
  }
}

/** Who cancelled: the client, signed in, or whoever pressed the link of our mail about it. */
export type CancelledBy = 'client' | 'mail'

const cancelled: Readonly<Record<CancelledBy, (what: string) => string>> = {
  client: (what) => `You have cancelled your withdrawal of ${what}.`,
  mail: (what) =>
    `Your withdrawal of ${what} was cancelled, by the link in our mail about it: no sign-in is ` +
    'needed for that.',
}

export function cancelledLetter(
  { firstname }: Named,
  { by, ...told }: Told & { readonly by: CancelledBy },
): Letter {
  const what = `${usdShown(told.amount)} to ${shownDestination(told)}`
  return {
    subject: 'Your withdrawal is cancelled',
    greeting: `Hello ${firstname},`,
    paragraphs: [cancelled[by](what), 'The money is back in your balance, without any fee.'],
    action: { label: 'See your withdrawals', to: 'withdrawals' },
    closing: ['If that was not you, please choose a new password at once and write to us.'],
  }
}
