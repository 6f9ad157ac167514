// What we write to a client whose bot stops by itself.

import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export const stopReasons = ['drawdown', 'low_profit', 'too_little', 'key_ended'] as const
export type StopReason = (typeof stopReasons)[number]

export type BotEnded = {
  readonly pair: string
  readonly isLive: boolean
  readonly reason: StopReason
}

export function botEndedLetter(client: Addressee, { pair, isLive, reason }: BotEnded): Letter {
  const { subject, live, paper, until, whys, action } = wordingIn(client.language).bots
  const write = isLive ? live : paper
  const paragraphs = [write(pair, whys[reason]), until]
  return leadingLetter(client, { subject: subject(pair), paragraphs, action }, { to: 'trader' })
}
