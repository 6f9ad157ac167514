// In Italian: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Perdite',
    what:
      'Quanto perdi al massimo: puntate perse, meno profitti vinti, e tutte le puntate di ' +
      'operazioni aperte. Un’operazione che potrebbe fartelo superare viene rifiutata.',
  },
  stake: {
    title: 'Puntate',
    what: 'Quanto punti al massimo, che tu vinca o perda.',
  },
  deposit: {
    title: 'Depositi',
    what: 'Quanto versi al massimo.',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'Sessione',
  sessionWon: (won, all) => `${won} vinte su ${all}`,
  title: 'Limiti e pause',
  lead:
    'Metti i tuoi limiti finché sei calmo. Metterne o abbassarne uno ha effetto subito; ' +
    'alzarlo o toglierlo richiede 24 ore, e fino ad allora puoi cambiare idea.',
  liveOnly:
    'I limiti contano solo le operazioni sul conto reale. Gli orari sono UTC; le settimane ' +
    'cominciano di lunedì.',
  kinds,
  periods: { day: 'Al giorno', week: 'Alla settimana', month: 'Al mese' },
  none: 'Nessun limite',
  usedOnly: (used) => `${used} finora`,
  used: (used, amount) => `${used} su ${amount}`,
  left: (left) => `restano ${left}`,
  ahead: (gain) => `${gain} in attivo`,
  anew: (when) => `ricomincia il ${when}`,
  becomes: (amount, when) => `Diventa ${amount} il ${when}.`,
  ends: (when) => `Finisce il ${when}.`,
  keep: 'Lascialo com’è',
  set: 'Metti un limite',
  change: 'Cambia',
  amount: 'Limite in dollari',
  save: 'Salva',
  remove: 'Rimuovi',
  cancel: 'Annulla',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Prenditi una pausa',
  breaksLead:
    'Una pausa ferma subito il trading su entrambi i conti, e i versamenti. Le operazioni ' +
    'aperte arrivano alla loro fine. Puoi ancora accedere per leggere, prelevare e chiudere ' +
    'il conto.',
  coolOff: 'Pausa breve',
  coolOffWhat: 'Una pausa corta, per prendere distanza.',
  exclusion: 'Autoesclusione',
  exclusionWhat: 'Una pausa lunga, se il trading è diventato un problema.',
  howLong: 'Per quanto tempo',
  lengths: {
    '24h': '24 ore',
    '7d': '7 giorni',
    '30d': '30 giorni',
    '6m': '6 mesi',
    '1y': '1 anno',
    '5y': '5 anni',
  },
  goOn: 'Continua',
  sure: (length) => `Fermare il trading per ${length}?`,
  consequences: (length) => [
    `Da questo momento, per ${length}, non puoi aprire operazioni, né reali né demo, né versare.`,
    'Le operazioni aperte arrivano alla loro fine, e ciò che pagano è tuo.',
    'Non si può annullare. Nessuno può terminarla prima: né tu, né la nostra assistenza.',
  ],
  password: 'La tua password',
  confirm: (length) => `Ferma per ${length}`,
  runs: (when) => `Dura fino al ${when}. Puoi allungarla, non accorciarla.`,
  reminder: 'Promemoria di sessione',
  reminderWhat:
    'Ti mostra ogni tot minuti da quanto tempo sei qui e che cosa hanno dato le tue ' +
    'operazioni reali.',
  minutes: 'Minuti',
  minutesBounds: (least, most) => `Da ${least} a ${most}.`,
  off: 'Disattiva',
  reminderOn: (minutes) => `Ogni ${minutes} minuti.`,
  reminderOff: 'Disattivato.',
  formLeft: {
    loss: {
      day: 'Il tuo limite di perdite al giorno',
      week: 'Il tuo limite di perdite alla settimana',
      month: 'Il tuo limite di perdite al mese',
    },
    stake: {
      day: 'Il tuo limite di puntate al giorno',
      week: 'Il tuo limite di puntate alla settimana',
      month: 'Il tuo limite di puntate al mese',
    },
  },
  onBreak: (when) => `Sei in pausa dal trading fino al ${when}.`,
  hours: (count) => (count === 1 ? '1 ora' : `${count} ore`),
  minutesLong: (count) => (count === 1 ? '1 minuto' : `${count} minuti`),
  here: (length) => `Sei qui da ${length}`,
  result: (count, result) =>
    count === 1
      ? `Da allora è finita 1 operazione reale, con ${result} in tutto.`
      : `Da allora sono finite ${count} operazioni reali, con ${result} in tutto.`,
  noResult: 'Da allora non è finita nessuna operazione reale.',
  unknownResult: 'Non è stato possibile caricare che cosa hanno dato le tue operazioni reali.',
  stay: 'Continua',
  toLimits: 'Limiti e pause',
}
