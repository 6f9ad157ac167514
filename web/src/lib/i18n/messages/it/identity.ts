// In Italian: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Chi sei',
  heldHint: 'Si cambia con una richiesta, qui sotto.',
  checkedHint: 'Resta com’è mentre il tuo documento viene controllato.',
  none: 'Nessuno',
  about: {
    identified:
      'Il tuo documento è stato approvato, quindi nome, cognome, data di nascita, paese e ' +
      'telefono cambiano solo con un altro documento. Indirizzo e immagine li puoi ' +
      'modificare tu.',
    free: 'La tua data di nascita cambia solo con un documento.',
    checked:
      'Il tuo documento è in controllo. Ciò con cui viene confrontato resta com’è fino ad allora.',
  },
  ask: 'Chiedi una modifica',
  cancel: 'Non ora',
  formTitle: 'Che cosa deve cambiare',
  formHint: 'Cambia ciò che non è più giusto e lascia il resto.',
  phoneHint:
    'Per un nuovo numero invia una foto di un documento d’identità. Chiamiamo il numero, e ' +
    'tu ci leggi un codice che allora sarà qui.',
  documentHint: 'Un documento che mostra il nuovo nome, la nuova data di nascita o il nuovo paese.',
  nothing: 'È ciò che vale già.',
  send: 'Invia la richiesta',
  working: 'Un momento',
  statuses: {
    Pending: 'In controllo',
    Approved: 'Approvata',
    Rejected: 'Rifiutata',
    Withdrawn: 'Ritirata',
  },
  explained: {
    Pending: 'Abbiamo la tua richiesta. Finché non è decisa, vale ciò che si sapeva prima.',
    Approved: 'È stato cambiato come hai chiesto.',
    Rejected: 'Non è stato cambiato. Vale ciò che si sapeva prima, e puoi chiedere di nuovo.',
    Withdrawn: 'L’hai ritirata. Non è cambiato niente.',
  },
  asked: (date) => `Richiesta del ${date}`,
  reason: 'Motivo',
  code: 'Codice per la nostra chiamata',
  codeHint: (phone) =>
    `Chiameremo ${phone}. Leggi allora a noi questo codice, e a nessuno che chiami in altro modo.`,
  takeBack: 'Ritirala',
}
