// In Dutch: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Storten met een kaart',
  amount: 'Bedrag in dollars',
  amountHint: 'Van $ 10 tot $ 1.000.000. We rekenen geen kosten.',
  fields: 'Kaartnummer en CVV, bij de kaartaanbieder',
  holder: 'Naam van de kaarthouder',
  month: 'Maand',
  year: 'Jaar',
  choose: 'Kies',
  zip: 'Postcode',
  pay: 'Storten',
  wrongNumber: 'Dit kaartnummer klopt niet.',
  wrongFields: 'Vul alle velden juist in.',
  wrong: {
    amount: 'Van $ 10 tot $ 1.000.000, bijvoorbeeld 25 of 25,50.',
    missing: 'Vul dit in.',
    expired: 'Deze maand is voorbij.',
  },
  noProvider: 'De kaartaanbieder antwoordt niet. Probeer het opnieuw.',
  closed: 'Storten met een kaart wordt op dit moment niet aangeboden.',
  redirect:
    'Je vult je kaart in op de site van onze kaartaanbieder, Stripe, en komt hier terug. Wij ' +
    'zien het nummer nooit.',
  goOn: 'Verder naar Stripe',
  stepTitle: 'Bevestig de betaling',
  waiting: 'De betaling is onderweg. Dit duurt een paar seconden.',
  approved: (amount: string) => `Er is ${amount} aan je saldo toegevoegd.`,
  rejected: 'Je storting is afgewezen.',
  again: 'Opnieuw proberen',
  done: 'Klaar',
  history: 'Stortingen',
  testCards: 'Testkaarten',
  testCardsLead:
    'In een sandbox beweegt geen geld. Gebruik deze nummers met drie willekeurige cijfers als ' +
    'CVV; een echte kaart wordt geweigerd.',
  outcomes: {
    approved: 'Goedgekeurd',
    declined: 'Geweigerd',
    insufficient_funds: 'Te weinig geld',
    expired_card: 'Verlopen',
    three_d_secure: 'Stap van 3-D Secure',
    dispute: 'Goedgekeurd, na een minuut betwist',
  },
}
