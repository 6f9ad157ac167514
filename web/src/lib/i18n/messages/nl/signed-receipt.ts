// In Dutch: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Ondertekend, en in het openbare logboek',
  note:
    'Voorwaarden en uitkomst zijn ondertekend, en van beide staat een vingerafdruk in een ' +
    'logboek dat niemand ongemerkt kan veranderen. Wie het bestand heeft, kan het zonder ons ' +
    'controleren.',
  save: 'Ondertekende afrekening bewaren',
  loading: 'Handtekeningen laden',
  waiting: 'Het logboek zegt elke minuut wat erin staat: de rest volgt binnen twee minuten.',
  good: 'Alles klopt',
  bad: 'Het klopt niet',
  incomplete: 'Nog niet alles',
  findings: {
    terms_signed: 'De voorwaarden zijn ondertekend',
    terms_logged: 'De voorwaarden staan in het logboek',
    settlement_signed: 'De uitkomst is ondertekend',
    settlement_logged: 'De uitkomst staat in het logboek',
    same_trade: 'De uitkomst hoort bij deze voorwaarden',
    prices_logged: 'De koersen die beslissen staan in het logboek',
  },
  yes: 'Klopt',
  no: 'Klopt niet',
  notYet: 'Nog niet',
  choose: 'Kies een afrekening',
  chooseNote: 'Het bestand blijft in je browser, die hiervoor geen verbinding nodig heeft.',
  unreadable:
    'Dit bestand is geen ondertekende afrekening. Die bewaar je op de pagina van een afrekening.',
  tooOld:
    'Deze browser kan geen handtekeningen controleren (Ed25519). Een nieuwere wel, of npm run' +
    ' verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'loopt nog',
    Won: (paid) => `gewonnen, ${paid} uitbetaald`,
    Lost: 'verloren',
    Draw: (paid) => `gelijk, ${paid} kwam terug`,
    Void: (paid) => `ongeldig, ${paid} kwam terug`,
  },
  mode: { real: 'echt', demo: 'oefen' },
  recomputed: 'Nagerekend uit de koersen van het logboek',
  stated: (text) => `Het bestand zegt ${text}`,
  computed: (text) => `nagerekend ${text}`,
  none: 'geen',
  keyIs: 'Ondertekend met',
  keyNote: 'Vergelijk die met de sleutel die je kent, of met /log/keys.json van het huis.',
  askLog: 'Vraag het logboek',
  held: 'Het staat nog in het logboek, zoals het was.',
  notHeld:
    'Het staat niet meer in het logboek: bewaar dit bestand, het bewijst dat de geschiedenis ' +
    'is veranderd.',
  logAway: 'Het logboek antwoordde niet. Probeer het later nog eens.',
}
