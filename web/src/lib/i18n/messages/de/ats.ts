// In German: automated trades.

import type { AtsReason } from '#contract/client/ats-reasons.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

const reasons: Readonly<Record<AtsReason, string>> = {
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

export const ats: Messages<typeof english> = {
  title: 'Automatische Trades',
  lead:
    'Signale werden für dich gehandelt, wenn ihr Fenster öffnet, in den Grenzen, die du ' +
    'setzt. Die Regeln dahinter stehen auf der Seite der Signale, mit der Bilanz einer ' +
    'jeden.',
  switchTitle: 'Automatische Trades sind',
  runs: { off: 'aus', demo: 'an: Demo', real: 'an: Live' },
  turnOff: 'Jetzt ausschalten',
  turnOnDemo: 'Für die Demo einschalten',
  turnOnReal: 'Für Live einschalten',
  settleFirst:
    'Lege unten fest, was gehandelt werden soll; dann kannst du sie für die Demo einschalten.',
  pausedAll: 'Unser Team hat automatische Trades für alle pausiert.',
  pausedYou: 'Unser Team hat deine automatischen Trades pausiert.',
  because: (reason) => `Grund: ${reason}`,
  offSince: (when, reason) => `Aus seit ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Heute (UTC): ${trades} von ${allowed} Trades, ${open} offen, bisher ${brought}.`,
  liveNeeds: (trials, needed) =>
    `Live braucht einen Plan und ${needed} entschiedene Demo-Trades mit diesen Einstellungen: ` +
    `bisher ${trials}.`,
  toPlans: 'Zu den Plänen',

  statementTitle: 'Was du wahrscheinlich verlierst',
  likely: (loss, trades, share) =>
    `Im Schnitt etwa ${loss} pro Tag: ${trades} ${trades === 1 ? 'Trade' : 'Trades'} pro Tag, ` +
    `${share} von jedem Einsatz.`,
  atMost: (loss) => `Höchstens ${loss} pro Tag, wenn jeder Trade verliert.`,
  ruleLoses: (rule) => `Nach ihrer Bilanz verliert ${rule}, und Zufall erklärt das nicht.`,
  noPromise:
    'Von keiner Regel hier ist bekannt, dass sie gewinnt. Die Marge in jedem Preis ist auf ' +
    'unserer Seite.',
  understood: 'Ich habe das gelesen und weiß, dass ich dieses Geld wahrscheinlich verliere.',
  cancel: 'Abbrechen',

  settingsTitle: 'Was gehandelt wird',
  change: 'Ändern',
  save: 'Speichern',
  changeEndsLive:
    'Wer die Einstellungen ändert, schaltet Live aus: sie werden zuerst auf der Demo erprobt.',
  emptyIsNone: 'Ein leeres Feld heißt: keine Grenze dieser Art.',
  labels: {
    rules: 'Regeln',
    symbols: 'Instrumente',
    stake: 'Betrag pro Trade',
    share: 'Anteil am Guthaben, %',
    share_bp: 'Anteil am Guthaben, %',
    hours: 'Stunden (UTC)',
    from: 'Von, UTC',
    to: 'Bis, UTC',
    'hours.from': 'Von, UTC',
    'hours.to': 'Bis, UTC',
    trades_per_day: 'Höchstens Trades pro Tag',
    stake_per_day: 'Höchste Einsätze pro Tag, $',
    loss_per_day: 'Höchste Verluste pro Tag, $',
    losses_in_row: 'Ausschalten nach Verlusten hintereinander',
    cool_down_minutes: 'Minuten Wartezeit nach einem Verlust',
    pair_losses: 'Paar auslassen nach Verlusten hintereinander',
    drawdown: 'Ausschalten bei einem Rückgang von, $',
    tells: 'Benachrichtige mich über',
  },
  stakeBy: 'Wie viel',
  stakeFixed: 'Jedes Mal derselbe Betrag',
  stakeShare: 'Ein Anteil am Guthaben',
  stakeMost: (most) => `Höchstens ${most} pro Trade.`,
  lossHint: 'Was offen ist, zählt als verloren.',
  hoursHint: 'Etwa 07:30; beide leer: zu jeder Stunde.',
  allHours: 'Zu jeder Stunde',
  ofBalance: (share) => `${share} des Guthabens`,
  none: 'Keine Grenze',
  tells: {
    nothing: 'Nichts',
    ends: 'Wenn es ausgeschaltet wird',
    trades: 'Wenn es ausgeschaltet wird, und jeden Trade',
  },

  logTitle: 'Was getan wurde',
  logNote:
    'Signale, die aus demselben Grund folgten, werden nicht noch einmal aufgeführt. Zeiten ' +
    'sind UTC. Wer dasselbe Signal nimmt, wird in einer ausgelosten Reihenfolge bedient.',
  logEmpty: 'Noch nichts. Sobald es an ist, steht hier jedes Signal deiner Regeln.',
  more: 'Mehr laden',
  done: {
    waiting: 'wird platziert',
    placed: 'offen',
    refused: 'abgelehnt',
    skipped: 'nicht gehandelt',
  },
  ended: { hit: 'Gewonnen', miss: 'Verloren', tie: 'Unentschieden', void: 'Ungültig' },
  modes: { demo: 'Demo', real: 'Live' },
  receipt: 'Beleg',
  refused: 'Die Order wurde abgelehnt.',
  reasons,
  place: (place, places) => `Bedient als Nummer ${place} von ${places}`,
  lot: 'Die Reihenfolge ist die von SHA-256 über diesen Startwert und die Nummer jedes Kontos:',

  resultsTitle: 'Ergebnisse',
  resultsOf: (mode) => `Ergebnisse, ${mode}`,
  resultsEmpty: 'Noch kein automatischer Trade auf diesem Konto.',
  results: {
    brought: 'Ergebnis',
    drawdown: 'Größter Rückgang',
    cost: 'Kosten der Marge',
    staked: 'Eingesetzt',
    placed: 'Trades',
    ends: 'Gewonnen, verloren, unentschieden, ungültig',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'Die Marge steckt in jedem Preis und kostet im Schnitt so viel. Sonst wird für ' +
    'automatische Trades nichts berechnet.',
  curveSays: (days, result) =>
    `Das Ergebnis über ${days} ${days === 1 ? 'Tag' : 'Tage'} mit Trades: ${result}.`,
}
