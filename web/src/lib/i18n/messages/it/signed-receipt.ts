// In Italian: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Firmata, e nel registro pubblico',
  note:
    'Condizioni e risultato sono firmati, e un’impronta di ciascuno sta in un registro che ' +
    'nessuno può cambiare senza che si noti. Chi ha il file può verificarlo senza di noi.',
  save: 'Salva la ricevuta firmata',
  loading: 'Caricamento delle firme',
  waiting:
    'Il registro dice una volta al minuto che cosa contiene: il resto segue entro due minuti.',
  good: 'Tutto vale',
  bad: 'Non vale',
  incomplete: 'Non ancora tutto',
  findings: {
    terms_signed: 'Le condizioni sono firmate',
    terms_logged: 'Il registro ha le condizioni',
    settlement_signed: 'Il risultato è firmato',
    settlement_logged: 'Il registro ha il risultato',
    same_trade: 'Il risultato è quello di queste condizioni',
    prices_logged: 'Il registro ha i prezzi che lo decidono',
  },
  yes: 'Vale',
  no: 'Non vale',
  notYet: 'Non ancora',
  choose: 'Scegli una ricevuta',
  chooseNote: 'Il file resta nel tuo browser, che per questo non ha bisogno di connessione.',
  unreadable: 'Questo file non è una ricevuta firmata. Si salva nella pagina di una ricevuta.',
  tooOld: 'Questo browser non può controllare firme (Ed25519). Uno più nuovo sì, o npm run verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'ancora aperta',
    Won: (paid) => `vinta, ${paid} pagati`,
    Lost: 'persa',
    Draw: (paid) => `pari, ${paid} tornati`,
    Void: (paid) => `nulla, ${paid} tornati`,
  },
  mode: { real: 'reale', demo: 'demo' },
  recomputed: 'Ricalcolata dai prezzi del registro',
  stated: (text) => `Il file dice ${text}`,
  computed: (text) => `ricalcolato ${text}`,
  none: 'niente',
  keyIs: 'Firmata con',
  keyNote: 'Confrontala con la chiave che conosci, o con /log/keys.json del banco.',
  askLog: 'Chiedi al registro',
  held: 'Il registro la tiene ancora, com’era.',
  notHeld:
    'Il registro non la tiene più: conserva questo file, prova che la storia è stata cambiata.',
  logAway: 'Il registro non ha risposto. Riprova più tardi.',
}
