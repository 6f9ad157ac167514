// Every letter to clients, with values that are made up: nobody's name, address or money is here.

import { planTiers } from '#contract/public/plans.ts'
import type { SampleFacts } from '#contract/staff/samples.ts'
import { dollars } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { endedLetter } from '#server/automation/ats/ats-letters.ts'
import { pausedLetter } from '#server/automation/halts/halt-letters.ts'
import { keyEndedLetter } from '#server/automation/keys/key-letters.ts'
import { botEndedLetter } from '#server/automation/trader/trader-letters.ts'
import {
  webhookEndedLetter,
  webhookMadeLetter,
} from '#server/automation/webhooks/webhook-letters.ts'
import * as clients from '#server/identity/clients/client-letters.ts'
import * as changes from '#server/identity/documents/change-letters.ts'
import * as documents from '#server/identity/documents/document-letters.ts'
import { type FactorNews, factorLetter } from '#server/identity/factors/factor-letters.ts'
import * as freezes from '#server/identity/freezes/freeze-letters.ts'
import * as plans from '#server/identity/funding/plan-letters.ts'
import * as limits from '#server/identity/limits/limit-letters.ts'
import * as sessions from '#server/identity/sessions/session-letters.ts'
import { tokenMadeLetter } from '#server/identity/tokens/token-letters.ts'
import { correctionLetter } from '#server/money/corrections/correction-letters.ts'
import * as credits from '#server/money/credits/credit-letters.ts'
import * as deposits from '#server/money/deposits/deposit-letters.ts'
import * as withdrawals from '#server/money/withdrawals/withdrawal-letters.ts'
import * as closing from '#server/oversight/privacy/closing-letters.ts'
import type { Letter } from '#server/platform/mail.ts'
import { priceAlertLetter } from '#server/trading/alerts/alert-letters.ts'

export type Sample = {
  /** As the code calls the letter, and what it tells of where there are several. */
  readonly name: string
  readonly about: SampleFacts['about']
  readonly letter: Letter
}

const client = { firstname: 'Sam', language: 'en' } as const
/** It opens nothing. */
const token = 'sample-of-a-link'
const day = '2027-01-15'
const reason = 'This is where the reason stands, as a member of staff wrote it.'
const plan = planTiers[1].id
const at = millis(Date.UTC(2027, 0, 15, 12))

const paidOut = {
  amount: dollars(250),
  fee: dollars(3),
  destination: 'tb1q-sample-of-an-address',
  bank: null,
  method: 'btc',
  payout: null,
} as const
const reference = 'sample-of-a-transaction'

const factorNews: readonly FactorNews[] = [
  ...(['totp_added', 'totp_removed', 'passkey_added', 'passkey_removed'] as const),
  ...(['recovery_codes_made', 'recovery_code_used'] as const),
]

export function samplesFor(siteUrl: string): readonly Sample[] {
  return [
    ...of('account', { ...accountLetters(siteUrl), ...accountEnds() }),
    ...of('identity', identityLetters()),
    ...of('money', { ...depositLetters(), ...withdrawalLetters(), ...creditLetters() }),
    ...of('automation', automationLetters()),
    ...of('plan', planLetters()),
    ...of('account', noticeLetters()),
  ]
}

function of(about: Sample['about'], letters: Readonly<Record<string, Letter>>): Sample[] {
  return Object.entries(letters).map(([name, letter]) => ({ name, about, letter }))
}

function noticeLetters(): Record<string, Letter> {
  const text = 'Your bot for BTC/USD has stopped by itself.'
  const reached = { symbol: 'BTCUSD', price: '64218.4', time: '2026-11-28 21:40:05' }
  return {
    digestLetter: clients.digestLetter(client, [{ text, at }]),
    priceAlertLetter: priceAlertLetter(client, { kind: 'above', ...reached }),
  }
}

function accountLetters(siteUrl: string): Record<string, Letter> {
  const texts = [{ text: 'terms', version: day }] as const
  return {
    confirmationLetter: clients.confirmationLetter(client, token),
    alreadyClientLetter: clients.alreadyClientLetter(client),
    closedClientLetter: clients.closedClientLetter(client),
    resetLetter: clients.resetLetter(client, token),
    botEndedLetter: botEndedLetter(client, {
      pair: 'BTC/USD',
      isLive: true,
      reason: 'drawdown',
    }),
    webhookMadeLetter: webhookMadeLetter(client, { url: 'bots.example' }),
    webhookEndedLetter: webhookEndedLetter(client, { url: 'bots.example', why: 'failing' }),
    tokenMadeLetter: tokenMadeLetter(client, { name: 'My bot', scopes: ['read'] }),
    passwordChangedLetter: sessions.passwordChangedLetter(client),
    newEmailLetter: clients.newEmailLetter(client, token),
    newEmailNotice: clients.newEmailNotice(client),
    addressTakenLetter: clients.addressTakenLetter(client),
    emailChangedLetter: sessions.emailChangedLetter(client),
    emailGoneLetter: clients.emailGoneLetter(client),
    reusedTokenLetter: sessions.reusedTokenLetter(client),
    guessedAtLetter: sessions.guessedAtLetter(client),
    newDeviceLetter: sessions.newDeviceLetter(client, { browser: 'Firefox on Linux', at }),
    ...Object.fromEntries(
      factorNews.map((what) => [`factorLetter ${what}`, factorLetter(what)(client)]),
    ),
    textsAmendedLetter: clients.textsAmendedLetter(client, { texts, from: day, url: siteUrl }),
  }
}

