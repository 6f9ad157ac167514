// In German: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Mitteilungen',
  lead: 'Was dich erreicht, wo und wann. Was du wählst, gilt sofort.',
  kept: 'Gespeichert.',
  channels: 'Was dich erreicht',
  always:
    'Was dein Geld, deine Identität und den Zugang zu deinem Konto betrifft, steht immer in der ' +
    'App und wird immer per E-Mail gesendet.',
  topics: {
    security: {
      title: 'Sicherheit',
      what: 'Ein neues Auszahlungsziel, ein eingefrorenes Konto.',
    },
    payments: {
      title: 'Geld',
      what: 'Einzahlungen, Auszahlungen, Credits und Korrekturen.',
    },
    identity: { title: 'Identität', what: 'Deine Dokumente und was du ändern wolltest.' },
    plan: {
      title: 'Dein Plan',
      what: 'Was aus dem Plan wurde, den du gewählt oder beantragt hast.',
    },
    automation: {
      title: 'Automatischer Handel',
      what: 'Automatische Trades, Bots und Webhooks: was endete, was pausiert wurde.',
    },
    prices: {
      title: 'Kursalarme',
      what: 'Ein Kurs hat eine Marke erreicht, die du unten genannt hast.',
    },
    promotions: {
      title: 'Aktionen',
      what: 'Bonusdollar, Cashback und Turniere, an denen du teilnimmst.',
    },
    chat: {
      title: 'Live-Chat',
      what: 'Der Support hat geantwortet, während du nicht im Chat warst.',
    },
  },
  by: { bell: 'In der App', push: 'Push-Nachricht', mail: 'Per E-Mail' },
  mails: { now: 'sofort', digest: 'in der Zusammenfassung', off: 'gar nicht' },
  mailed: 'Immer per E-Mail',
  mailedLater: 'Per E-Mail, wenn sie zwei Minuten lang nicht gelesen wurde',
  push: {
    title: 'Push-Nachrichten',
    lead:
      'Eine Push-Nachricht erreicht dieses Gerät, während nichts von uns offen ist. Sie geht ' +
      'durch den Dienst des Herstellers deines Browsers, so verschlüsselt, dass nur dieser ' +
      'Browser sie lesen kann.',
    add: 'An dieses Gerät senden',
    missing:
      'Dieser Browser kann hier keine Push-Nachrichten empfangen. Auf einem Telefon füge diese ' +
      'Website zuerst deinem Startbildschirm hinzu.',
    denied:
      'Diesem Browser wurde gesagt, keine Nachrichten dieser Website zu zeigen. Erlaube sie in ' +
      'seinen Einstellungen für diese Website, und komm dann hierher zurück.',
    here: 'dieses Gerät',
    since: (day: string) => `seit ${day} UTC, noch nichts gesendet`,
    sent: (day: string) => `zuletzt gesendet ${day} UTC`,
    try: 'Ausprobieren',
    tried: 'Eine Nachricht ist auf dem Weg zu diesem Gerät.',
    remove: 'Entfernen',
    details: 'Sagen, was geschehen ist, auch auf einem gesperrten Bildschirm',
    detailsHelp:
      'Ohne das sagt eine Push-Nachricht nur, dass es Neues gibt: wer deinen Bildschirm sieht, ' +
      'erfährt nichts über dein Konto.',
  },
  times: 'Wann',
  quiet: 'Ruhezeiten',
  quietHelp: 'Push-Nachrichten warten, bis sie vorbei sind. Die zur Sicherheit warten nicht.',
  ends: { from: 'Von', to: 'bis' },
  digest: 'Die Zusammenfassung kommt',
  digests: { daily: 'jeden Morgen um acht', weekly: 'am Montag um acht' },
  zone: (zone: string) => `Nach der Uhr von ${zone}.`,
  zoneHere: (zone: string) => `Die Uhr dieses Geräts nehmen: ${zone}`,
  prices: {
    title: 'Kursalarme',
    lead:
      'Du bekommst einmal Bescheid, beim ersten Kurs, den wir auf der Marke oder jenseits davon ' +
      'veröffentlichen. Das sagt nichts darüber, wohin der Kurs von dort geht.',
    labels: {
      symbol: 'Instrument',
      kind: 'Wenn der Kurs',
      price: 'Kurs',
      percent: 'Prozent',
    },
    choose: 'Wählen',
    now: 'Jetzt',
    kinds: {
      above: 'so hoch ist wie eine Marke',
      below: 'so niedrig ist wie eine Marke',
      moved: 'sich um einen Prozentsatz bewegt hat, auf oder ab',
    },
    set: 'Alarm setzen',
    none: 'Keine Kursalarme.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} bei ${upper} oder höher`,
      below: (name: string, { lower }: Levels) => `${name} bei ${lower} oder niedriger`,
      moved: (name: string, { upper, lower }: Levels) => `${name} bei ${lower} oder bei ${upper}`,
    },
    waits: (price: string) => `wartet, gesetzt bei ${price}`,
    reached: (price: string, at: string) => `erreicht bei ${price}, ${at} UTC`,
    drop: 'Entfernen',
  },
  stop: {
    title: 'Keine dieser E-Mails mehr',
    text: (topic: string) =>
      `E-Mails zu diesem Thema senden wir dir nicht mehr: ${topic}. In der App bleibt es. Unter ` +
      '„Mitteilungen“ kannst du jederzeit anders wählen.',
    all: 'die Zusammenfassung der Mitteilungen',
    ask: (topic: string) => `E-Mails zu diesem Thema würden wir dir nicht mehr senden: ${topic}.`,
    do: 'Diese E-Mails beenden',
    unknown: 'Dieser Link beendet keine E-Mails. Melde dich an und wähle unter „Mitteilungen“.',
  },
}
