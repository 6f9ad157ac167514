// In Dutch: what instruments are traded on, as staff read it.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from './instruments.ts'

export const instruments: Messages<typeof english> = {
  tab: 'Instrumenten',
  title: 'Waarop elk wordt verhandeld',
  note: (count: number) => `${count}, zoals de installatie is gestart`,
  says:
    'Limieten, stap en symbolen komen uit de lijst waarmee de installatie start. Soorten gaan ' +
    'aan en uit met de voorwaarden; één instrument zet je stop bij Nu.',
  show: 'Toon',
  traded: 'Die op de lijst staan om te verhandelen',
  all: 'Alle die een koers hebben',
  instrument: 'Instrument',
  kind: 'Soort',
  state: 'Toestand',
  takes: 'Neemt orders aan',
  closed: 'Nu gesloten',
  kindOff: 'De soort staat uit',
  quoted: 'Alleen een koers',
  hours: 'Uren',
  always: 'Altijd',
  week: 'Valutaweek',
  tick: 'Koersstap',
  stake: 'Inzet',
  between: (least: string, most: string) => `${least} tot ${most}`,
  payout: 'Uitbetaling hooguit, per klant',
  exposure: 'Verlies hooguit, per minuut',
  symbol: 'Symbool bij de bron',
  none: '–',
}
