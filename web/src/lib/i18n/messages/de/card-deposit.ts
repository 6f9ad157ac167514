// In German: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Mit Karte einzahlen',
  amount: 'Betrag in Dollar',
  amountHint: 'Von 10 $ bis 1.000.000 $. Wir nehmen keine Gebühr.',
  fields: 'Kartennummer und CVV, beim Kartenanbieter',
  holder: 'Name des Karteninhabers',
  month: 'Monat',
  year: 'Jahr',
  choose: 'Wählen',
  zip: 'Postleitzahl',
  pay: 'Einzahlen',
  wrongNumber: 'Die Kartennummer ist ungültig.',
  wrongFields: 'Bitte fülle alle Felder richtig aus.',
  wrong: {
    amount: 'Von 10 $ bis 1.000.000 $, z. B. 25 oder 25,50.',
    missing: 'Bitte fülle das aus.',
    expired: 'Dieser Monat ist vorbei.',
  },
  noProvider: 'Der Kartenanbieter antwortet nicht. Bitte versuche es noch einmal.',
  closed: 'Einzahlungen mit Karte werden derzeit nicht angeboten.',
  redirect:
    'Du gibst deine Karte auf der Website unseres Kartenanbieters Stripe ein und kommst ' +
    'hierher zurück. Wir sehen ihre Nummer nie.',
  goOn: 'Weiter zu Stripe',
  stepTitle: 'Zahlung bestätigen',
  waiting: 'Die Zahlung ist unterwegs. Das dauert ein paar Sekunden.',
  approved: (amount) => `${amount} wurden deinem Guthaben gutgeschrieben.`,
  rejected: 'Deine Einzahlung wurde abgelehnt.',
  again: 'Noch einmal versuchen',
  done: 'Fertig',
  history: 'Einzahlungen',
  testCards: 'Testkarten',
  testCardsLead:
    'In einer Sandbox bewegt sich kein Geld. Benutze diese Nummern mit drei beliebigen ' +
    'Ziffern als CVV; eine echte Karte wird abgelehnt.',
  outcomes: {
    approved: 'Genehmigt',
    declined: 'Abgelehnt',
    insufficient_funds: 'Nicht genug Geld',
    expired_card: 'Abgelaufen',
    three_d_secure: '3-D-Secure-Schritt',
    dispute: 'Genehmigt, nach einer Minute angefochten',
  },
}
