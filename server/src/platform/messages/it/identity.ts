// In Italian: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Se non l’hai chiesto, contatta subito l’assistenza.'
const changePassword = 'Se non sei stato tu, cambia la tua password e contatta l’assistenza.'
const seePlan = 'Vedere il tuo piano'
const stillThere =
  'Le operazioni aperte arrivano alla fine. Puoi ancora accedere per ' +
  'leggere, prelevare e chiudere il conto.'
const notBefore = (until: string) =>
  `Come hai chiesto, non puoi operare né versare fino al ${until}. Nessuno ` +
  'può farlo finire prima: né tu, né noi.'
const nothingCharged =
  'Non è stato addebitato nulla. Il denaro è sul tuo conto: puoi ' +
  'prelevarlo, e operando puoi perderlo.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'La tua pausa è cominciata',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Ti sei escluso',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Se operare è diventato un problema, parlane con qualcuno: un medico, o ' +
        'una linea di aiuto per i problemi di gioco nel tuo Paese.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Il tuo conto è congelato',
    paragraphs: [
      'Il tuo conto è congelato, per questa ragione:',
      reason,
      'Finché il nostro personale non l’ha esaminato non puoi operare, ' +
        'depositare né chiedere un prelievo. Puoi accedere, vedere tutto, ' +
        'annullare un prelievo in attesa ed esportare i tuoi dati. Il tuo saldo ' +
        'resta tuo. Contatta l’assistenza.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Il tuo conto non è più congelato',
    paragraphs: ['Il tuo conto non è più congelato. Il nostro personale dice:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Il tuo piano è ${plan}`,
    paragraphs: [`Hai scelto il piano ${plan}, e ora vale.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Hai chiesto il piano ${plan}`,
    paragraphs: [
      `Hai chiesto il piano ${plan}. Qualcuno del nostro personale lo esamina, ` +
        'e ti scriveremo. Fino ad allora il tuo piano resta com’è.',
      'Per un piano non si addebita nulla.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Non chiedi più il piano ${plan}`,
    paragraphs: [
      `Hai ritirato la tua richiesta del piano ${plan}. Il tuo piano resta ` +
        'com’è, e puoi chiedere di nuovo.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Il tuo piano è ora ${plan}`,
    paragraphs: [`La tua richiesta è stata approvata: il tuo piano è ora ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `Il piano ${plan} non è stato approvato`,
    paragraphs: [
      `La tua richiesta del piano ${plan} è stata rifiutata, per questa ragione:`,
      reason,
      'Il tuo piano resta com’è, e puoi chiedere di nuovo.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'È stato creato un token personale',
  reads: (name) =>
    'È stato creato per il tuo conto un token personale per programmi, ' +
    `chiamato «${name}». Può leggere ciò che il tuo conto ha; non può ` +
    'prelevare nulla.',
  trades: (name) =>
    'È stato creato per il tuo conto un token personale per programmi, ' +
    `chiamato «${name}». Può leggere ciò che il tuo conto ha, e operare; non ` +
    'può prelevare nulla.',
  revoke: 'Se non sei stato tu, revocalo e cambia subito la tua password.',
  action: 'Vedere i tuoi token',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Hai chiesto di cambiare il tuo profilo',
    paragraphs: [
      `Hai chiesto di cambiare questo: ${what}. Hai inviato un documento per ` +
        'farlo. Lo esamineremo e ti scriveremo. Fino ad allora vale ciò che era ' +
        'noto.',
    ],
    action: 'Vedere a che punto è',
    closing: [contactUs],
  }),
  call:
    'Chiameremo il nuovo numero. Tieni allora aperto il tuo profilo: mostra ' +
    'un codice che solo tu puoi dirci.',
  approved: (what) => ({
    subject: 'Il tuo profilo è stato cambiato',
    paragraphs: [
      `Abbiamo controllato il tuo documento e cambiato questo come hai chiesto: ${what}.`,
    ],
    action: 'Vedere il tuo profilo',
    closing: [contactUs],
  }),
  address: 'Se è cambiato anche il tuo indirizzo, modificalo.',
  rejected: (what, reason) => ({
    subject: 'Il tuo profilo non è stato cambiato',
    paragraphs: [
      `Hai chiesto di cambiare questo: ${what}. Non abbiamo potuto farlo, per questa ragione:`,
      reason,
      'Ciò che era noto vale ancora. Puoi chiedere di nuovo.',
    ],
    action: 'Vedere il tuo profilo',
  }),
  fields: {
    firstname: 'nome',
    lastname: 'cognome',
    date_of_birth: 'data di nascita',
    country: 'Paese',
    phone: 'numero di telefono',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Abbiamo ricevuto i tuoi documenti',
    paragraphs: [
      'Grazie: il tuo documento d’identità è arrivato. Lo esamineremo e ti ' +
        'scriveremo appena sarà controllato.',
    ],
    closing: ['Se non ci hai inviato un documento, contatta l’assistenza.'],
  },
  approved: {
    subject: 'I tuoi documenti sono approvati',
    paragraphs: [
      'Il tuo documento d’identità è stato controllato e approvato. Non c’è ' + 'altro da fare.',
    ],
  },
  rejected: (reason) => ({
    subject: 'I tuoi documenti sono stati rifiutati',
    paragraphs: [
      'Il tuo documento d’identità è stato controllato e non si è potuto ' +
        'accettare, per questa ragione:',
      reason,
      'Invia un’altra immagine.',
    ],
    action: 'Inviare un’altra immagine',
  }),
  reminder: (due) => ({
    subject: 'Mostraci chi sei',
    paragraphs: [
      'Ti abbiamo chiesto un documento d’identità e non ne abbiamo ancora. ' +
        `Inviane un’immagine entro il ${due}. Se ti serve più tempo, dillo ` +
        'all’assistenza prima di quel giorno: sono possibili trenta giorni ' +
        'lavorativi in tutto.',
      'Dopo quel giorno il nostro personale può congelare il conto finché non ' +
        'c’è il documento. Il tuo denaro resta tuo.',
    ],
    action: 'Inviare un documento',
  }),
  extended: (due) => ({
    subject: 'Hai più tempo per il tuo documento',
    paragraphs: [`Inviaci entro il ${due} un’immagine di un documento d’identità.`],
    action: 'Inviare un documento',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Il tuo conto è chiuso',
    paragraphs: [
      'Come hai chiesto, abbiamo chiuso il tuo conto. Tutte le tue sessioni ' +
        'sono finite, nessuno può più accedervi, e la tua foto del profilo è ' +
        'cancellata.',
    ],
    closing: [
      'Se non hai chiuso tu il conto, qualcuno conosce la tua password. Scrivi ' +
        'subito alla nostra assistenza, e cambia la password dovunque altro la ' +
        'usi.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Abbiamo chiuso il tuo conto',
    paragraphs: [
      'Il nostro personale ha chiuso il tuo conto, per questa ragione:',
      reason,
      'Tutte le tue sessioni sono finite, nessuno può più accedervi, e la tua ' +
        'foto del profilo è cancellata.',
    ],
    closing: ['Se pensi che sia un errore, scrivi alla nostra assistenza.'],
  }),
  givenUp: (amount) => `I ${amount} del suo saldo reale erano denaro fittizio, e sono ceduti.`,
  kept: (years) =>
    'La legge contro il riciclaggio e la legge contabile ci chiedono di ' +
    `conservare, per ${years} anni dopo la chiusura: le tue operazioni e i ` +
    'loro esiti, tutti i movimenti di denaro, la registrazione di ciò che è ' +
    'successo al conto, il tuo nome e indirizzo, e i documenti d’identità ' +
    'che hai inviato.',
  keptUntil: (day) => `È fino al ${day}. Non usiamo questi dati per nient’altro.`,
}
