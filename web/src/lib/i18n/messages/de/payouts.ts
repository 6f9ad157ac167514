// In German: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Bezahlte Auszahlungen',
  description:
    'Auszahlungen, die bezahlt wurden: Betrag, gekürztes Ziel und die Transaktion, wo jeder ' +
    'sie nachschlagen kann.',
  lead:
    'Auszahlungen, deren Geld hinausgegangen ist, und nichts anderes. Die Liste entsteht ' +
    'aus dem Hauptbuch; dass eine Bank gezahlt hat, hat unser Team vermerkt.',
  loading: 'Die Liste wird geladen',
  none: 'Noch keine Auszahlungen',
  noneWhy:
    'Eine Auszahlung erscheint hier, sobald ihr Geld das Hauptbuch verlassen hat und ihre ' +
    'Zahlung eine Nummer hat.',
  sandbox:
    'Diese Installation ist eine Sandbox: was hier hinausgeht, sind Spielgeld und Test-Coins.',
  newest: 'Neueste',
  howLong: 'Wie lange es dauerte',
  half: (time) => `Die Hälfte binnen ${time}`,
  of: (count, from) => `${count} bezahlt ab ${from}`,
  fewMedians: 'In letzter Zeit wurden zu wenige bezahlt, um zu sagen, wie lange eine dauert.',
  label: 'Bezahlte Auszahlungen, neueste zuerst',
  paid: 'Bezahlt (UTC)',
  method: 'Zahlungsart',
  methods: { ...coinNames, bank: 'Banküberweisung' },
  amount: 'Betrag',
  destination: 'An',
  bankAccount: 'Bankkonto',
  transaction: 'Transaktion',
  noTransaction: 'Nicht öffentlich',
  look: (id) => `Transaktion ${id} in einem öffentlichen Explorer nachschlagen`,
  networks: {
    main: null,
    test: 'Testnetzwerk',
    local: 'Private Testkette',
    simulated: 'Simulierte Kette',
  },
  about: 'Was du siehst, und was nicht',
  aboutText: [
    'Beträge sind, was hinausging, nach der Gebühr. Von einer Adresse werden die ersten sechs ' +
      'und die letzten vier Zeichen gezeigt: genug, um deine eigene zu finden, zu wenig, um an ' +
      'die eines anderen zu schreiben.',
    'Von einem Bankkonto wird nichts gezeigt, da es ohnehin niemand nachschlagen könnte.',
    'Was wartet, abgelehnt oder abgesagt wurde, steht nicht in der Liste. Wie viele warten, ' +
      'und wie viele länger als versprochen, steht auf der Statusseite.',
  ],
  status: 'Zur Statusseite',
}
