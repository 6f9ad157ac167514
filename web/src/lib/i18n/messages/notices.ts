// The bell, and what each kind of notice says.

import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../notice-facts.ts'

/** The money, or words for it where its amount was not told. */
function sum(details: Details, otherwise: string): string {
  return moneyIn(details) ?? otherwise
}

function because(details: Details): string {
  return reasonIn(details, 'Reason')
}

function ofCoins(details: Details): string {
  const coins = coinsIn(details)
  return coins === undefined ? '' : ` of ${coins}`
}

const fields = {
  firstname: 'first name',
  lastname: 'last name',
  date_of_birth: 'date of birth',
  country: 'country',
  phone: 'phone number',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'your personal data'
}

const ends: Readonly<Record<string, string>> = {
  won: 'won',
  lost: 'lost',
  tied: 'a draw',
  voided: 'void',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, prize ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; ${money} went back to you`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `A payment${ofCoins(details)} was seen. It is credited once the network has confirmed it.`,
  deposit_approved: (details) =>
    `Deposit approved: ${sum(details, 'the money')} is on your balance.`,
  deposit_rejected: (details) =>
    `A deposit of ${sum(details, 'yours')} was rejected.${because(details)}`,
  deposit_cancelled: (details) => `You gave up a deposit of ${sum(details, 'yours')}.`,
  deposit_lost: (details) =>
    `The network lost a payment${ofCoins(details)} before it was ` +
    'credited. If it comes back, it is credited as usual.',
  deposit_reversed: (details) =>
    `A deposit of ${sum(details, 'yours')} was taken back.${because(details)} Your account is ` +
    'frozen until our staff has looked at it.',
  deposit_restored: (details) =>
    `A deposit that had been taken back is credited again: ${sum(details, 'the money')} is on ` +
    `your balance.${because(details)}`,
  goodwill_given: (details) =>
    `${sum(details, 'Money')} was added to your balance.${because(details)}`,
  credits_bought: (details) => `You bought ${creditsIn(details)} credits.`,
  credits_given_back: (details) =>
    `${creditsIn(details)} unused credits are given back: ${sum(details, 'the money')} is on ` +
    'your balance.',
  credits_not_bought: (details) =>
    `A deposit came and did not buy ${creditsIn(details)} credits: it is on your balance.`,
  credits_low: (details) =>
    `You have ${creditsIn(details)} credits left. With less than one the automated trader begins ` +
    'nothing new.',
  credits_overdue: (details) =>
    `You have ${creditsIn(details)} credits for two months or more: our terms let us end the ` +
    'account for that. Buying credits ends it at once.',
  grant: (details) => {
    const name = nameIn(details)
    if (details.step === 'paid') return `${sum(details, 'Money')} came from a promotion: ${name}.`
    return details.step === 'started'
      ? `${sum(details, 'Something')} of bonus dollars is promised to you: ${name}.`
      : `A promotion ended without being paid: ${name}. Your own money is as it was.`
  },
  account_frozen: (details) => `Your account is frozen.${because(details)}`,
  account_unfrozen: (details) => `Your account is no longer frozen.${because(details)}`,
  withdrawal_requested: (details) =>
    `Withdrawal of ${sum(details, 'money')} asked for. The amount is held.`,
  withdrawal_approved: (details) => `Withdrawal of ${sum(details, 'money')} approved.`,
  withdrawal_sent: (details) => `Withdrawal of ${sum(details, 'money')} is on its way.`,
  withdrawal_paid: (details) => `Withdrawal of ${sum(details, 'money')} paid.`,
  withdrawal_rejected: (details) =>
    `Withdrawal of ${sum(details, 'money')} rejected: it is back on your balance.` +
    because(details),
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Withdrawal of ${sum(details, 'money')} cancelled by the link in its mail: it is back on ` +
        'your balance.'
      : `You cancelled a withdrawal of ${sum(details, 'money')}: it is back on your balance.`,
  withdrawal_returned: (details) =>
    `Withdrawal of ${sum(details, 'money')} came back to your balance.${because(details)}`,
  destination_added: ({ label }) =>
    `A new payout destination was added${typeof label === 'string' ? `: ${label}` : ''}. ` +
    'If that was not you, change your password now.',
  document_approved: () => 'Your identity document was checked and approved.',
  document_rejected: (details) =>
    `Your identity document was not accepted.${because(details)} Please send another picture.`,
  identity_changed: (details) => `What you asked to change counts now: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `What you asked to change was not accepted: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Your plan is now ${planIn(details)}. Nothing was charged.`,
  plan_requested: (details) => `Upgrade to ${planIn(details)} asked for.`,
  plan_cancelled: (details) => `You took back the upgrade to ${planIn(details)}.`,
  plan_approved: (details) => `Upgrade approved: your plan is now ${planIn(details)}.`,
  plan_rejected: (details) => `The upgrade to ${planIn(details)} was rejected.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Your automated trades are off (${mode === 'real' ? 'live' : 'demo'}). Their log says why.`,
  ats_trade: ({ symbol, outcome, brought }) =>
    `Automated trade${symbol ? ` on ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'it ended'}${result(brought)}.`,
  ats_paused: (details) => `Our staff paused your automated trades.${because(details)}`,
  ats_resumed: (details) => `Your automated trades may go on.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `Your bot for ${pair} has stopped by itself.` : 'A bot of yours has stopped by itself.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `The tournament is over: place ${details.place}${wonIn(details.prize)}.`
      : 'The tournament is over. You have not traded in it, so you have no place.',
  tournament_unbeaten: (details) =>
    `Too few traded in the tournament: it has no result${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `The tournament was cancelled${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Nothing is sent to your webhook at ${host} any more.`
      : 'Nothing is sent to one of your webhooks any more.',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol} has reached ${pricesIn(price)}.`
      : 'A price has reached a level of yours.',
  chat_answered: () => 'Support has answered you in the chat.',
}

export const notices = {
  title: 'Notices',
  bell: (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${unread} unread`),
  empty: 'Nothing yet. Deposits, withdrawals, plans and your documents are told here.',
  more: 'Load more',
  unread: 'New',
  news: 'There is news about your account.',
  utc: 'Times are UTC.',
  textOf: (kind: string, details: Details): string => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
