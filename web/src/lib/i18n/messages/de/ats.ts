// In German: automated trades.

import { atsReasons } from '#contract/client/de/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

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
  reasons: atsReasons,
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
