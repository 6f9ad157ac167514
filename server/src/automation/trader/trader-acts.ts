// In which forms it is told that a bot stopped by itself.

import { act } from '#server/identity/clients/told-act.ts'
import { type BotEnded, botEndedLetter } from './trader-letters.ts'

type Ended = BotEnded & { readonly bot: string; readonly venue: string }

const endedOf = ({ bot, venue, pair, isLive, reason }: Ended) => ({
  bot,
  venue,
  pair,
  live: isLive,
  reason,
})

export const traderActs = {
  ended: act<Ended>({
    event: 'trader_stopped',
    details: endedOf,
    notice: { kind: 'trader_ended', details: ({ pair, reason }) => ({ pair, reason }) },
    letter: botEndedLetter,
  }),
}
