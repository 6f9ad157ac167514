// In Dutch: automated trades.

import { atsReasons } from '#contract/client/nl/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'Automatische transacties',
  lead:
    'Signalen worden voor je verhandeld zodra hun venster opent, binnen de grenzen die je stelt. ' +
    'De regels erachter staan op de pagina met signalen, met wat er van elk is geworden.',
  switchTitle: 'Automatische transacties staan',
  runs: { off: 'uit', demo: 'aan: demo', real: 'aan: live' },
  turnOff: 'Nu uitzetten',
  turnOnDemo: 'Aanzetten voor de demo',
  turnOnReal: 'Aanzetten voor live',
  settleFirst: 'Stel hieronder in wat er wordt verhandeld; dan kun je ze aanzetten voor de demo.',
  pausedAll: 'Onze medewerkers hebben automatische transacties voor iedereen gepauzeerd.',
  pausedYou: 'Onze medewerkers hebben je automatische transacties gepauzeerd.',
  because: (reason) => `Reden: ${reason}`,
  offSince: (when, reason) => `Uit sinds ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Vandaag (UTC): ${trades} van ${allowed} transacties, ${open} open, ${brought} tot nu toe.`,
  liveNeeds: (trials, needed) =>
    `Live vraagt een plan, en ${needed} besliste demotransacties met deze instellingen: tot nu ` +
    `toe ${trials}.`,
  toPlans: 'Bekijk de plannen',

  statementTitle: 'Wat je waarschijnlijk verliest',
  likely: (loss, trades, share) =>
    `Gemiddeld ongeveer ${loss} per dag: ${trades} transacties per dag, ${share} van elke inleg.`,
  atMost: (loss) => `Hooguit ${loss} per dag, als elke transactie verliest.`,
  ruleLoses: (rule) => `Tot nu toe verliest ${rule}, en dat is geen toeval.`,
  noPromise: 'Van geen regel hier is bekend dat hij wint. De marge in elke koers is voor ons.',
  understood: 'Ik heb dit gelezen, en weet dat ik dit geld waarschijnlijk verlies.',
  cancel: 'Annuleren',

  settingsTitle: 'Wat er wordt verhandeld',
  change: 'Wijzigen',
  save: 'Opslaan',
  changeEndsLive: 'Wijzigen zet live uit: nieuwe instellingen gaan eerst op de demo.',
  emptyIsNone: 'Een leeg veld is geen grens van die soort.',
  labels: {
    rules: 'Regels',
    symbols: 'Instrumenten',
    stake: 'Bedrag per transactie',
    share: 'Deel van het saldo, %',
    share_bp: 'Deel van het saldo, %',
    hours: 'Uren (UTC)',
    from: 'Vanaf, UTC',
    to: 'Tot, UTC',
    'hours.from': 'Vanaf, UTC',
    'hours.to': 'Tot, UTC',
    trades_per_day: 'Meeste transacties per dag',
    stake_per_day: 'Meeste inleg per dag, $',
    loss_per_day: 'Meeste verlies per dag, $',
    losses_in_row: 'Uit na verliezen achter elkaar',
    cool_down_minutes: 'Minuten wachten na een verlies',
    pair_losses: 'Paar weg na verliezen achter elkaar',
    drawdown: 'Uit bij een daling van, $',
    tells: 'Vertel me over',
  },
  stakeBy: 'Hoeveel',
  stakeFixed: 'Steeds hetzelfde bedrag',
  stakeShare: 'Een deel van het saldo',
  stakeMost: (most) => `Hooguit ${most} per transactie.`,
  lossHint: 'Wat open is, telt als verloren.',
  hoursHint: 'Zoals 07:30; beide leeg: op alle uren.',
  allHours: 'Op alle uren',
  ofBalance: (share) => `${share} van het saldo`,
  none: 'Geen grens',
  tells: {
    nothing: 'Niets',
    ends: 'Wanneer ze worden uitgezet',
    trades: 'Wanneer ze worden uitgezet, en elke transactie',
  },

  logTitle: 'Wat er is gedaan',
  logNote:
    'Signalen die om dezelfde reden volgden, staan er niet nog eens. Tijden zijn UTC. Wie ' +
    'hetzelfde signaal volgt, komt aan de beurt in een volgorde door loting.',
  logEmpty: 'Nog niets. Staan ze aan, dan staat hier elk signaal van je regels.',
  more: 'Meer laden',
  done: {
    waiting: 'wordt geplaatst',
    placed: 'loopt',
    refused: 'geweigerd',
    skipped: 'niet verhandeld',
  },
  ended: { hit: 'Gewonnen', miss: 'Verloren', tie: 'Gelijk', void: 'Ongeldig' },
  modes: { demo: 'Demo', real: 'Live' },
  receipt: 'Bewijs',
  refused: 'De order is geweigerd.',
  reasons: atsReasons,
  place: (place, places) => `Aan de beurt als nummer ${place} van ${places}`,
  lot: 'De volgorde is die van SHA-256 over dit getal en het nummer van elk account:',

  resultsTitle: 'Resultaten',
  resultsOf: (mode) => `Resultaten, ${mode}`,
  resultsEmpty: 'Nog geen automatische transactie op deze rekening.',
  results: {
    brought: 'Resultaat',
    drawdown: 'Grootste daling',
    cost: 'Kosten van de marge',
    staked: 'Ingelegd',
    placed: 'Transacties',
    ends: 'Gewonnen, verloren, gelijk, ongeldig',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'De marge zit in elke koers en kost gemiddeld zoveel. Voor automatische transacties wordt ' +
    'verder niets in rekening gebracht.',
  curveSays: (days, result) =>
    `Het resultaat over ${days} ${days === 1 ? 'dag' : 'dagen'} met transacties: ${result}.`,
}
