// In Italian: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Se non sei stato tu, non devi fare nulla.'
const writeToUs = 'Se non sei stato tu, scegli subito una nuova password e scrivici.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'Conferma che questo indirizzo è tuo. Il link apre una pagina con un ' +
        'pulsante da premere e vale 24 ore.',
    ],
    action: 'Confermare il mio indirizzo',
    closing: ['Se non ti sei registrato da noi, ignora questa e-mail.'],
  },
  alreadyClient: {
    subject: 'Hai già un conto',
    paragraphs: [
      'Qualcuno, probabilmente tu, ha appena provato a registrarsi con questo ' +
        'indirizzo. Hai già un conto da noi, e nulla vi è cambiato.',
    ],
    action: 'Accedere',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Il tuo conto è chiuso',
    paragraphs: [
      'Qualcuno, probabilmente tu, ha appena provato a registrarsi con questo ' +
        'indirizzo. Appartiene a un conto che è stato chiuso, e finché i suoi ' +
        'dati vanno conservati nessun altro può averlo.',
      'Per operare di nuovo da noi, registrati con un altro indirizzo.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Scegli una nuova password',
    paragraphs: [
      'Qualcuno, probabilmente tu, ha chiesto di scegliere una nuova password ' +
        'per il tuo conto. Il link apre una pagina per farlo e vale una volta, ' +
        'per un’ora.',
    ],
    action: 'Scegliere una nuova password',
    closing: ['Se non sei stato tu, ignora questa e-mail: la tua password resta com’è.'],
  },
  newEmail: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: [
      'Conferma che questo deve diventare l’indirizzo del tuo conto. Il link ' +
        'apre una pagina con un pulsante da premere e vale 24 ore. Fino ad ' +
        'allora non cambia nulla.',
    ],
    action: 'Usare questo indirizzo',
    closing: ['Se non hai un conto da noi, ignora questa e-mail.'],
  },
  newEmailAsked: {
    subject: 'È stato chiesto un altro indirizzo e-mail',
    paragraphs: [
      'Qualcuno che ha effettuato l’accesso al tuo conto e ne conosce la ' +
        'password ha chiesto di usare un altro indirizzo e-mail. Non cambia ' +
        'nulla finché il nuovo indirizzo non è confermato.',
      'Se non sei stato tu, scegli una nuova password: pone fine anche a ' + 'questa modifica.',
    ],
    action: 'Scegliere una nuova password',
  },
  addressTaken: {
    subject: 'Qualcuno ha inserito il tuo indirizzo e-mail',
    paragraphs: [
      'Qualcuno ha provato a usare questo indirizzo per un altro conto da noi. ' +
        'È l’indirizzo del tuo, quindi non è cambiato nulla.',
    ],
    closing: ['Non devi fare nulla.'],
  },
  emailGone: {
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    paragraphs: [
      'Il tuo conto ha ora un altro indirizzo e-mail, e questo non gli ' + 'appartiene più.',
      'Se non sei stato tu, contatta subito l’assistenza.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'La tua demo è finita',
    paragraphs: [
      'Il nostro personale ha chiuso la tua demo prima del tempo, per questa ' + 'ragione:',
      reason,
      'Le sue operazioni aperte vengono regolate come sempre, e la sua ' +
        'cronologia resta. Puoi continuarla quando vuoi: ricaricala nel tuo ' +
        'portafoglio.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'I nostri testi legali cambiano',
    paragraphs: [
      `Dal ${from} (UTC) valgono nuove versioni dei nostri testi legali. Fino ` +
        'ad allora valgono quelle che conosci. Che cosa cambia è detto ' +
        'all’inizio di ciascuno:',
    ],
    closing: [
      'Ora non c’è nulla da fare. Da quel giorno ti si chiede di accettare ciò ' +
        'che è cambiato, e prima non è possibile alcuna nuova operazione. Tutto ' +
        'il resto continua: operazioni aperte, prelievi, esportazione dei tuoi ' +
        'dati e chiusura del conto.',
    ],
  }),
  legalTitles: {
    terms: 'Termini e condizioni',
    privacy: 'Informativa sulla privacy',
    'risk-disclosure': 'Informativa sui rischi',
    'aml-policy': 'Politica AML e KYC',
    'payment-policy': 'Politica dei pagamenti',
  },
  digest: {
    subject: (count) => `Avvisi che non hai letto: ${count}`,
    paragraphs: [
      'Questo è successo sul tuo conto e non è ancora stato letto nell’app. ' +
        'Gli orari sono UTC.',
    ],
    action: 'Scegliere che cosa ti raggiunge',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Ti abbiamo disconnesso',
    paragraphs: [
      'Uno dei tuoi accessi è stato usato in due posti insieme. Può succedere ' +
        'dopo aver ripristinato un browser da un backup, e così appare anche un ' +
        'accesso rubato; perciò l’abbiamo chiuso.',
      'Accedi di nuovo. Se non ti aspettavi questa e-mail, scegli una nuova ' + 'password.',
    ],
    action: 'Accedere',
  },
  newDevice: (browser, at) => ({
    subject: 'Nuovo accesso da un nuovo dispositivo',
    paragraphs: [
      'È stato effettuato un accesso al tuo conto da un dispositivo che non ' +
        'avevamo mai visto.',
      `Browser: ${browser}. Ora: ${at}.`,
    ],
    action: 'Non sono stato io',
    closing: [
      'Se sei stato tu, non devi fare nulla. Altrimenti scegli una nuova ' +
        'password: disconnette tutti.',
    ],
  }),
  otherBrowser: 'un altro browser',
  guessedAt: {
    subject: 'Qualcuno cerca di indovinare la tua password',
    paragraphs: [
      'Oggi sono state provate password sbagliate per il tuo conto da molte ' +
        'reti. Nessuna era giusta, e puoi accedere come sempre.',
      'Una password che non usi altrove, e un’app di autenticazione o una ' +
        'passkey, rendono inutile indovinare così.',
    ],
    action: 'Aprire la mia pagina di sicurezza',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      'La password del tuo conto è stata appena cambiata. Dovunque altro avevi ' +
        'l’accesso, sei disconnesso, e i token personali con cui accedevano i ' +
        'tuoi programmi sono finiti.',
    ],
    action: 'Non sono stato io',
    closing: ['Se sei stato tu, non devi fare nulla.'],
  },
  emailChanged: {
    subject: 'Il tuo nuovo indirizzo e-mail vale',
    paragraphs: [
      'Questo è d’ora in poi l’indirizzo del tuo conto. Usalo per accedere. ' +
        'Dovunque altro avevi l’accesso, sei disconnesso.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'È stata aggiunta un’app di autenticazione',
    paragraphs: [
      'È stata aggiunta un’app di autenticazione al tuo conto: accedere con la ' +
        'tua password chiede d’ora in poi un suo codice, o un altro secondo ' +
        'passo.',
    ],
  },
  totp_removed: {
    subject: 'La tua app di autenticazione è stata rimossa',
    paragraphs: ['L’app di autenticazione è stata rimossa dal tuo conto.'],
  },
  passkey_added: {
    subject: 'È stata aggiunta una passkey',
    paragraphs: ['È stata aggiunta una passkey al tuo conto.'],
  },
  passkey_removed: {
    subject: 'È stata rimossa una passkey',
    paragraphs: ['È stata rimossa una passkey dal tuo conto.'],
  },
  recovery_codes_made: {
    subject: 'Sono stati creati nuovi codici di recupero',
    paragraphs: [
      'Sono stati creati nuovi codici di recupero per il tuo conto. I vecchi ' + 'non valgono più.',
    ],
  },
  recovery_code_used: {
    subject: 'È stato usato un codice di recupero',
    paragraphs: ['È stato usato uno dei tuoi codici di recupero. Non varrà un’altra volta.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Vedere le mie impostazioni di sicurezza',
  closing: [writeToUs],
}
