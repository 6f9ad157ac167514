// In Italian: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/it/reason-words.ts'

const seeDeposits = 'Vedere i tuoi depositi'
const seeWithdrawals = 'Vedere i tuoi prelievi'
const seeCredits = 'Vedere i tuoi crediti'
const moneyBack = 'Il denaro è di nuovo sul tuo saldo, senza alcuna commissione.'
const writeToUs = 'Se non sei stato tu, scegli subito una nuova password e scrivici.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Il tuo pagamento è stato visto',
    paragraphs: [
      `È stato visto un pagamento di ${coins} al tuo indirizzo di deposito. ` +
        `Viene accreditato quando la rete l’ha confermato ${needed} volte.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Il tuo pagamento è stato rivisto',
    paragraphs: [
      `È stato rivisto un pagamento di ${coins} al tuo indirizzo di deposito. ` +
        `Viene accreditato quando la rete l’ha confermato ${needed} volte.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'La rete ha perso il tuo pagamento',
    paragraphs: [
      `Un pagamento di ${coins} al tuo indirizzo di deposito non fa più parte ` +
        'della catena, quindi non è stato accreditato nulla.',
      'Spesso torna da solo in pochi minuti, e allora viene accreditato come ' +
        'al solito. Altrimenti il tuo portafoglio mostra che fine hanno fatto le ' +
        'monete.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Hai rinunciato a un deposito',
    paragraphs: [
      'Hai rinunciato a un deposito prima che arrivasse qualcosa. Non è stato ' +
        'addebitato nulla.',
    ],
    action: seeDeposits,
    closing: ['Se hai pagato lo stesso, ciò che arriva viene accreditato.'],
  },
  cancelledOf: (amount) =>
    `Hai rinunciato a un deposito di ${amount} prima che arrivasse qualcosa. ` +
    'Non è stato addebitato nulla.',
  approved: (amount) => ({
    subject: 'Il tuo deposito è approvato',
    paragraphs: [`Al saldo del tuo conto reale sono stati aggiunti ${amount}.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    'Non sappiamo ancora chi sei: invia un’immagine di un documento ' +
    `d’identità entro il ${day}, sulla pagina di verifica del tuo conto.`,
  byCard: 'È stato pagato con carta.',
  isCopy: (day) => `Era il ${day}: questa è una copia della nostra lettera.`,
  arrived: (coins, rate) => `Sono arrivati ${coins}, a un cambio di ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `Sono arrivati ${coins}, a un cambio di ${rate}, e di ${rest} per ciò ` +
    'che è arrivato in più.',
  outcomes: {
    partial: 'È meno di quanto avevi chiesto, ed è stato accreditato com’è arrivato.',
    over: 'È più di quanto avevi chiesto; è stato accreditato tutto.',
    late:
      'È arrivato dopo la fine del cambio, quindi è stato usato il cambio ' + 'della sua conferma.',
    unasked: 'Non era stato chiesto nulla, quindi è stato usato il cambio della sua ' + 'conferma.',
  },
  rejected: (reason) => ({
    subject: 'Il tuo deposito è stato rifiutato',
    paragraphs: ['Un deposito è stato rifiutato, per questa ragione:', reason],
    action: seeDeposits,
    closing: [
      'Se hai pagato lo stesso, contatta l’assistenza: ciò che arriva viene ' + 'accreditato.',
    ],
  }),
  rejectedOf: (amount) => `Un deposito di ${amount} è stato rifiutato, per questa ragione:`,
  reversed: (amount, reason) => ({
    subject: 'Un deposito è stato stornato',
    paragraphs: [
      `Un deposito di ${amount} che era stato aggiunto al tuo saldo è stato stornato:`,
      reason,
      'Il tuo conto è congelato finché il nostro personale non l’ha esaminato: ' +
        'non puoi operare, depositare né chiedere un prelievo. Puoi accedere, ' +
        'vedere tutto, annullare un prelievo in attesa ed esportare i tuoi dati. ' +
        'Contatta l’assistenza.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Il tuo codice per un prelievo',
    paragraphs: [
      `Codice: ${code}`,
      'Vale 10 minuti, una volta, e per nient’altro. Non darlo a nessuno.',
    ],
    closing: [
      'Se non l’hai chiesto, qualcun altro ha effettuato l’accesso al posto ' +
        'tuo: scegli subito una nuova password e scrivici.',
    ],
  }),
  codeToAdd: (place) =>
    'Questo codice conferma che vuoi aggiungere questa destinazione alla tua ' +
    `rubrica: ${place}.`,
  codeToSend: (amount, place) =>
    `Questo codice conferma che vuoi prelevare ${amount} verso ${place}.`,
  placeAdded: (place) => ({
    subject: 'È stato aggiunto un indirizzo di prelievo',
    paragraphs: ['Questo indirizzo è stato aggiunto alla tua rubrica:', place],
    action: 'Vedere la mia rubrica',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Il tuo prelievo è stato chiesto',
    paragraphs: [
      `È stato chiesto un prelievo di ${amount} verso ${place}; la commissione ` +
        `di ${fee} ne viene detratta. Il denaro è trattenuto finché non è pagato.`,
      'Se sei stato tu, non devi fare nulla. Altrimenti annullalo con questo ' +
        'link; funziona senza accedere, finché il denaro non è in viaggio.',
    ],
    action: 'Vederlo, o annullarlo',
    closing: ['Se non sei stato tu, scegli subito anche una nuova password, e scrivici.'],
  }),
  waits: (until) => `La destinazione è nuova: nulla parte prima del ${until}.`,
  approved: (amount, place) => ({
    subject: 'Il tuo prelievo è approvato',
    paragraphs: [`Il tuo prelievo di ${amount} verso ${place} è approvato e sarà inviato.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Il tuo prelievo è stato inviato',
    paragraphs: [
      `Il tuo prelievo di ${amount} verso ${place} è stato inviato. Vale come ` +
        'pagato quando la rete l’ha confermato.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Il tuo prelievo è pagato',
    paragraphs: [`Il tuo prelievo di ${amount} verso ${place} è pagato.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Ciò che è partito: ${net} dopo la commissione di ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Ciò che è partito: ${net} dopo la commissione di ${fee}, cioè ${coins} ` + `a ${rate} l’uno.`,
  reference: (reference) => `Riferimento: ${reference}`,
  transaction: (reference) => `Transazione: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Il tuo prelievo è stato rifiutato',
    paragraphs: [
      `Il tuo prelievo di ${amount} verso ${place} è stato rifiutato, per questa ragione:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Il tuo prelievo è annullato',
    paragraphs: [`Hai annullato il tuo prelievo di ${amount} verso ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Il tuo prelievo è annullato',
    paragraphs: [
      `Il tuo prelievo di ${amount} verso ${place} è stato annullato con il ` +
        'link della nostra e-mail: per questo non serve accedere.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Un deposito è stato riaccreditato',
    paragraphs: [
      'Un tuo deposito che era stato stornato è di nuovo qui: al saldo del tuo ' +
        `conto reale sono stati aggiunti ${amount}, quanto ne era stato tolto.`,
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Un pagamento alla tua banca è tornato',
    paragraphs: [
      'La banca ha rimandato un tuo pagamento: al saldo del tuo conto reale ' +
        `sono stati aggiunti ${amount}. È ciò che è tornato: di quanto avevamo ` +
        `inviato, le banche hanno trattenuto ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'È stato aggiunto denaro al tuo saldo',
    paragraphs: [`Al saldo del tuo conto reale sono stati aggiunti ${amount}.`],
  }),
  noted: 'La ragione, come l’hanno annotata due persone del nostro personale:',
  action: 'Vedere il tuo estratto conto',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Hai comprato ${credits} crediti`,
    paragraphs: [
      `${credits} crediti sono tuoi. Sono costati ${price} € tasse comprese, ` +
        `cioè ${paid} del tuo saldo reale. La fattura è ${invoice}; è sulla ` +
        'pagina dei tuoi crediti.',
    ],
    action: seeCredits,
  }),
  kept: 'I crediti non si possono restituire.',
  until: (day) => `Ciò che non hai usato il ${day} si può restituire lì fino ad allora.`,
  givenBack: (credits, paid, note) => ({
    subject: `Hai restituito ${credits} crediti`,
    paragraphs: [
      `${paid} sono di nuovo sul tuo saldo reale per ${credits} crediti che ` +
        `non sono stati usati. La nota di credito è ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Ti restano ${left} crediti`,
    paragraphs: [
      `Ti restano ${left} crediti. Con meno di ${least} il trader automatico ` +
        'non comincia niente di nuovo sul tuo conto in borsa; ciò che vi è ' +
        'aperto viene chiuso secondo le sue regole.',
      'Operare qui, a mano o con il sistema del tuo piano, non richiede ' + 'crediti.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Il tuo deposito non ha comprato crediti',
    paragraphs: [
      `Il tuo deposito è sul tuo saldo reale. Doveva comprare ${credits} ` +
        'crediti e non l’ha fatto: la pagina dei tuoi crediti dice perché. Puoi ' +
        'comprarli lì con il tuo saldo.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Avviso: il tuo conto può essere chiuso per crediti negativi',
    paragraphs: [
      `Hai ${left} crediti, e sei sotto zero dal ${since}. Dopo ${months} mesi ` +
        'così le nostre condizioni ci permettono di chiudere un conto, e il ' +
        'nostro personale ne è stato informato.',
      'Comprare crediti vi pone fine subito. Il tuo denaro resta tuo, e puoi ' + 'prelevarlo.',
    ],
    action: seeCredits,
  }),
}
