// In Dutch: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Verlies',
    what:
      'Wat je hooguit verliest: verloren inleg, min behaalde winst, en alle inleg van open ' +
      'transacties. Een transactie die je eroverheen kan brengen, wordt geweigerd.',
  },
  stake: {
    title: 'Inleg',
    what: 'Wat je hooguit inlegt, of je nu wint of verliest.',
  },
  deposit: {
    title: 'Stortingen',
    what: 'Wat je hooguit stort.',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'Sessie',
  sessionWon: (won, all) => `${won} van ${all} gewonnen`,
  title: 'Limieten en pauzes',
  lead:
    'Stel je eigen grenzen terwijl je rustig bent. Een limiet instellen of verlagen werkt ' +
    'meteen; verhogen of verwijderen duurt 24 uur, en tot dan kun je je bedenken.',
  liveOnly:
    'Limieten tellen alleen transacties op het live-account. Tijden zijn in UTC; weken beginnen ' +
    'op maandag.',
  kinds,
  periods: { day: 'Per dag', week: 'Per week', month: 'Per maand' },
  none: 'Geen limiet',
  usedOnly: (used: string) => `tot nu toe ${used}`,
  used: (used: string, amount: string) => `${used} van ${amount}`,
  left: (left: string) => `nog ${left}`,
  ahead: (gain: string) => `${gain} in de plus`,
  anew: (when: string) => `begint opnieuw op ${when}`,
  becomes: (amount: string, when: string) => `Wordt ${amount} op ${when}.`,
  ends: (when: string) => `Eindigt op ${when}.`,
  keep: 'Zo laten',
  set: 'Instellen',
  change: 'Wijzigen',
  amount: 'Limiet in dollars',
  save: 'Opslaan',
  remove: 'Verwijderen',
  cancel: 'Annuleren',
  nameOf: (kind: string, period: string) => `${kind}, ${period}`,
  breaks: 'Een pauze nemen',
  breaksLead:
    'Een pauze stopt het handelen op beide accounts meteen, en het storten. Open transacties ' +
    'lopen door tot hun einde. Inloggen om te lezen, op te nemen en je account te sluiten kan ' +
    'nog steeds.',
  coolOff: 'Time-out',
  coolOffWhat: 'Een korte pauze, om afstand te nemen.',
  exclusion: 'Zelfuitsluiting',
  exclusionWhat: 'Een lange pauze, als handelen een probleem is geworden.',
  howLong: 'Hoe lang',
  lengths: {
    '24h': '24 uur',
    '7d': '7 dagen',
    '30d': '30 dagen',
    '6m': '6 maanden',
    '1y': '1 jaar',
    '5y': '5 jaar',
  },
  goOn: 'Verder',
  sure: (length: string) => `${length} stoppen met handelen?`,
  consequences: (length: string) => [
    `Vanaf nu kun je ${length} lang geen transacties openen, live noch demo, en niet storten.`,
    'Open transacties lopen door tot hun einde, en wat ze uitbetalen is van jou.',
    'Het kan niet ongedaan worden gemaakt. Niemand kan het eerder beëindigen: jij niet, en onze ' +
      'klantenservice niet.',
  ],
  password: 'Je wachtwoord',
  confirm: (length: string) => `${length} stoppen`,
  runs: (when: string) => `Duurt tot ${when}. Langer maken kan, korter niet.`,
  reminder: 'Sessieherinnering',
  reminderWhat:
    'Laat je om de zoveel minuten zien hoe lang je hier al bent en wat je live-transacties ' +
    'opleverden.',
  minutes: 'Minuten',
  minutesBounds: (least: number, most: number) => `Van ${least} tot ${most}.`,
  off: 'Uitzetten',
  reminderOn: (minutes: number) => `Elke ${minutes} minuten.`,
  reminderOff: 'Uit.',
  formLeft: {
    loss: {
      day: 'Je verlieslimiet per dag',
      week: 'Je verlieslimiet per week',
      month: 'Je verlieslimiet per maand',
    },
    stake: {
      day: 'Je inleglimiet per dag',
      week: 'Je inleglimiet per week',
      month: 'Je inleglimiet per maand',
    },
  },
  onBreak: (when: string) => `Je neemt een pauze van het handelen tot ${when}.`,
  hours: (count: number) => `${count} uur`,
  minutesLong: (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`),
  here: (length: string) => `Je bent hier al ${length}`,
  result: (count: number, result: string) =>
    count === 1
      ? `Sindsdien is 1 live-transactie afgelopen, met samen ${result}.`
      : `Sindsdien zijn ${count} live-transacties afgelopen, met samen ${result}.`,
  noResult: 'Sindsdien is geen live-transactie afgelopen.',
  unknownResult: 'Wat je live-transacties opleverden, kon niet worden geladen.',
  stay: 'Verder',
  toLimits: 'Limieten en pauzes',
}
