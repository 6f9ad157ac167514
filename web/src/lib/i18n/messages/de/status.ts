// In German: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'Der Status wird geladen',
  measured: (at) => `Gemessen um ${at} UTC. Die Seite fragt wieder, solange du sie ansiehst.`,
  install: {
    title: 'Diese Installation',
    mode: 'Modus',
    modes: {
      sandbox: 'Sandbox: nur Spielgeld. Sie kann kein echtes Geld annehmen.',
      live: 'Live',
    },
    version: 'Version',
    since: 'Läuft seit',
    database: 'Datenbank',
    answers: 'Antwortet',
    silent: 'Antwortet nicht. Bis dahin steht der Handel still; nichts geht verloren.',
    books: 'Abgleich der Bücher',
    booksAre: {
      ok: 'sie stimmen überein',
      differences: 'es gibt Unterschiede, denen nachgegangen wird',
      unknown: 'noch nicht bekannt',
    },
  },
  prices: {
    title: 'Kurse',
    label: 'Kursquellen',
    source: 'Quelle',
    kind: 'Art',
    kinds: {
      real: 'Echter Markt',
      simulated: 'Simuliert',
      replayed: 'Abgespielt',
      unknown: 'Nicht bekannt',
    },
    age: 'Neuester Kurs',
    old: (age) => `${age} alt`,
    instruments: 'Instrumente',
    none: 'Noch ist kein Kurs gekommen.',
    compared: 'Verglichene Börsen',
    connection: 'Verbindung',
    connected: 'Verbunden',
    notConnected: 'Verloren',
    used: 'Zählt bei Kursen von',
    usedOf: (used, all) => `${used} von ${all}`,
    furthest: 'Am weitesten von einem Kurs',
    percent: (value) => `${value.toFixed(3).replace('.', ',')} %`,
  },
  settlement: {
    title: 'Abrechnung von Trades',
    median: 'Die Hälfte dauerte nicht länger als',
    p99: 'Alle bis auf einen von hundert dauerten nicht länger als',
    count: 'Abgerechnete Trades',
    none: 'In der letzten Stunde wurde kein Trade abgerechnet.',
    unknown: 'Nicht bekannt, solange die Datenbank nicht antwortet.',
  },
  voids: {
    title: 'Ungültige Trades',
    all: 'Ungültig',
    of: (voided, settled, share) => `${voided} von ${settled} (${share})`,
    causes: {
      source_silent: 'Es gab keinen Kurs, obwohl die Quellen zu hören waren',
      source_empty: 'Die Quelle hatte keinen Kurs für eine Zeit, die wir verpasst hatten',
      source_unreachable: 'Die Quelle war eine Stunde lang nicht zu fragen',
      source_changed: 'Die Installation hat ihre Quelle gewechselt',
      sources_disagreed: 'Die Quellen waren uneins, oder eine blieb allein',
    },
    none: 'Am letzten Tag wurde kein Trade abgerechnet.',
    many: 'Mehr als üblich in der letzten Stunde. Das Team ist alarmiert.',
  },
  withdrawals: {
    title: 'Auszahlungen',
    methods: { ...coinNames, bank: 'Banküberweisung' },
    half: (time, count) => `Die Hälfte wurde binnen ${time} bezahlt (${count} bezahlt)`,
    waiting: 'Wartet jetzt',
    overdue: 'Wartet länger als versprochen',
    none:
      'In den letzten drei Monaten wurden zu wenige bezahlt, um zu sagen, wie lange eine ' +
      'dauert.',
    from: (day) => `Bezahlt ab ${day}.`,
  },
  licence: 'Lizenzeintrag',
}
