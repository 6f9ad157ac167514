// In German: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Eine Live-Installation hat keine Übungsbörse.',
  practice_not_open: 'Du hast noch kein Konto an der Übungsbörse: eröffne es bitte zuerst.',
  practice_keys_most:
    'Ein Konto an der Übungsbörse hat höchstens {limit} Schlüssel. Bitte widerrufe einen.',
  exchange_closed: 'Diese Börse wird hier nicht angeboten.',
  exchange_silent:
    'Die Börse antwortet gerade nicht. Bitte versuche es in einer Minute noch einmal.',
  exchange_key_wrong:
    'Die Börse nimmt diesen Schlüssel nicht an. Vielleicht ist er vertippt, widerrufen oder ' +
    'von einer anderen Börse.',
  exchange_key_too_mighty:
    'Dieser Schlüssel darf mehr als handeln und lesen: {rights}. Wir nehmen keinen, der ' +
    'auszahlen oder überweisen kann. Bitte lösche ihn bei der Börse und erstelle einen, der ' +
    'nur handeln und lesen kann.',
  exchange_key_cannot_read:
    'Dieser Schlüssel darf Guthaben und Orders nicht lesen, was der Handel braucht: {rights}.',
  exchange_key_cannot_trade: 'Dieser Schlüssel darf nicht handeln: {rights}.',
  exchange_key_known: 'Dieser Schlüssel wird hier schon benutzt.',
  trader_bots_most: 'Du kannst höchstens {limit} Bots haben.',
  trader_key_ended: 'Dieser Schlüssel wird nicht mehr benutzt. Bitte füge einen anderen hinzu.',
  trader_pair_unknown:
    'Diese Börse handelt {pair} nicht am Spotmarkt, oder nicht in Teilen, die wir zählen können.',
  trader_risk_unread: 'Bitte schreib das Geld auf dem Spiel als Zahl über null, etwa 250.5.',
  trader_risk_too_small:
    'Das Geld auf dem Spiel muss mindestens {least} sein: die Börse nimmt keine kleineren Orders.',
  trader_risk_too_large: 'Das ist mehr Geld auf dem Spiel, als ein Bot haben darf.',
  trader_running: 'Dieser Bot läuft schon so.',
  trader_stopping: 'Dieser Bot wird angehalten. Bitte warte, bis er stillsteht.',
  trader_stop_first: 'Dieser Bot handelt wirklich: bitte halte ihn zuerst an.',
  trader_dry_first: 'Ein Bot läuft zuerst trocken: bitte starte einen Trockenlauf.',
  trader_dry_longer:
    'Dieser Bot ist noch nicht lange genug trocken gelaufen. Er darf ab {@until} wirklich handeln.',
  trader_dry_only:
    'Diese Börse kann nicht sagen, was ein Schlüssel darf, darum machen wir damit nur ' +
    'Trockenläufe.',
  trader_paused:
    'Unser Team hat den automatischen Handel pausiert. Nichts Neues beginnt, bis es ihn ' +
    'weitergehen lässt.',
  exchange_keys_most: 'Du kannst höchstens {limit} Schlüssel haben. Bitte entferne einen.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Dein Konto an der Übungsbörse ist offen.',
  practice_key_made:
    'Dein Schlüssel ist erstellt. Womit er signiert, wird dieses eine Mal gezeigt.',
  practice_key_revoked: 'Der Schlüssel ist widerrufen.',
  exchange_key_added: 'Der Schlüssel ist hinzugefügt.',
  exchange_key_removed: 'Der Schlüssel ist entfernt, und womit er signiert, gelöscht.',
  bot_made: 'Dein Bot ist erstellt. Er tut nichts, bis du ihn startest.',
  bot_started: 'Der Bot läuft.',
  bot_stopping: 'Der Bot wird angehalten.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
