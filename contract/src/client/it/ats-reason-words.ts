// In Italian: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Il nostro personale ha messo in pausa le operazioni automatiche per tutti.',
  paused_by_staff: 'Il nostro personale ha messo in pausa le tue operazioni automatiche.',
  no_plan: 'Le operazioni automatiche reali vanno con un piano, e tu non ne hai.',
  not_tried:
    'Le operazioni automatiche reali aspettano dieci operazioni demo decise con le stesse ' +
    'impostazioni.',
  outside_hours: 'Era fuori dagli orari che hai scelto.',
  plan_trades:
    'Tutte le operazioni automatiche del giorno consentite dal tuo piano erano già state fatte.',
  day_trades: 'Tutte le operazioni al giorno che consenti erano già state fatte.',
  day_stake: 'Un’altra avrebbe superato il massimo che punti al giorno.',
  day_loss:
    'Un’altra avrebbe potuto superare il massimo che perdi al giorno, contando le operazioni ' +
    'aperte.',
  cooling_down: 'Era troppo presto dopo una perdita: la tua attesa era in corso.',
  pair_dropped: 'La coppia aveva perso tante volte di fila quante ne consenti.',
  drawdown_open: 'Con ciò che è aperto, un’altra avrebbe potuto superare il tuo calo massimo.',
  stake_too_small: 'La tua quota del saldo era meno di un dollaro.',
  stake_too_large:
    'La puntata era più di quanto possono avere le operazioni automatiche del tuo piano.',
  refused_often:
    'Gli ordini del giorno sono stati rifiutati cinquanta volte: non se ne tentano altri ' +
    'prima della mezzanotte UTC.',
  too_late: 'Il segnale non è stato raggiunto in tempo: la sua finestra era aperta da troppo.',
  not_sent: 'Il server è stato interrotto prima che l’ordine fosse inviato.',
  switched_off: 'Sono state disattivate prima che arrivasse il turno.',
  by_client: 'Le hai disattivate tu.',
  other_settings: 'Le impostazioni sono cambiate.',
  losses_in_row: 'Ne sono state perse di fila tante quante ne consenti.',
  drawdown: 'La prossima avrebbe potuto superare il tuo calo massimo.',
}
