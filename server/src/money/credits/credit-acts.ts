// In which forms what happens to a client's credits is told.

import type { CreditUse } from '#contract/client/credits.ts'
import { type Eur, type Usd, usdToText } from '#kernel/money.ts'
import { act } from '#server/identity/clients/told-act.ts'
import {
  creditsBoughtLetter,
  creditsGivenBackLetter,
  creditsLowLetter,
  creditsNotBoughtLetter,
  creditsOverdueLetter,
} from './credit-letters.ts'

type Bought = {
  readonly id: string
  readonly credits: Eur
  readonly price: Eur
  readonly paid: Usd
  readonly invoice: string
  /** The last day on which what is unused can be given back; null: it cannot. */
  readonly until: string | null
}

type Returned = {
  readonly id: string
  readonly credits: Eur
  readonly price: Eur
  readonly paid: Usd
  readonly creditNote: string
}

type Charged = {
  readonly id: string
  readonly kind: CreditUse
  readonly ref: string
  readonly credits: Eur
  readonly balance: Eur
}

type Low = { readonly balance: Eur }

export const creditActs = {
  bought: act<Bought>({
    event: 'credits_bought',
    details: ({ id, credits, price, paid, invoice }) => ({
      purchase: id,
      credits: usdToText(credits),
      euros: usdToText(price),
      amount: usdToText(paid),
      invoice,
    }),
    notice: {
      kind: 'credits_bought',
      details: ({ credits, paid, invoice }) => ({
        credits: usdToText(credits),
        amount: usdToText(paid),
        invoice,
      }),
    },
    letter: (client, { credits, price, paid, invoice, until }) =>
      creditsBoughtLetter(client, {
        credits: usdToText(credits),
        price: usdToText(price),
        paid: usdToText(paid),
        invoice,
        until,
      }),
  }),
  returned: act<Returned>({
    event: 'credits_given_back',
    details: ({ id, credits, price, paid, creditNote }) => ({
      purchase: id,
      credits: usdToText(credits),
      euros: usdToText(price),
      amount: usdToText(paid),
      credit_note: creditNote,
    }),
    notice: {
      kind: 'credits_given_back',
      details: ({ credits, paid }) => ({ credits: usdToText(credits), amount: usdToText(paid) }),
    },
    letter: (client, { credits, paid, creditNote }) =>
      creditsGivenBackLetter(client, {
        credits: usdToText(credits),
        paid: usdToText(paid),
        creditNote,
      }),
  }),
  charged: act<Charged>({
    event: 'credits_charged',
    details: ({ id, kind, ref, credits, balance }) => ({
      charge: id,
      use: kind,
      about: ref,
      credits: usdToText(credits),
      left: usdToText(balance),
    }),
  }),
  low: act<Low>({
    event: 'credits_low',
    details: ({ balance }) => ({ left: usdToText(balance) }),
    notice: { kind: 'credits_low', details: ({ balance }) => ({ credits: usdToText(balance) }) },
    letter: (client, { balance }) => creditsLowLetter(client, { left: usdToText(balance) }),
  }),
  not_bought: act<{ readonly deposit: string; readonly credits: Eur; readonly why: string }>({
    event: 'credits_not_bought',
    details: ({ deposit, credits, why }) => ({ deposit, credits: usdToText(credits), code: why }),
    notice: {
      kind: 'credits_not_bought',
      details: ({ credits }) => ({ credits: usdToText(credits) }),
    },
    letter: (client, { credits }) =>
      creditsNotBoughtLetter(client, { credits: usdToText(credits) }),
  }),
  overdue: act<Low & { readonly since: string }>({
    event: 'credits_overdue',
    details: ({ balance, since }) => ({ left: usdToText(balance), since }),
    notice: {
      kind: 'credits_overdue',
      details: ({ balance }) => ({ credits: usdToText(balance) }),
    },
    letter: (client, { balance, since }) =>
      creditsOverdueLetter(client, { left: usdToText(balance), since }),
  }),
}
