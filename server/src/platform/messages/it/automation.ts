// In Italian: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/it/ats-reason-words.ts'

const ownTrades = 'Le tue operazioni automatiche'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'Le tue operazioni automatiche sono spente',
    paragraphs: [
      `Le tue operazioni automatiche sono state spente. ${reason}`,
      'D’ora in poi nulla opera da solo. Le operazioni aperte arrivano alla ' +
        'fine. Restano spente finché non le riaccendi.',
    ],
    action: ownTrades,
  }),
  refused: 'Un ordine è stato rifiutato; il registro dice perché.',
  paused: (reason) => ({
    subject: 'Le tue operazioni automatiche sono in pausa',
    paragraphs: [
      'Il nostro personale ha messo in pausa le tue operazioni automatiche, e ' +
        `dice perché: ${reason}`,
      'Nulla opera da solo finché non riprendono. Le operazioni aperte ' + 'arrivano alla fine.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `Il tuo bot per ${pair} si è fermato`,
  live: (pair, why) =>
    `Il tuo bot per ${pair}, che operava davvero, si è fermato da solo: ` + `${why}`,
  paper: (pair, why) =>
    `Il tuo bot per ${pair}, che operava sulla carta, si è fermato da solo: ` + `${why}`,
  until: 'Non comincia nulla finché non lo riavvii.',
  action: 'Vedere i tuoi bot',
  whys: {
    drawdown: 'ha perso quanto avevi permesso.',
    low_profit: 'le sue ultime operazioni hanno perso insieme.',
    too_little: 'ciò che resta a rischio è meno di quanto la borsa accetti per un ordine.',
    key_ended:
      'la sua chiave non è più usata. Ciò che è aperto in borsa vi resta ' + 'aperto: guardalo.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'È stato creato un webhook',
    paragraphs: [
      'D’ora in poi questo indirizzo viene avvisato quando si regolano tue ' +
        `operazioni o si muove tuo denaro: ${place}`,
      'Se non sei stato tu, rimuovilo e cambia subito la tua password.',
    ],
    action: 'Vedere i tuoi webhook',
  }),
  ended: (place, why) => ({
    subject: 'Un webhook è finito',
    paragraphs: [
      `A ${place} non si invia più nulla: ${why}.`,
      'Quando il tuo programma c’è di nuovo, crea un nuovo webhook.',
    ],
    action: 'Vedere i tuoi webhook',
  }),
  whys: {
    gone: 'ha risposto che se n’è andato per sempre',
    failing: 'per cinque giorni non vi è arrivato nulla',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Non usiamo più la tua chiave di borsa',
    paragraphs: [
      `Non usiamo più la chiave «${name}».`,
      why,
      'Ciò con cui firma è cancellato qui. Il trading automatico con essa è ' +
        'finito; ciò che è aperto in borsa vi resta aperto finché non lo chiudi. ' +
        'Guarda il tuo conto lì.',
    ],
  }),
  whys: {
    removed: 'L’hai rimossa.',
    too_mighty:
      'La borsa dice che può fare più che operare e leggere, per esempio ' +
      'prelevare. Non usiamo una chiave così, e non ne teniamo.',
    not_accepted: 'La borsa non la accetta più: vi è stata revocata, o è scaduta.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} ha raggiunto ${price}`,
  reached: (at, symbol, price, wish) =>
    `Il ${at} il prezzo di ${symbol} che pubblichiamo era ${price}. ${wish}`,
  over: 'Non dice nulla di dove va il prezzo da lì. Questo avviso è concluso.',
  action: 'Vedere i tuoi avvisi di prezzo',
  wishes: {
    above: 'Hai chiesto di saperlo quando è così alto.',
    below: 'Hai chiesto di saperlo quando è così basso.',
    moved: 'Hai chiesto di saperlo quando si è mosso di tanto.',
  },
}
