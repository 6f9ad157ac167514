// In German: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Unser Team hat automatische Trades für alle pausiert.',
  paused_by_staff: 'Unser Team hat deine automatischen Trades pausiert.',
  no_plan: 'Automatische Live-Trades gehören zu einem Plan, und du hast keinen.',
  not_tried:
    'Automatische Live-Trades warten auf zehn entschiedene Demo-Trades mit denselben ' +
    'Einstellungen.',
  outside_hours: 'Es war außerhalb der Stunden, die du gewählt hast.',
  plan_trades: 'Alle automatischen Trades des Tages, die dein Plan erlaubt, wurden platziert.',
  day_trades: 'Alle Trades pro Tag, die du erlaubst, wurden platziert.',
  day_stake: 'Mit einem weiteren wären deine höchsten Einsätze pro Tag überschritten worden.',
  day_loss:
    'Mit einem weiteren hätten deine höchsten Verluste pro Tag überschritten werden können, ' +
    'offene Trades eingerechnet.',
  cooling_down: 'Es war zu bald nach einem Verlust: deine Wartezeit lief.',
  pair_dropped: 'Das Paar hatte so oft hintereinander verloren, wie du erlaubst.',
  drawdown_open:
    'Mit dem, was offen ist, hätte ein weiterer deinen größten Rückgang überschreiten können.',
  stake_too_small: 'Dein Anteil am Guthaben war weniger als ein Dollar.',
  stake_too_large: 'Der Einsatz war höher, als automatische Trades deines Plans haben dürfen.',
  refused_often:
    'Orders des Tages wurden fünfzigmal abgelehnt: vor Mitternacht UTC wird keine mehr versucht.',
  too_late: 'Das Signal wurde nicht rechtzeitig erreicht: sein Fenster war zu lange offen.',
  not_sent: 'Der Server wurde unterbrochen, bevor die Order gesendet war.',
  switched_off: 'Es wurde ausgeschaltet, bevor die Reihe daran war.',

  by_client: 'Du hast sie ausgeschaltet.',
  other_settings: 'Die Einstellungen wurden geändert.',
  losses_in_row: 'So viele wurden hintereinander verloren, wie du erlaubst.',
  drawdown: 'Der nächste hätte deinen größten Rückgang überschreiten können.',
}
