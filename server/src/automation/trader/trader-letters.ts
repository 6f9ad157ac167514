// What we write to a client whose bot stops by itself, in words.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export const stopReasons = ['drawdown', 'low_profit', 'too_little', 'key_ended'] as const
export type StopReason = (typeof stopReasons)[number]

const whys: Readonly<Record<StopReason, string>> = {
  drawdown: 'it has lost as much as you allowed.',
  low_profit: 'its last trades have lost together.',
  too_little: 'what is left at risk is less than the exchange takes for an order.',
  key_ended:
    'its key is no longer used. What is open on the exchange stays open there: please look at it.',
}

export type BotEnded = {
  readonly pair: string
  readonly isLive: boolean
  readonly reason: StopReason
}

export function botEndedLetter({ firstname }: Named, { pair, isLive, reason }: BotEnded): Letter {
  return {
    subject: `Your bot for ${pair} has stopped`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Your bot for ${pair}, which traded ${isLive ? 'for good' : 'on paper'}, has stopped by ` +
        `itself: ${whys[reason]}`,
      'It begins nothing until you start it again.',
    ],
    action: { label: 'See your bots', to: 'trader' },
  }
}
