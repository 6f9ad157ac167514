// Paying in: the choice of a way, the modals of the coins, and the history.

import type { DepositDetail, DepositStatus } from '#contract/client/deposits.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'the chain of this sandbox'
  const coin = coinNames[facts.coin]
  const names = {
    main: `the ${coin} network`,
    test: `${coin}’s test network${facts.name ? ` ${facts.name}` : ''}`,
    local: `a private ${coin} network for tests`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'Within the hour' : 'Within minutes'
}

/** "15 seconds", "4 minutes" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
}

export const deposits = {
  title: 'Deposit Fund',
  intro:
    'Choose how you want to pay in. What arrives is added to the balance of your live account.',
  gateways: { card: 'Card', ...coinNames },
  gatewayNotes: {
    card: 'Your card details go to the payment provider, never to us.',
    ...perCoin(() => 'To an address of your own. Credited once the network has confirmed it.'),
  },
  /** From how much on, what it costs, and how long it usually takes. */
  gatewayTerms: {
    card: 'From $10. No fee from us. In seconds.',
    ...perCoin((coin) => `From $1. No fee from us. ${within(coin)}.`),
  },
  open: (name: string) => `Deposit with ${name}`,
  loading: 'Loading',
  coins: coinNames,
  amountLabel: 'Amount in USD',
  amountHint: 'From $1 to $1,000,000. We take no fee; your wallet pays that of the network.',
  amountWrong: 'Enter dollars from 1 to 1,000,000, with at most two decimals.',
  equivalent: (code: string) => `Amount in ${code}`,
  equivalentNone: 'Enter an amount to see it.',
  rateLine: (rate: string, code: string) => `1 ${code} = ${rate}`,
  preview: 'Preview',
  working: 'One moment',
  send: 'Send exactly',
  address: 'to this address of yours',
  copyAddress: 'Copy the address',
  copyAmount: 'Copy the amount',
  copied: 'Wallet address copied!',
  amountCopied: 'Amount copied!',
  qr: 'The address and the amount as a QR code',
  timeLeft: 'This rate holds for',
  timeOver: 'This rate has ended. You can still pay: the rate of the confirmation is used then.',
  newRate: 'Take the new rate',
  testNet: 'Test coins only. These coins and this address are worth nothing.',
  onlyThis: (name: string, network: string) =>
    `Send only ${name}, over ${networkName(network)}. Other coins and networks are lost.`,
  keep:
    'Exactly this amount, sent in time, is credited at this rate. Request puts it on your list, ' +
    'with the picture if you chose one.',
  arrived: (coins: string) => `Your payment of ${coins} was seen.`,
  byItself: 'You can close this: it goes on by itself, and you are told when it is credited.',
  /** Of a payment that is taken up again. */
  asked: 'You asked for this deposit, and can close this. Nothing came of it so far.',
  goOn: 'Go on',
  goOnWith: (money: string) => `Go on with the payment of ${money}`,
  giveUp: 'Give up this deposit',
  close: 'Close',
  takes: (needed: number, seconds: number) =>
    `On your balance after ${needed} confirmations, about ${lasting(seconds)} after you sent it.`,
  receipt: 'Receipt picture (optional)',
  receiptHint:
    'JPEG, PNG or WebP, at most 5 MB. A note to our staff: only the payment itself counts.',
  chooseReceipt: 'Choose a picture',
  otherReceipt: 'Choose another picture',
  receiptLarge: 'Max file size is 5mb',
  receiptUnknown: 'Please choose a JPEG, PNG or WebP picture.',
  request: 'Request',
  requesting: 'Sending',
  back: 'Back',
  done: 'Done',
  test: 'Test',
  testCoins: 'Send test coins',
  testCoinsNote: 'The sandbox pays this address for you, so that you can watch a deposit arrive.',
  status: 'Payment',
  underWay: 'Under way',
  showHistory: 'Deposit History',
  historyTitle: 'Deposit History',
  columns: {
    nr: 'S/N',
    id: 'Transaction ID',
    shortId: 'ID',
    method: 'Method',
    amount: 'Amount Deposited',
    shortAmount: 'Amount',
    coin: 'Amount in Coin',
    status: 'Status',
    date: 'Date',
    time: 'Time',
  },
  empty: 'You have no deposits yet.',
  emptyMore:
    'Each one will stand here with its state, from when it is seen first until it is credited.',
  more: 'Load more',
  underWayFailed: 'What is under way could not be loaded.',
  statuses: {
    Pending: 'Pending',
    Approved: 'Approved',
    Rejected: 'Rejected',
  } satisfies Record<DepositStatus, string>,
  /** What is going on, in a line. */
  detail: {
    waiting: 'Waiting for your payment',
    rate_over: 'Waiting; the rate of the confirmation will be used',
    seen: 'Seen, waiting for its first block',
    confirming: 'Being confirmed',
    gone: 'The network lost it; it may come back',
    exact: 'Credited as asked',
    partial: 'Less came than asked; credited as it came',
    over: 'More came than asked; all of it credited',
    late: 'Came late; credited at the rate of its confirmation',
    unasked: 'Credited at the rate of its confirmation',
    restored: 'Taken back, and credited again',
    expired: 'No payment came',
    cancelled: 'You gave it up',
    dust: 'Worth less than a cent',
    declined: 'Declined',
    refused: 'Rejected by our staff',
    disputed: 'Disputed, and taken back',
    reorged: 'The network took it back',
  } satisfies Record<DepositDetail, string>,
  confirmed: (deep: number, needed: number) =>
    `${Math.min(deep, needed)} of ${needed} confirmations`,
  credited: (money: string) => `${money} added to your balance`,
  unknownAmount: 'on confirmation',
  rate: (rate: string) => `at ${rate}`,
  rates: (rate: string, rest: string) => `at ${rate}, the rest at ${rest}`,
}
