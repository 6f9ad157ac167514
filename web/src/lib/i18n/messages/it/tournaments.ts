// In Italian: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Tornei',
  lead:
    'Tutti cominciano con gli stessi gettoni e operano con essi agli stessi prezzi e condizioni ' +
    'che con i dollari. I gettoni non sono denaro e non lo diventano mai; chi alla fine ne ha di ' +
    'più vince ciò che è stato pubblicato prima dell’inizio.',
  current: 'In arrivo e in corso',
  none: 'Ora non c’è nessun torneo per te.',
  over: 'Finiti',
  back: 'Tutti i tornei',
  practice: (from) => `Torneo di prova, ${from}`,
  states: {
    announced: 'Non ancora cominciato',
    running: 'In corso',
    ending: 'Concluso; si stanno liquidando le ultime operazioni',
    ended: 'Finito',
    cancelled: 'Annullato',
  },
  youAreIn: 'partecipi',
  starts: 'Comincia',
  ends: 'Finisce',
  joinUntil: 'Si può entrare fino a',
  fee: 'Iscrizione',
  free: 'Gratis',
  demoDollars: (money) => `${money} (demo)`,
  pool: 'Montepremi',
  entrants: 'Partecipanti',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} di ${seats}`),
  facts: 'Che cos’è',
  startChips: 'Tutti cominciano con',
  chips: (figure) => `${figure} gettoni`,
  rebuys: 'Ricominciare',
  rebuysMost: (most) => (most === 0 ? 'Non possibile' : `Al massimo ${most} volte`),
  poolTitle: 'Come si forma il montepremi',
  fees: 'Pagato in iscrizioni',
  ofFees: (share) => `Di cui nel montepremi (${share})`,
  added: 'Aggiunto dal banco',
  prizes: 'Premi',
  placeShare: (place, share) => `Posto ${place} (${share})`,
  prizesNote:
    'Com’è ora il montepremi, se ogni posto è occupato. Ciò che spetta ai posti che nessuno ' +
    'occupa è diviso tra quelli occupati.',
  cancelledFor: (reason) => `Annullato: ${reason} Le iscrizioni sono state restituite.`,
  available: 'I tuoi gettoni',
  staked: 'Puntati su operazioni aperte',
  shownAs: 'Nome sul tabellone',
  shownAsHint: 'Gli altri lo vedono. Lascialo vuoto per apparire con un numero.',
  rename: 'Cambia nome',
  join: (fee) => (fee === null ? 'Entra gratis' : `Entra per ${fee}`),
  sureJoin: (fee) => `${fee} esce subito dal tuo saldo. Fino all’inizio puoi uscire e riaverlo.`,
  late: 'È già cominciato: chi entra ora ha meno tempo.',
  leave: 'Esci, e riprendi l’iscrizione',
  rebuy: (fee) => `Ricomincia per ${fee}`,
  rebuyNote: 'Ti riporta ai gettoni dell’inizio.',
  board: 'Come stanno tutti',
  result: 'Risultato',
  place: 'Posto',
  noPlace: '–',
  who: 'Nome',
  you: (name) => `${name} (tu)`,
  entrant: (number) => `Partecipante ${number}`,
  chipsTitle: 'Gettoni',
  trades: 'Operazioni',
  prize: 'Premio',
  noPrize: '–',
  nobody: 'Non partecipa ancora nessuno.',
  unbeaten: 'Hanno operato meno di due: non c’è risultato, e le iscrizioni sono state restituite.',
  boardNote:
    'Secondo le operazioni liquidate: ciò che è puntato conta com’era. Si chiede di nuovo ogni ' +
    '5 secondi.',
  resultNote: 'Com’è stato annotato quando è stata liquidata l’ultima operazione. Non cambia più.',
  proof: 'Verificalo da te',
  proofNote:
    'Il risultato è firmato, e la sua impronta sta nel registro pubblico. Chi ha il file ' +
    'può ricalcolare ogni posto e ogni premio senza di noi:',
  saveResult: 'Salva il risultato firmato',
  trade: 'Opera con i tuoi gettoni',
  closed: 'Ora nessun mercato è aperto.',
  tooLate: 'Nessuna operazione finirebbe prima del torneo.',
  instrument: 'Strumento',
  amount: 'Gettoni da puntare',
  duration: 'Durata',
  strikeRate: 'Profitto se hai ragione',
  pays: (buy, sell) => `Buy ${buy}, Sell ${sell}`,
  price: 'Prezzo',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) =>
    `Profitto di ${of.profit} gettoni oltre ${of.strike}; probabilità calcolata ${of.chance}`,
  noQuote: 'Ora nessun prezzo per questo lato.',
  open: 'Operazioni aperte',
  noOpen: 'Nessuna tua operazione è aperta.',
  strike: 'Strike',
  rules: 'Le regole',
  ruleTexts: [
    'Il tuo posto dipende dai tuoi gettoni in operazioni liquidate. Quelle aperte contano come ' +
      'ciò che hai puntato, né più né meno.',
    'Di due con gli stessi gettoni sta più in alto chi li ha raggiunti prima; poi chi è entrato ' +
      'prima.',
    'Chi non ha avuto nessuna operazione decisa non ha posto. Un’operazione nulla restituisce la ' +
      'sua puntata e non decide niente.',
    'Un’operazione deve finire prima del torneo. Il risultato si fa quando è liquidata l’ultima.',
    'Puoi entrare fino all’ora indicata sopra, anche dopo l’inizio. Sei in un solo torneo alla ' +
      'volta.',
    'Una connessione persa non cambia niente: le operazioni continuano e vengono liquidate come ' +
      'sempre.',
    'Fino all’inizio puoi uscire e riprendere la tua iscrizione. Se è annullato, o operano meno ' +
      'di due, tutte le iscrizioni vengono restituite.',
    'L’intero montepremi viene pagato ai posti alla fine, subito e da sé. I gettoni che restano ' +
      'non valgono niente.',
    'Mentre il tuo conto è congelato o sei in pausa non puoi entrare né operare; ciò che hai ' +
      'raggiunto resta.',
    'Sul tabellone c’è solo chi partecipa davvero, con il nome che sceglie o con un numero.',
  ],
}
