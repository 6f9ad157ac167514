// What we write to clients about their credits.

import { creditDebtMonths, creditsLeast } from '#contract/client/credits.ts'
import { figureShown } from '#kernel/money.ts'
import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

const action = { label: 'See your credits', to: 'credits' } as const

type Bought = {
  readonly credits: string
  readonly price: string
  readonly paid: string
  readonly invoice: string
  readonly until: string | null
}

export function creditsBoughtLetter(
  { firstname }: Named,
  { credits, price, paid, invoice, until }: Bought,
): Letter {
  return {
    subject: `You bought ${credits} credits`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `${credits} credits are yours. They cost €${price} with tax, which was ` +
        `${figureShown(paid)} of your live balance. The invoice is ${invoice}; it is on the ` +
        'page of your credits.',
      until === null
        ? 'Credits cannot be given back.'
        : `What you have not used by ${until} can be given back there until then.`,
    ],
    action,
  }
}

export function creditsGivenBackLetter(
  { firstname }: Named,
  {
    credits,
    paid,
    creditNote,
  }: { readonly credits: string; readonly paid: string; readonly creditNote: string },
): Letter {
  return {
    subject: `You gave back ${credits} credits`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `${figureShown(paid)} are on your live balance again for ${credits} credits that were not ` +
        `used. The credit note is ${creditNote}.`,
    ],
    action,
  }
}

export function creditsLowLetter(
  { firstname }: Named,
  { left }: { readonly left: string },
): Letter {
  return {
    subject: `You have ${left} credits left`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You have ${left} credits left. With less than ${creditsLeast} the automated trader begins ` +
        'nothing new on your exchange account; what is open there is closed by its own rules.',
      'Trading here, by hand or by the trading system of your plan, needs no credits.',
    ],
    action,
  }
}

export function creditsNotBoughtLetter(
  { firstname }: Named,
  { credits }: { readonly credits: string },
): Letter {
  return {
    subject: 'Your deposit bought no credits',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your deposit is on your live balance. It was to buy ${credits} credits and did not: the ` +
        'page of your credits says why. You can buy them there from your balance.',
    ],
    action,
  }
}

export function creditsOverdueLetter(
  { firstname }: Named,
  { left, since }: { readonly left: string; readonly since: string },
): Letter {
  return {
    subject: 'Notice: your account may be ended for negative credits',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You have ${left} credits, and have been below nothing since ${since}. After ` +
        `${creditDebtMonths} months of that our terms let us end an account, and our staff has ` +
        'been told.',
      'Buying credits ends this at once. Your money stays yours, and you can withdraw it.',
    ],
    action,
  }
}
