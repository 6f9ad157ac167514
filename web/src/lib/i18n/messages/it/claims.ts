// In Italian: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Dichiarato dall’operatore nel documento indicato qui.'
const margin =
  'Il margine con cui è fatto ogni prezzo qui, come impostato ora; uno solo per tutti gli ' +
  'strumenti.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Contati: gli strumenti per cui questa installazione dà prezzi.',
  tradable_instruments:
    'Contati: gli strumenti su cui qui si può operare, tra quelli che hanno un prezzo.',
  demo_days: 'La regola del programma che avvia ogni conto demo, la stessa per tutti.',
  demo_money: 'La regola del programma che riempie ogni conto demo, la stessa per tutti.',
  top_payout:
    'Il maggiore tasso di profitto tra le strike rate offerte ora. Più è grande il profitto, ' +
    'meno è probabile. Contate: le strike rate offerte.',
  margin_rate: margin,
  loss_share:
    'Di tutti i conti reali con un’operazione liquidata negli ultimi dodici mesi: quelli le ' +
    'cui puntate in queste operazioni hanno superato ciò che è stato pagato loro, secondo il ' +
    'libro mastro.',
  loss_median:
    'Di tutti i conti reali con un’operazione liquidata negli ultimi dodici mesi le cui puntate ' +
    'in queste operazioni hanno superato ciò che è stato pagato loro: l’importo che la metà di ' +
    'essi ha perso come minimo, secondo il libro mastro. Contati: tutti i conti reali con una ' +
    'tale operazione.',
  payouts_made:
    'Contati nel libro mastro: i prelievi il cui denaro è uscito, negli ultimi dodici mesi.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} I dati della licenza nella pagina di stato rimandano al registro pubblico, ` +
    'dove chiunque può consultarli.',
  signal_accuracy:
    'Di tutti i segnali delle nostre regole decisi dal primo in poi, centro o errore: la ' +
    'quota di centri. La moneta che si lancia accanto a loro non è compresa. Che cosa deve ' +
    'superare quella quota si trova negli storici della pagina dei segnali.',
  prices:
    'I prezzi che questa installazione ha salvato, ognuno con la sua fonte e la sua ora. La ' +
    'stessa serie decide le operazioni. Contati: gli strumenti di cui sono salvati prezzi.',
  instrument_terms:
    'Le condizioni con cui si controllano gli ordini. Contati: gli strumenti con queste ' +
    'condizioni.',
  strike_rates: 'Le strike rate che un ordine può indicare ora. Contate: quelle offerte.',
  durations: 'Le durate con cui si controllano gli ordini. Contate: le durate.',
  margin,
  plans: 'Le regole con cui qui si assegnano i piani. Contati: i piani.',
  calibration:
    'Operazioni calcolate e liquidate dallo stesso programma su prezzi registrati di mercati ' +
    'reali, indicati accanto alle cifre. Chiunque può ripeterlo: npm run calibrate. Contate: ' +
    'le operazioni.',
  markouts:
    'Prezzi come sono stati salvati uno e cinque secondi dopo l’ingresso di operazioni ' +
    'reali, rispetto a esso. Contate: quelle tra le 5000 operazioni più recenti degli ' +
    'ultimi sette giorni.',
  payouts:
    'Una vista del libro mastro in cui nessuno può scrivere: prelievi il cui denaro è uscito ' +
    'e il cui pagamento ha un numero. Contati: tutti, da sempre.',
  signals:
    'Ogni segnale di ogni regola, come è stato salvato prima che si aprisse la sua finestra, ' +
    'e come ognuno è finito secondo i prezzi salvati. Contati: i segnali finiti, anche ' +
    'quelli nulli.',
  status: 'Misurato da questa stessa installazione quando la pagina è stata chiesta.',
  contacts:
    'I contatti impostati dall’operatore di questa installazione. Contati: i contatti impostati.',
  operator:
    'La persona giuridica e i dati della licenza impostati dall’operatore di questa ' +
    'installazione. Contati: quanti dei due sono impostati.',
  chat_answers:
    'Dalla prima riga di una conversazione in chat alla sua prima risposta, notti comprese; ' +
    'chi non ha risposta conta come la più lunga. Contate: quelle cominciate negli ultimi 30 ' +
    'giorni, tranne le ultime due.',
}

export const claims: Messages<typeof english> = {
  how: 'Come lo sappiamo?',
  says,
  window: (from, to) => `Misurato dal ${from} al ${to} (UTC).`,
  asOf: (at) => `Situazione al ${at} (UTC).`,
  counted: (count) => `Contati: ${count}.`,
  minimum: (minimum) => `Si mostra a partire da ${minimum}, mai prima.`,
  attested: (who, day) => `Dichiarato da ${who} il ${day}.`,
  document: (name) => `Documento: ${name}`,
  expires: (day) => `La dichiarazione finisce il ${day}, e da allora non viene più mostrata.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `${share} dei conti reali che hanno operato negli ultimi dodici mesi ha perso denaro.`,
  lossGeneral:
    'Il trading a tempo fisso è rischioso: puoi perdere l’intero importo di ogni operazione, ' +
    'e in media le operazioni costano denaro. Opera solo con denaro di cui puoi fare a meno.',
  lossCare: 'Opera solo con denaro di cui puoi fare a meno.',
}
