// In Dutch: what instruments are traded on, as staff read it.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  tab: 'Instrumenten',
  title: 'Waarop elk wordt verhandeld',
  note: (count: number) => `${count}`,
  says:
    'Limieten en uren wijzigen vanaf een tijd die nog komt, en een instrument gaat uit of aan. ' +
    'Stap en symbolen komen uit de lijst waarmee de installatie start: bewaarde koersen en ' +
    'bewijzen rusten erop. Meteen zet je een instrument alleen stop, bij Nu.',
  change: 'Wijzigen',
  changeOf: (name: string) => `Wijzigen: ${name}`,
  changeSays:
    'Een tweede persoon moet dit bevestigen, en het gaat op zijn vroegst een dag daarna in. ' +
    'Transacties die eerder zijn aangenomen blijven zoals ze zijn, en eindigen zoals ze zouden.',
  waits: 'Er wacht een wijziging',
  versionsNote: 'nieuwste eerst; aan een aangenomen transactie verandert nooit iets',
  noVersions: 'Niemand heeft een instrument gewijzigd: wat de lijst zegt geldt.',
  becomes: 'Wat er verandert',
  orders: 'Aan of uit',
  on: 'Neemt orders aan',
  off: 'uit',
  turnedOff: 'Uit',
  forKind: (kind: string) => `Hetzelfde voor alle die van deze soort worden verhandeld: ${kind}`,
  stakeLeast: 'Minste inzet, in dollars',
  stakeMost: 'Hoogste inzet, in dollars',
  payoutMost: 'Hoogste uitbetaling per klant, in dollars',
  exposureMost: 'Hoogste verlies per minuut, in dollars',
  hoursFrom: 'Alleen in de uren van (UTC)',
  hoursTo: 'tot (UTC); beide leeg: alle van de markt',
  within: (from: string, to: string) => `${from} tot ${to} UTC`,
  sayLimit: 'Hele dollars van 1 tot 100.000.000, en niet minder dan de limiet ervoor.',
  sayHours: 'Noem beide tijden, en verschillende, of geen.',
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
