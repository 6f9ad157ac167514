// In Dutch: reports, which, of when, and to whom they are mailed.

import type { Messages } from '#contract/shared/messages.ts'
import { reportWords } from '#contract/staff/nl/report-words.ts'
import type { reports as english } from '../reports.ts'

export const reports: Messages<typeof english> = {
  title: 'Rapporten',
  ...reportWords,
  report: 'Rapport',
  period: 'Dagen',
  periods: {
    today: 'Vandaag',
    week: 'Deze week',
    month: 'Deze maand',
    own: 'Van dag tot dag',
  },
  usual: 'Laatste 30 dagen',
  from: 'Van',
  to: 'Tot en met',
  mode: 'Rekening',
  through: (at: string) => `tot ${at} UTC`,
  behind: 'Wat hiervoor gebeurde wordt nog opgeteld; de cijfers gaan nog niet verder.',
  csv: 'Als CSV',
  pdf: 'Als PDF',
  mail: 'Per mail',
  mailTitle: 'Rapporten per mail',
  mailHelp:
    'Wat gaande is als je dit instelt wordt als eerste gemaild, zodra het voorbij is: een dag na ' +
    'middernacht UTC, een week op maandag, een maand op de eerste.',
  every: 'Hoe vaak',
  reader: 'Aan',
  readerHelp: 'Een medewerker die met zijn rol rapporten mag lezen.',
  pick: 'Kies',
  add: 'Laten mailen',
  end: 'Beëindigen',
  nobody: 'Er wordt niets gemaild.',
  sent: (at: string) => `laatst ${at}`,
  notYet: 'nog niets',
  what: 'Rapport',
  last: 'Gemaild',
  missing: 'Kies er een.',
  noSuch: (name: string) => `Er is geen rapport dat “${name}” heet.`,
  inDollars: 'bedragen in USD',
}
