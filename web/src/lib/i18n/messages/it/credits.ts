// In Italian: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Crediti',
  lead:
    'Il trader automatico sul tuo conto presso un exchange si paga in anticipo, con crediti. ' +
    'Operare qui, a mano o con il sistema di trading del tuo piano, non ne richiede.',
  yours: 'I tuoi crediti',
  count: (figure) => `${figure} crediti`,
  may: 'Il trader automatico può cominciare nuove operazioni.',
  mayNot:
    'Con meno di un credito il trader automatico non comincia niente di nuovo; ciò che è ' +
    'aperto si chiude secondo le sue regole.',
  debt: (since, until) =>
    `Sotto zero dal ${since}. Dal ${until} le nostre condizioni ci permettono di chiudere il ` +
    'conto per questo; comprare crediti vi pone fine subito.',
  tariff: 'Che cosa li usa',
  uses: {
    day: 'Un giorno di trading automatico reale',
    trade: 'Un’operazione eseguita su un exchange',
  },
  each: (figure) => `${figure} crediti`,
  low: (figure) => `Vieni avvisato quando ne hai meno di ${figure}.`,
  buy: 'Compra crediti',
  priceOf: (euros) => `${euros} €`,
  withTax: (vat, percent, country) => `con ${vat} € di IVA (${percent}%, ${country})`,
  withoutTax: 'senza IVA',
  takes: (usd) => `prende ${usd} dal tuo saldo reale`,
  rate: (dollar) => `Un euro qui è ${dollar}; il cambio è nostro, non di un mercato.`,
  noReturn: 'Ciò che è stato comprato non viene rimborsato.',
  returns: (days) =>
    `Ciò che non è usato si può restituire entro ${days} giorni; dopo non viene rimborsato.`,
  buyPack: (figure) => `Compra ${figure}`,
  sure: (figure, usd) => `Comprare ${figure} crediti per ${usd}?`,
  yes: 'Comprali',
  no: 'Non ora',
  pay: 'Paga con un deposito',
  payLead:
    'Un deposito che aspetta il suo pagamento può comprare crediti non appena viene ' +
    'accreditato, al prezzo di allora. Ciò che porta in più resta sul tuo saldo.',
  noDeposits: 'Nessun tuo deposito aspetta un pagamento.',
  ask: 'Chiedi un deposito',
  deposit: 'Deposito',
  pack: 'Crediti',
  choose: 'Scegli',
  order: 'Compra con questo deposito',
  orders: 'Depositi che comprano crediti',
  waits: 'aspetta',
  bought: 'comprato',
  dropped: 'non compra più',
  notBought: 'non ha comprato niente',
  drop: 'Non comprare',
  purchases: 'Acquisti',
  noPurchases: 'Non ne hai ancora comprati.',
  invoice: (name) => `Fattura ${name}`,
  creditNote: (name) => `Nota di credito ${name}`,
  giveBack: (figure, usd) => `Restituisci ${figure} per ${usd}`,
  givenBack: (figure, usd) => `${figure} restituiti per ${usd}`,
  until: (day) => `fino al ${day}`,
  statement: 'Estratto dei crediti',
  moves: { credit_issue: 'Comprati', credit_charge: 'Usati', credit_refund: 'Restituiti' },
  noMoves: 'Ancora nessun movimento.',
  columns: { at: 'Ora', what: 'Che cosa', credits: 'Crediti', left: 'Restano' },
  more: 'Precedenti',
  blocked: {
    credits_closed: 'Al momento non si vendono crediti.',
    credits_need_profile: 'Completa prima il tuo profilo: una fattura porta il tuo nome.',
    credits_need_identity: 'Invia prima un documento d’identità.',
    account_frozen: 'Il tuo conto è congelato.',
  },
  cannot: 'Al momento non puoi comprare crediti.',
}
