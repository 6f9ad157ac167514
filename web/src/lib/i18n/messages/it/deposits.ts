// In Italian: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'la catena di questo ambiente di prova'
  const coin = coinNames[facts.coin]
  const names = {
    main: `la rete di ${coin}`,
    test: `la rete di prova ${facts.name ? `${facts.name} ` : ''}di ${coin}`,
    local: `una rete privata di ${coin} per prove`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'Entro un’ora' : 'Entro pochi minuti'
}

/** "15 secondi", "4 minuti" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} secondi` : `${Math.round(seconds / 60)} minuti`
}

export const deposits: Messages<typeof english> = {
  title: 'Deposita fondi',
  intro: 'Scegli come vuoi versare. Ciò che arriva si aggiunge al saldo del tuo conto reale.',
  gateways: { card: 'Carta', ...coinNames },
  gatewayNotes: {
    card: 'I dati della tua carta vanno al fornitore dei pagamenti, mai a noi.',
    ...perCoin(() => 'A un indirizzo tuo. Accreditato quando la rete l’ha confermato.'),
  },
  gatewayTerms: {
    card: 'Da 10\u00a0$. Nessuna commissione nostra. In pochi secondi.',
    ...perCoin((coin) => `Da 1\u00a0$. Nessuna commissione nostra. ${within(coin)}.`),
  },
  open: (name) => `Deposita con ${name}`,
  loading: 'Caricamento',
  coins: coinNames,
  amountLabel: 'Importo in USD',
  amountHint:
    'Da 1\u00a0$ a 1.000.000\u00a0$. Non prendiamo commissioni; quella della rete la paga il ' +
    'tuo wallet.',
  amountWrong: 'Inserisci dollari da 1 a 1.000.000, con al massimo due decimali.',
  equivalent: (code) => `Importo in ${code}`,
  equivalentNone: 'Inserisci un importo per vederlo.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Anteprima',
  working: 'Un momento',
  send: 'Invia esattamente',
  address: 'a questo tuo indirizzo',
  copyAddress: 'Copia l’indirizzo',
  copyAmount: 'Copia l’importo',
  copied: 'Indirizzo copiato!',
  amountCopied: 'Importo copiato!',
  qr: 'L’indirizzo e l’importo come codice QR',
  timeLeft: 'Questo cambio vale ancora',
  timeOver: 'Questo cambio è finito. Puoi ancora pagare: allora vale il cambio della conferma.',
  newRate: 'Prendi il nuovo cambio',
  testNet: 'Solo monete di prova. Queste monete e questo indirizzo non valgono niente.',
  onlyThis: (name, network) =>
    `Invia solo ${name}, tramite ${networkName(network)}. Altre monete e reti vanno perse.`,
  keep:
    'Esattamente questo importo, inviato in tempo, viene accreditato a questo cambio. Con ' +
    'Richiedi va nel tuo elenco, con l’immagine se ne hai scelta una.',
  arrived: (coins) => `Il tuo pagamento di ${coins} è stato visto.`,
  byItself: 'Puoi chiudere: va avanti da solo, e vieni avvisato quando viene accreditato.',
  asked: 'Hai chiesto questo deposito e puoi chiudere. Finora non è arrivato niente.',
  goOn: 'Continua',
  goOnWith: (money) => `Continua con il pagamento di ${money}`,
  giveUp: 'Rinuncia a questo deposito',
  close: 'Chiudi',
  takes: (needed, seconds) =>
    `Sul tuo saldo dopo ${needed} conferme, circa ${lasting(seconds)} dopo l’invio.`,
  receipt: 'Immagine della ricevuta di pagamento (facoltativa)',
  receiptHint:
    'JPEG, PNG o WebP, al massimo 5 MB. Una nota per il nostro personale: conta solo il ' +
    'pagamento stesso.',
  chooseReceipt: 'Scegli un’immagine',
  otherReceipt: 'Scegli un’altra immagine',
  receiptLarge: 'Un file può avere al massimo 5 MB.',
  receiptUnknown: 'Scegli un’immagine JPEG, PNG o WebP.',
  request: 'Richiedi',
  requesting: 'Invio',
  back: 'Indietro',
  done: 'Fatto',
  test: 'Prova',
  testCoins: 'Invia monete di prova',
  testCoinsNote:
    'L’ambiente di prova paga questo indirizzo per te, così puoi veder arrivare un deposito.',
  status: 'Pagamento',
  underWay: 'In corso',
  showHistory: 'Storico dei depositi',
  historyTitle: 'Storico dei depositi',
  columns: {
    nr: 'N.',
    id: 'ID della transazione',
    shortId: 'ID',
    method: 'Metodo',
    amount: 'Importo depositato',
    shortAmount: 'Importo',
    coin: 'Importo in monete',
    status: 'Stato',
    date: 'Data',
    time: 'Ora',
  },
  empty: 'Non hai ancora depositi.',
  emptyMore:
    'Ognuno starà qui con il suo stato, da quando viene visto per la prima volta fino ' +
    'all’accredito.',
  more: 'Carica altro',
  underWayFailed: 'Non è stato possibile caricare ciò che è in corso.',
  statuses: {
    Pending: 'In sospeso',
    Approved: 'Approvato',
    Rejected: 'Rifiutato',
  },
  detail: {
    waiting: 'In attesa del tuo pagamento',
    rate_over: 'In attesa; varrà il cambio della conferma',
    seen: 'Visto, in attesa del suo primo blocco',
    confirming: 'In conferma',
    gone: 'La rete l’ha perso; può tornare',
    exact: 'Accreditato come chiesto',
    partial: 'È arrivato meno del richiesto; accreditato ciò che è arrivato',
    over: 'È arrivato più del richiesto; accreditato tutto',
    late: 'Arrivato tardi; accreditato al cambio della sua conferma',
    unasked: 'Accreditato al cambio della sua conferma',
    restored: 'Stornato, e riaccreditato',
    expired: 'Non è arrivato nessun pagamento',
    cancelled: 'Ci hai rinunciato',
    dust: 'Vale meno di un centesimo',
    declined: 'Negato',
    refused: 'Rifiutato dal nostro personale',
    disputed: 'Contestato, e stornato',
    reorged: 'La rete l’ha stornato',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} conferme su ${needed}`,
  credited: (money) => `${money} aggiunti al tuo saldo`,
  unknownAmount: 'alla conferma',
  rate: (rate) => `a ${rate}`,
  rates: (rate, rest) => `a ${rate}, il resto a ${rest}`,
}
