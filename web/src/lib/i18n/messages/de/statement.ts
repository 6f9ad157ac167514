// In German: the statement of an account.

import { statementWords } from '#contract/client/de/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Kontoauszug',
  curve: (least, most) => `Das Guthaben, zwischen ${least} und ${most}.`,
  curveOf: (count) => `Das Guthaben nach jeder der ${count} aufgeführten Bewegungen,`,
  between: (least, most) => `zwischen ${least} und ${most}.`,
  lead:
    'Jede Geldbewegung auf diesem Konto, mit dem Guthaben danach. Tage und Zeiten sind UTC. ' +
    'Die beiden Guthaben sind die aller Bewegungen, welche auch immer gezeigt werden.',
  from: 'Von',
  to: 'Bis',
  kind: 'Bewegungen',
  all: 'Alle',
  csv: 'CSV herunterladen',
  pdf: 'PDF herunterladen',
  columns: {
    nr: 'Nr.',
    at: 'Zeit',
    kind: 'Bewegung',
    reference: 'Referenz',
    amount: 'Betrag',
    balance: 'Guthaben',
  },
  more: 'Mehr laden',
  wrongPeriod: 'Der erste Tag liegt nach dem letzten.',
  places: {
    trade: (id) => `(Beleg des Trades ${id})`,
    deposit: (id) => `(Einzahlung ${id}, in der Liste)`,
    withdrawal: (id) => `(Auszahlung ${id}, in der Liste)`,
  },
}
