// What we write to clients about their deposits.

import { reasonIn } from '#server/identity/clients/word-reason.ts'
import { coinsIn, dayIn, dollarsIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { Came } from './credit.ts'
import { cameIn } from './word-credit.ts'

const to = { to: 'deposits' } as const
const wordsFor = ({ language }: Addressee) => wordingIn(language).deposits

type Received = {
  readonly coins: string
  readonly needed: number
  /** The network had lost it. */
  readonly isBack: boolean
}

export function depositReceivedLetter(client: Addressee, facts: Received): Letter {
  const { received, receivedAgain } = wordsFor(client)
  const write = facts.isBack ? receivedAgain : received
  return leadingLetter(client, write(coinsIn(client.language, facts.coins), facts.needed), to)
}

export function depositLostLetter(
  client: Addressee,
  { coins }: { readonly coins: string },
): Letter {
  return leadingLetter(client, wordsFor(client).lost(coinsIn(client.language, coins)), to)
}

type Ended = {
  /** Of what was asked for; null where nothing was. */
  readonly amount: string | null
  /** In English, or as a person wrote it. */
  readonly reason: string
  /** Null where a person wrote it. */
  readonly reasonCode: string | null
}

export function depositCancelledLetter(client: Addressee, { amount }: Ended): Letter {
  const { cancelled, cancelledOf } = wordsFor(client)
  const paragraphs =
    amount === null ? cancelled.paragraphs : [cancelledOf(dollarsIn(client.language, amount))]
  return leadingLetter(client, { ...cancelled, paragraphs }, to)
}

type Credited = {
  readonly amount: string
  readonly came: Came
  /** The last day to send an identity document; null where none is asked for. */
  readonly identityDue: string | null
}

export function depositApprovedLetter(
  client: Addressee,
  { amount, came, identityDue }: Credited,
): Letter {
  const { language } = client
  const words = wordsFor(client)
  const said = words.approved(dollarsIn(language, amount))
  const due = identityDue === null ? [] : [words.identityDue(dayIn(language, identityDue))]
  const paragraphs = [...said.paragraphs, cameIn(language, came), ...due]
  return leadingLetter(client, { ...said, paragraphs }, to)
}

export function depositRejectedLetter(client: Addressee, ended: Ended): Letter {
  const { language } = client
  const words = wordsFor(client)
  const said = words.rejected(reasonTold(client, ended))
  if (ended.amount === null) return leadingLetter(client, said, to)
  const [, ...others] = said.paragraphs
  const first = words.rejectedOf(dollarsIn(language, ended.amount))
  return leadingLetter(client, { ...said, paragraphs: [first, ...others] }, to)
}

export function depositReversedLetter(
  client: Addressee,
  { amount, ...why }: Omit<Ended, 'amount'> & { readonly amount: string },
): Letter {
  const figure = dollarsIn(client.language, amount)
  return letterTo(client, wordsFor(client).reversed(figure, reasonTold(client, why)))
}

function reasonTold({ language }: Addressee, why: Omit<Ended, 'amount'>): string {
  return reasonIn(language, { text: why.reason, code: why.reasonCode, details: null })
}
