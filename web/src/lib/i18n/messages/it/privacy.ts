// In Italian: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import type { privacy as english } from '../privacy.ts'

export const privacy: Messages<typeof english> = {
  title: 'I tuoi dati',
  intro: 'Ciò che conserviamo su di te, una copia di tutto, e il modo di chiudere il tuo conto.',
  heldTitle: 'Ciò che conserviamo',
  what: 'Che cosa',
  records: 'Voci',
  kept: 'Conservato',
  profile: 'Nome, e-mail, telefono, indirizzo',
  picture: 'Immagine del profilo',
  held: {
    trades: 'Operazioni e i loro risultati',
    ledger: 'Movimenti di denaro',
    withdrawals: 'Prelievi',
    deposits: 'Depositi',
    card_payments: 'Pagamenti con carta',
    corrections: 'Correzioni del tuo saldo',
    deposit_addresses: 'Indirizzi su cui versare',
    withdrawal_addresses: 'Indirizzi verso cui prelevare',
    events: 'Eventi del conto',
    sessions: 'Accessi',
    known_devices: 'Browser conosciuti',
    exchange_keys: 'Chiavi di exchange',
    trader_bots: 'Bot su conti di exchange',
    trader_orders: 'Ordini dei bot',
    trader_fills: 'Ciò che gli ordini dei bot hanno trovato',
    authenticator: 'App di autenticazione',
    recovery_codes: 'Codici di recupero',
    passkeys: 'Passkey',
    acceptances: 'Testi legali che hai accettato',
    identity_deadline: 'Il giorno entro cui inviare un documento',
    automation_settings: 'Impostazioni delle operazioni automatiche',
    automation_switches: 'Volte in cui le operazioni automatiche sono state attivate o disattivate',
    automation_orders: 'Ordini delle operazioni automatiche',
    automation_skips: 'Segnali che non sono stati negoziati per te',
    automation_pauses:
      'Volte in cui il nostro personale ha messo in pausa le operazioni automatiche',
    limits: 'I tuoi limiti',
    freezes: 'Volte in cui il tuo conto è stato congelato',
    documents: 'Documenti d’identità',
    identities: 'Ciò che i documenti hanno provato',
    plan_requests: 'Richieste di piani',
    credit_purchases: 'Crediti che hai comprato',
    credit_charges: 'Crediti che hai usato',
    credit_orders: 'Depositi che comprano crediti',
    credit_debts: 'Crediti sotto zero',
    invoices: 'Fatture',
    api_tokens: 'Token personali',
    webhooks: 'Webhook',
    webhook_messages: 'Messaggi ai webhook',
    notices: 'Avvisi',
    letters: 'Lettere che ti abbiamo inviato',
    messages: 'Messaggi che ci hai scritto',
    links: 'Link che ti abbiamo inviato',
  },
  forYears: (years) => `${years} anni dopo la chiusura`,
  untilClosed: 'finché non la rimuovi o chiudi il conto',
  monthAfter: '30 giorni dopo la loro fine',
  month: '30 giorni',
  year: 'un anno',
  twoYears: 'due anni',
  untilForgotten: 'finché non li dimentichi; i venti usati per ultimi',
  untilRemoved: (years) => `finché non li rimuovi; al massimo ${years} anni dopo la chiusura`,
  why: (years) =>
    'Le leggi contro il riciclaggio e sulla contabilità ci chiedono di conservare i dati per ' +
    `${years} anni dopo la chiusura di un conto. Allora non li usiamo per nient’altro.`,
  since: (date) => `Conto aperto il ${date}.`,
  exportTitle: 'Porta i tuoi dati con te',
  exportText:
    'Un file ZIP con tutto quanto sopra: dati che i programmi possono leggere (JSON), la tua ' +
    'immagine del profilo e le immagini dei tuoi documenti e delle ricevute di pagamento. Il ' +
    'suo file leggimi dice che cosa non contiene.',
  exportLimit: (times) => `Puoi farlo ${times} volte al giorno.`,
  password: 'Password',
  fields: { password: 'Password', reason: 'Motivo' },
  passwordAgain: 'Per la tua sicurezza ti chiediamo di nuovo la password.',
  export: 'Esporta i miei dati',
  exporting: (kilobytes) => `Esportazione: finora ${kilobytes} kB`,
  exported: (kilobytes) => `I tuoi dati sono in my-data.zip (${kilobytes} kB).`,
  brokenOff: 'L’esportazione si è interrotta. Riprova.',
  closeTitle: 'Chiudi il conto',
  closeText:
    'La chiusura è definitiva: non puoi più accedere, e non puoi aprire un altro conto con ' +
    'questo indirizzo e-mail.',
  tradesOpen: (count) =>
    count === 1
      ? 'Sul tuo conto reale è aperta un’operazione. Puoi chiudere il conto quando è finita.'
      : `Sul tuo conto reale sono aperte ${count} operazioni. Puoi chiudere il conto quando ` +
        'sono finite.',
  balanceLeft: (money) => `Sul tuo conto reale ci sono ${money}. Prima prelevali.`,
  givenUp: (money) =>
    `I ${money} sul tuo conto reale sono denaro fittizio, che non si può prelevare: vanno persi.`,
  close: 'Chiudi il mio conto',
  confirmTitle: 'Chiudere il conto definitivamente?',
  consequences: [
    'Tutti i tuoi accessi finiscono subito, su ogni dispositivo.',
    'La tua immagine del profilo viene cancellata subito.',
    'I dati qui sopra si conservano finché la legge lo chiede; ricevi una lettera che dice ' +
      'fino a quando.',
  ],
  reason: 'Perché te ne vai? (facoltativo)',
  reasonHint: 'Lo legge solo il nostro personale.',
  closeForGood: 'Chiudi definitivamente',
  keep: 'Mantieni il mio conto',
  working: 'Un momento',
}
