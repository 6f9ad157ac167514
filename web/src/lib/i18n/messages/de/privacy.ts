// In German: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import type { privacy as english } from '../privacy.ts'

export const privacy: Messages<typeof english> = {
  title: 'Deine Daten',
  intro: 'Was wir über dich haben, eine Kopie von allem, und der Weg, dein Konto zu schließen.',
  heldTitle: 'Was wir haben',
  what: 'Was',
  records: 'Einträge',
  kept: 'Aufbewahrt',
  profile: 'Name, E-Mail, Telefon, Anschrift',
  picture: 'Profilbild',
  held: {
    trades: 'Trades und ihre Ergebnisse',
    ledger: 'Geldbewegungen',
    withdrawals: 'Auszahlungen',
    deposits: 'Einzahlungen',
    card_payments: 'Kartenzahlungen',
    corrections: 'Korrekturen deines Guthabens',
    deposit_addresses: 'Adressen zum Einzahlen',
    withdrawal_addresses: 'Adressen zum Auszahlen',
    events: 'Ereignisse des Kontos',
    sessions: 'Anmeldungen',
    known_devices: 'Bekannte Browser',
    exchange_keys: 'Schlüssel zu Börsen',
    trader_bots: 'Bots auf Börsenkonten',
    trader_orders: 'Orders von Bots',
    trader_fills: 'Ausführungen von Orders der Bots',
    authenticator: 'Authenticator-App',
    recovery_codes: 'Wiederherstellungscodes',
    passkeys: 'Passkeys',
    acceptances: 'Rechtstexte, denen du zugestimmt hast',
    identity_deadline: 'Der Tag, bis zu dem ein Dokument zu senden ist',
    automation_settings: 'Einstellungen automatischer Trades',
    automation_switches: 'Wann automatische Trades geschaltet wurden',
    automation_orders: 'Orders automatischer Trades',
    automation_skips: 'Signale, die nicht für dich gehandelt wurden',
    automation_pauses: 'Wann unser Team automatische Trades pausiert hat',
    limits: 'Deine Limits',
    freezes: 'Wann dein Konto eingefroren war',
    documents: 'Ausweisdokumente',
    identities: 'Was Dokumente bewiesen haben',
    plan_requests: 'Anträge auf Pläne',
    promotions: 'Was Aktionen dir gewährt haben',
    credit_purchases: 'Credits, die du gekauft hast',
    credit_charges: 'Credits, die du verbraucht hast',
    credit_orders: 'Einzahlungen, die Credits kaufen',
    credit_debts: 'Credits unter null',
    tournaments: 'Turniere',
    chip_times: 'Wann Chips eingesetzt werden können',
    invoices: 'Rechnungen',
    api_tokens: 'Persönliche Tokens',
    webhooks: 'Webhooks',
    webhook_messages: 'Nachrichten an Webhooks',
    notice_choices: 'Was du zu Mitteilungen gewählt hast',
    push_devices: 'Geräte für Push-Nachrichten',
    price_alerts: 'Kursalarme',
    answers: 'Antworten auf deine Nachrichten',
    disputes: 'Angefochtene Kartenzahlungen',
    appropriateness: 'Antworten zu den Fragen vorab',
    conversations: 'Gespräche im Chat',
    conversation_lines: 'Zeilen von Gesprächen',
    notices: 'Mitteilungen',
    letters: 'Briefe, die wir dir gesendet haben',
    messages: 'Nachrichten, die du uns geschrieben hast',
    links: 'Links, die wir dir gesendet haben',
  },
  forYears: (years) => `${years} Jahre nach dem Schließen`,
  untilClosed: 'bis du es entfernst oder das Konto schließt',
  monthAfter: '30 Tage nach ihrem Ende',
  month: '30 Tage',
  year: 'ein Jahr',
  twoYears: 'zwei Jahre',
  untilForgotten: 'bis du sie vergessen lässt; die zwanzig zuletzt benutzten',
  untilRemoved: (years) => `bis du sie entfernst; höchstens ${years} Jahre nach dem Schließen`,
  why: (years) =>
    `Die Gesetze gegen Geldwäsche und zur Buchführung verlangen von uns, Unterlagen ${years} ` +
    'Jahre lang aufzubewahren, nachdem ein Konto geschlossen wurde. Wir benutzen sie dann für ' +
    'nichts anderes.',
  since: (date) => `Konto eröffnet am ${date}.`,
  exportTitle: 'Nimm deine Daten mit',
  exportText:
    'Eine ZIP-Datei mit allem oben: Daten, die Programme lesen können (JSON), dein Profilbild ' +
    'und die Bilder deiner Dokumente und Zahlungsbelege. Ihre Liesmich-Datei sagt, was nicht ' +
    'darin ist.',
  exportLimit: (times) => `Du kannst das ${times}-mal am Tag tun.`,
  password: 'Passwort',
  fields: { password: 'Passwort', reason: 'Grund' },
  passwordAgain: 'Zu deiner Sicherheit fragen wir noch einmal nach deinem Passwort.',
  export: 'Meine Daten exportieren',
  exporting: (kilobytes) => `Wird exportiert: bisher ${kilobytes} kB`,
  exported: (kilobytes) => `Deine Daten sind in my-data.zip (${kilobytes} kB).`,
  brokenOff: 'Der Export ist abgebrochen. Bitte versuche es noch einmal.',
  closeTitle: 'Das Konto schließen',
  closeText:
    'Das Schließen ist endgültig: du kannst dich nicht mehr anmelden und mit dieser ' +
    'E-Mail-Adresse kein anderes Konto eröffnen.',
  tradesOpen: (count) =>
    count === 1
      ? 'Auf deinem Live-Konto ist ein Trade offen. Du kannst das Konto schließen, sobald ' +
        'er zu Ende ist.'
      : `Auf deinem Live-Konto sind ${count} Trades offen. Du kannst das Konto schließen, ` +
        'sobald sie zu Ende sind.',
  balanceLeft: (money) => `Auf deinem Live-Konto sind ${money}. Bitte lass sie zuerst auszahlen.`,
  givenUp: (money) =>
    `Die ${money} auf deinem Live-Konto sind Spielgeld, das nicht ausgezahlt werden kann: sie ` +
    'verfallen.',
  close: 'Mein Konto schließen',
  confirmTitle: 'Das Konto endgültig schließen?',
  consequences: [
    'Alle deine Anmeldungen enden sofort, auf jedem Gerät.',
    'Dein Profilbild wird sofort gelöscht.',
    'Die Unterlagen oben werden so lange aufbewahrt, wie das Gesetz es verlangt; du bekommst ' +
      'einen Brief, der sagt, bis wann.',
  ],
  reason: 'Warum gehst du? (freiwillig)',
  reasonHint: 'Das liest nur unser Team.',
  closeForGood: 'Endgültig schließen',
  keep: 'Mein Konto behalten',
  working: 'Einen Augenblick',
}
