// In Dutch: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Verklaard door de exploitant, in het document dat hier staat.'
const margin =
  'De marge waarmee elke koers hier wordt gemaakt, zoals nu ingesteld; dezelfde voor alle ' +
  'instrumenten.'
const demo = 'De regel van het programma dat elk demo-account start, voor iedereen dezelfde.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Geteld: de instrumenten waarvoor deze installatie koersen geeft.',
  tradable_instruments:
    'Geteld: de instrumenten waarin je hier kunt handelen, van alle waarvoor koersen zijn.',
  demo_days: demo,
  demo_money: demo,
  top_payout:
    'De grootste winst van de strike rates die nu worden aangeboden. Hoe groter de winst, hoe ' +
    'kleiner de kans erop. Geteld: de aangeboden strike rates.',
  margin_rate: margin,
  loss_share:
    'Van alle live-accounts met een transactie die in de laatste twaalf maanden is afgewikkeld: ' +
    'de accounts die op deze transacties meer hebben ingelegd dan terugkregen, volgens het ' +
    'grootboek.',
  loss_median:
    'Van alle live-accounts met een transactie die in de laatste twaalf maanden is afgewikkeld ' +
    'en die daarop meer hebben ingelegd dan terugkregen: het bedrag dat de helft ervan minstens ' +
    'verloor, volgens het grootboek. Geteld: alle live-accounts met zo’n transactie.',
  payouts_made:
    'Geteld in het grootboek: opnames waarvan het geld weg is, in de laatste twaalf maanden.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} De licentiegegevens op de statuspagina verwijzen naar het openbare register, ` +
    'waar iedereen ze kan opzoeken.',
  prices:
    'Opgeslagen koersen, elk met bron en tijd. Dezelfde reeks beslist over transacties. Geteld: ' +
    'de instrumenten met koersen.',
  instrument_terms:
    'De voorwaarden waaraan orders worden getoetst. Geteld: de instrumenten met deze voorwaarden.',
  strike_rates: 'De strike rates die een order nu kan noemen. Geteld: de aangeboden strike rates.',
  durations: 'De looptijden waaraan orders worden getoetst. Geteld: de looptijden.',
  margin,
  plans: 'De regels waarmee hier plannen worden toegekend. Geteld: de plannen.',
  calibration:
    'Transacties die hetzelfde programma heeft berekend en afgewikkeld op vastgelegde koersen ' +
    'van echte markten, die bij de cijfers staan. Iedereen kan het herhalen: npm run calibrate. ' +
    'Geteld: de transacties.',
  signal_accuracy: 'Alle besliste signalen, zonder de munt: het aandeel treffers.',
  payouts:
    'Uit het grootboek, waarin niemand kan schrijven: opnames waarvan het geld weg is en de ' +
    'betaling een nummer heeft. Geteld: alle tot nu toe.',
  signals: 'Alle signalen, vooraf opgeslagen. Geteld: de geëindigde.',
  status: 'Door deze installatie zelf gemeten toen de pagina werd opgevraagd.',
  contacts: 'Contactgegevens die de exploitant van deze installatie heeft ingesteld, en geteld.',
  operator:
    'De rechtspersoon en licentiegegevens die de exploitant heeft ingesteld. Geteld: hoeveel van ' +
    'die twee.',
  chat_answers:
    'Van de eerste regel van een gesprek tot het eerste antwoord; wie er geen heeft, telt als de ' +
    'langste. Geteld: de gesprekken van de laatste 30 dagen, op de laatste twee na.',
}

export const claims: Messages<typeof english> = {
  how: 'Hoe weten we dat?',
  says,
  window: (from: string, to: string) => `Gemeten van ${from} tot ${to} (UTC).`,
  asOf: (at: string) => `Stand op ${at} (UTC).`,
  counted: (count: string) => `Geteld: ${count}.`,
  minimum: (minimum: string) => `Wordt getoond vanaf ${minimum}, en nooit eerder.`,
  attested: (who: string, day: string) => `Verklaard door ${who} op ${day}.`,
  document: (name: string) => `Document: ${name}`,
  expires: (day: string) => `De verklaring loopt af op ${day} en wordt daarna niet meer getoond.`,
  hash: 'SHA-256',
  lossShare: (share: string) =>
    `${share} van de live-accounts die in de laatste twaalf maanden handelden, verloor geld.`,
  lossGeneral:
    'Handelen met een vaste looptijd is riskant: je kunt het hele bedrag van elke transactie ' +
    'verliezen, en gemiddeld kosten transacties geld. Handel alleen met geld dat je kunt missen.',
  lossCare: 'Handel alleen met geld dat je kunt missen.',
}
