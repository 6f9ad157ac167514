// In Italian: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

export const withdrawals: Messages<typeof english> = {
  title: 'Preleva fondi',
  historyTitle: 'Storico dei prelievi',
  intro:
    'Il denaro esce solo dal tuo conto reale. La commissione si toglie dall’importo; prima ' +
    'non si paga niente.',
  available: 'Disponibile',
  max: 'Tutto',
  dayLeft: 'Resta oggi',
  ofDay: (money) => `di ${money} in 24 ore`,
  verifiedDay: (money) => `Con documenti d’identità approvati sono ${money}.`,
  verify: 'Invia documenti',
  demo:
    `Ambiente di prova: i prelievi fino a ${format.dollars(demoOperatorMost)} sono approvati e ` +
    'inviati da un operatore demo automatico entro mezzo minuto; uno in monete è pagato quando ' +
    'la catena l’ha confermato. I più grandi aspettano il personale.',
  test: 'Solo monete di prova.',
  gateways: { wallet: 'Wallet', bank: 'Banca' },
  gatewayNotes: {
    wallet: `A un indirizzo di ${coinsListed('o')}.`,
    bank: 'A un conto bancario negli Stati Uniti.',
  },
  feeFrom: (fee, least) => `Commissione ${fee}, da ${least}.`,
  feeOfFrom: (name, fee, least) => `${name}: commissione ${fee}, da ${least}.`,
  paidWithin: (days) => `Pagato entro ${days} giorni lavorativi.`,
  closed: 'Al momento non offerto.',
  methods: { ...coinNames, bank: 'Banca' },
  walletTitle: 'Preleva verso un wallet',
  bankTitle: 'Preleva verso una banca',
  wallet: 'Indirizzo del wallet',
  walletHint: `${coinsListed('o')}. Copialo dal tuo wallet.`,
  walletMissing: 'Inserisci l’indirizzo.',
  testAddresses: 'Indirizzi di prova',
  testAddressesNote:
    'Nessun wallet a portata di mano? Questi indirizzi sono della catena di questo ambiente ' +
    'di prova e accettano monete che non valgono niente. Copiane uno nel campo qui sopra.',
  testCopy: (name) => `Copia l’indirizzo di prova per ${name}`,
  testCopied: 'Indirizzo di prova copiato!',
  saved: 'Rubrica',
  savedNone: 'Un altro indirizzo',
  savedNoAccount: 'Un altro conto',
  label: 'Nome nella tua rubrica (facoltativo)',
  amount: 'Importo in USD',
  amountWrong: 'Inserisci un importo in cifre semplici, come 12,50.',
  tooSmall: (least, fee) =>
    `Il prelievo minimo è ${least}; la commissione di ${fee} si toglie da esso.`,
  tooLarge: (most) => `Il prelievo massimo è ${most}.`,
  aboveDay: (left) => `Per oggi restano ${left}.`,
  aboveBalance: 'Non puoi prelevare più del tuo saldo disponibile.',
  bankWrong: 'Compila correttamente tutti i campi.',
  noSuchBank: 'Nessuna banca ha questo routing number: una delle sue nove cifre è sbagliata.',
  accountLikeCard:
    'Sembra il numero di una carta di pagamento, e noi paghiamo solo su conti bancari. Se è ' +
    'il tuo numero di conto, spunta la casella qui sotto.',
  isAccount: 'Questo è il numero del mio conto bancario, non di una carta.',
  accountNumber: 'Numero di conto',
  bankName: 'Nome della banca',
  routingNumber: 'Routing number',
  type: 'Tipo di conto',
  typeChoose: 'Scegli',
  types: { Checking: 'Conto corrente', Savings: 'Conto di risparmio' },
  terms: (least, most, fee) =>
    `Da ${least} a ${most} in una volta; la commissione di ${fee} si toglie.`,
  leastOf: (name, least) => `${name} da ${least}`,
  feeLine: 'Commissione',
  netLine: 'Ricevi',
  goOn: 'Continua',
  confirmTitle: 'Conferma questo prelievo',
  to: 'A',
  back: 'Indietro',
  newWaits: (hours) =>
    `Un indirizzo che qui è nuovo aspetta ${hours} ore prima che esca denaro verso di esso. ` +
    'Ricevi un’e-mail, e puoi annullare.',
  twoStaff: (money) =>
    `Sopra ${money} in 24 ore devono approvare due persone del nostro personale.`,
  rateLater: 'Il cambio è quello a cui il nostro personale lo invia, e si mostra con esso.',
  mailed: 'Ti abbiamo inviato per e-mail un codice che vale esattamente per questo, per 10 minuti.',
  mailing: 'Invio di un codice per e-mail',
  mailAgain: 'Invia un altro codice',
  code: 'Codice dell’e-mail',
  codeWrong:
    'Questo codice non è giusto, o il suo tempo è passato. Guarda l’e-mail più recente, o ' +
    'fattene inviare un altro.',
  confirm: 'Conferma',
  underWay: 'In corso',
  showHistory: 'Storico dei prelievi',
  book: 'Rubrica',
  bookEmpty: 'Ancora nessun indirizzo. Ognuno verso cui prelevi si conserva qui.',
  bookAdd: 'Aggiungi un indirizzo',
  bookAddTitle: 'Aggiungi un indirizzo',
  bookLabel: 'Nome',
  bookLabelMissing: 'Dagli un nome.',
  remove: 'Rimuovi',
  removeOf: (label) => `Rimuovi ${label}`,
  removed: 'L’indirizzo è rimosso.',
  bookFailed: 'Non è stato possibile caricare la tua rubrica.',
  underWayFailed: 'Non è stato possibile caricare ciò che è in corso.',
  usableFrom: (when) => `Nuovo: utilizzabile dal ${when}`,
  cancel: 'Annulla',
  cancelOf: (money) => `Annulla il prelievo di ${money}`,
  columns: {
    nr: 'N.',
    asked: 'Chiesto',
    id: 'ID della transazione',
    wallet: 'Wallet',
    amount: 'Importo',
    status: 'Stato',
  },
  empty: 'Non hai ancora prelievi.',
  emptyMore: 'Ognuno starà qui con il suo stato, e la transazione che l’ha pagato.',
  more: 'Carica altro',
  fee: (money) => `commissione ${money}`,
  net: (money) => `${money} tolta la commissione`,
  rate: (rate) => `a ${rate}`,
  rateComes: 'Il cambio è quello dell’invio.',
  statuses: {
    Pending: 'In sospeso',
    Approved: 'Approvato',
    Paid: 'Pagato',
    Rejected: 'Rifiutato',
    Cancelled: 'Annullato',
  },
  detail: {
    new_destination: 'Aspetta: l’indirizzo è nuovo',
    in_review: 'Il nostro personale lo esamina',
    second_review: 'Approvato da una persona su due',
    approved: 'Sarà inviato',
    prepared: 'In invio',
    sent: 'Inviato, in conferma',
    paid: 'Pagato',
    rejected: 'Il denaro è tornato',
    cancelled: 'Il denaro è tornato',
    returned: 'La banca l’ha rimandato',
  },
  returned: (money, reason) => `${money} sono tornati sul tuo saldo. ${reason}`,
  waitsUntil: (when) => `Aspetta fino al ${when}: l’indirizzo è nuovo`,
  overdue: 'In ritardo: doveva essere pagato entro cinque giorni lavorativi.',
  due: (when) => `Entro il ${when}`,
  at: (status, when) => `${status} ${when}`,
  by: {
    client: ' da te',
    mail: ' con il link nella tua e-mail',
    staff: ' dal nostro personale',
    demo: ' dall’operatore demo automatico',
    system: '',
  },
}
