// In Dutch: whether prices come true, as whoever looks after risk reads it.

import type { Messages } from '#contract/shared/messages.ts'
import type { calibration as english } from '../calibration.ts'

export const calibration: Messages<typeof english> = {
  tab: 'IJking',
  says:
    'Wat geprijsd is om de helft van de keren te winnen, hoort de helft van de keren te winnen. ' +
    'Transacties van beide rekeningen, de nieuwste van elke dag; klanten handelen op dezelfde ' +
    'momenten, dus het interval rust op transacties die elkaar niet overlappen.',
  byPrice: 'Naar de kans waarvoor ze zijn geprijsd',
  since: (day: string) => `sinds ${day}`,
  byLine: 'Naar instrument en looptijd',
  none: 'In deze dagen is geen transactie gewonnen of verloren.',
  priced: 'Geprijsd',
  pricedFrom: (from: string, to: string) => `${from} tot ${to}`,
  instrument: 'Instrument',
  duration: 'Looptijd',
  trades: 'Transacties',
  independent: 'Los',
  meanPriced: 'Gemiddeld geprijsd',
  seen: 'Gewonnen',
  interval: '95%-interval',
  between: (low: string, high: string) => `${low} tot ${high}`,
  verdict: 'Zegt',
  asPriced: 'Zoals geprijsd',
  off: 'Niet zoals geprijsd',
  few: 'Te weinig om iets te zeggen',
}
