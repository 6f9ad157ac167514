// In Italian: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Un’installazione reale non ha un exchange di esercizio.',
  practice_not_open: 'Non hai ancora un conto sull’exchange di esercizio: prima aprilo.',
  practice_keys_most:
    'Un conto sull’exchange di esercizio ha al massimo {limit} chiavi. Revocane una.',
  exchange_closed: 'Questo exchange non è offerto qui.',
  exchange_silent: 'Al momento l’exchange non risponde. Riprova tra un minuto.',
  exchange_key_wrong:
    'L’exchange non accetta questa chiave. Può essere digitata male, revocata, o di un altro ' +
    'exchange.',
  exchange_key_too_mighty:
    'Questa chiave può fare più che operare e leggere: {rights}. Non ne accettiamo nessuna ' +
    'che possa prelevare o trasferire. Cancellala presso l’exchange, e creane una che possa ' +
    'solo operare e leggere.',
  exchange_key_cannot_read:
    'Questa chiave non può leggere saldi e ordini, cosa che serve per operare: {rights}.',
  exchange_key_cannot_trade: 'Questa chiave non può operare: {rights}.',
  exchange_key_known: 'Questa chiave è già in uso qui.',
  trader_bots_most: 'Puoi avere al massimo {limit} bot.',
  trader_key_ended: 'Questa chiave non viene più usata. Aggiungine un’altra.',
  trader_pair_unknown:
    'Questo exchange non negozia {pair} a pronti, o non in parti che possiamo contare.',
  trader_risk_unread: 'Scrivi il denaro a rischio come una cifra sopra zero, ad esempio 250.5.',
  trader_risk_too_small:
    'Il denaro a rischio deve essere almeno {least}: l’exchange non accetta ordini più piccoli.',
  trader_risk_too_large: 'È più denaro a rischio di quanto un bot possa avere.',
  trader_running: 'Questo bot gira già così.',
  trader_stopping: 'Questo bot è in arresto. Aspetta che sia fermo.',
  trader_stop_first: 'Questo bot opera sul serio: prima fermalo.',
  trader_dry_first: 'Un bot gira prima a vuoto: avvia una prova a vuoto.',
  trader_dry_longer:
    'Questo bot non ha girato a vuoto abbastanza a lungo. Può operare sul serio dal {@until}.',
  trader_dry_only:
    'Questo exchange non può dire che cosa può fare una chiave, quindi con esso facciamo ' +
    'solo prove a vuoto.',
  trader_paused:
    'Il nostro personale ha messo in pausa il trading automatico. Niente di nuovo comincia ' +
    'finché non lo lascia continuare.',
  exchange_keys_most: 'Puoi avere al massimo {limit} chiavi. Rimuovine una.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Il tuo conto sull’exchange di esercizio è aperto.',
  practice_key_made: 'La tua chiave è creata. Ciò con cui firma si mostra solo questa volta.',
  practice_key_revoked: 'La chiave è revocata.',
  exchange_key_added: 'La chiave è aggiunta.',
  exchange_key_removed: 'La chiave è rimossa, e ciò con cui firma è cancellato.',
  bot_made: 'Il tuo bot è creato. Non fa niente finché non lo avvii.',
  bot_started: 'Il bot è in funzione.',
  bot_stopping: 'Il bot è in arresto.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