function accountEnds(): Record<string, Letter> {
  const closed = { keptUntil: '2032-01-15', givenUp: null }
  return {
    coolOffLetter: limits.coolOffLetter(client, { until: at }),
    selfExclusionLetter: limits.selfExclusionLetter(client, { until: at }),
    demoEndedLetter: clients.demoEndedLetter(client, { reason }),
    frozenLetter: freezes.frozenLetter(client, { reason }),
    unfrozenLetter: freezes.unfrozenLetter(client, { reason }),
    closedLetter: closing.closedLetter(client, closed),
    closedByStaffLetter: closing.closedByStaffLetter(client, { ...closed, reason }),
  }
}

function identityLetters(): Record<string, Letter> {
  const asked = { phone: '+00 000' }
  return {
    documentReceivedLetter: documents.documentReceivedLetter(client),
    documentApprovedLetter: documents.documentApprovedLetter(client),
    documentRejectedLetter: documents.documentRejectedLetter(client, { reason }),
    identityReminderLetter: documents.identityReminderLetter(client, { dueOn: day }),
    identityExtendedLetter: documents.identityExtendedLetter(client, { dueOn: day }),
    changeAskedLetter: changes.changeAskedLetter(client, asked),
    changeApprovedLetter: changes.changeApprovedLetter(client, asked),
    changeRejectedLetter: changes.changeRejectedLetter(client, asked, reason),
  }
}

function depositLetters(): Record<string, Letter> {
  const coins = '0.01 BTC'
  const ended = { amount: '250.00', reason, reasonCode: null }
  const credited = { amount: '250.00', came: { by: 'card' }, identityDue: day } as const
  const received = { coins, needed: 3, isBack: false }
  return {
    depositReceivedLetter: deposits.depositReceivedLetter(client, received),
    depositLostLetter: deposits.depositLostLetter(client, { coins }),
    depositApprovedLetter: deposits.depositApprovedLetter(client, credited),
    depositCancelledLetter: deposits.depositCancelledLetter(client, ended),
    depositRejectedLetter: deposits.depositRejectedLetter(client, ended),
    depositReversedLetter: deposits.depositReversedLetter(client, ended),
    ...Object.fromEntries(
      (['deposit_restored', 'withdrawal_returned', 'goodwill'] as const).map((kind) => [
        `correctionLetter ${kind}`,
        correctionLetter(client, { kind, amount: '12.50', taken: '1.50', reason }),
      ]),
    ),
  }
}

function creditLetters(): Record<string, Letter> {
  const left = '-0.45'
  const bought = { credits: '50.00', price: '50.00', paid: '57.50', invoice: '2026-000001' }
  return {
    creditsBoughtLetter: credits.creditsBoughtLetter(client, { ...bought, until: day }),
    creditsGivenBackLetter: credits.creditsGivenBackLetter(client, {
      credits: '20.00',
      paid: '23.00',
      creditNote: '2026-000002',
    }),
    creditsLowLetter: credits.creditsLowLetter(client, { left }),
    creditsNotBoughtLetter: credits.creditsNotBoughtLetter(client, bought),
    creditsOverdueLetter: credits.creditsOverdueLetter(client, { left, since: day }),
  }
}

function withdrawalLetters(): Record<string, Letter> {
  const { amount, destination } = paidOut
  const asked = { ...paidOut, notBefore: null, stopToken: token }
  return {
    codeLetter: withdrawals.codeLetter(client, { code: 'abcd-1234', amount, destination }),
    destinationAddedLetter: withdrawals.destinationAddedLetter(client, { wallet: destination }),
    askedLetter: withdrawals.askedLetter(client, asked),
    approvedLetter: withdrawals.approvedLetter(client, paidOut),
    sentLetter: withdrawals.sentLetter(client, { ...paidOut, reference }),
    paidLetter: withdrawals.paidLetter(client, { ...paidOut, reference }),
    rejectedLetter: withdrawals.rejectedLetter(client, { ...paidOut, reason }),
    cancelledLetter: withdrawals.cancelledLetter(client, { ...paidOut, by: 'client' }),
  }
}

function automationLetters(): Record<string, Letter> {
  return {
    endedLetter: endedLetter(client, { reason: 'drawdown' }),
    pausedLetter: pausedLetter(client, { reason }),
    keyEndedLetter: keyEndedLetter(client, { name: 'My key', ending: 'too_mighty' }),
  }
}

function planLetters(): Record<string, Letter> {
  return {
    planSetLetter: plans.planSetLetter(client, plan),
    planRequestedLetter: plans.planRequestedLetter(client, plan),
    planCancelledLetter: plans.planCancelledLetter(client, plan),
    planApprovedLetter: plans.planApprovedLetter(client, plan),
    planRejectedLetter: plans.planRejectedLetter(client, { plan, reason }),
  }
}
