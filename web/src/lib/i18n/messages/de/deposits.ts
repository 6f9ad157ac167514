// In German: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'die Kette dieser Sandbox'
  const coin = coinNames[facts.coin]
  const names = {
    main: `das ${coin}-Netzwerk`,
    test: `das ${coin}-Testnetzwerk${facts.name ? ` ${facts.name}` : ''}`,
    local: `ein privates ${coin}-Netzwerk für Tests`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'Binnen einer Stunde' : 'Binnen Minuten'
}

/** "15 Sekunden", "4 Minuten" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} Sekunden` : `${Math.round(seconds / 60)} Minuten`
}

export const deposits: Messages<typeof english> = {
  title: 'Geld einzahlen',
  intro:
    'Wähle, wie du einzahlen willst. Was ankommt, wird dem Guthaben deines Live-Kontos ' +
    'gutgeschrieben.',
  gateways: { card: 'Karte', ...coinNames },
  gatewayNotes: {
    card: 'Deine Kartendaten gehen an den Zahlungsanbieter, nie an uns.',
    ...perCoin(
      () => 'An eine eigene Adresse. Gutgeschrieben, sobald das Netzwerk es bestätigt hat.',
    ),
  },
  gatewayTerms: {
    card: 'Ab 10 $. Keine Gebühr von uns. In Sekunden.',
    ...perCoin((coin) => `Ab 1 $. Keine Gebühr von uns. ${within(coin)}.`),
  },
  open: (name) => `Mit ${name} einzahlen`,
  loading: 'Wird geladen',
  coins: coinNames,
  amountLabel: 'Betrag in USD',
  amountHint:
    'Von 1 $ bis 1.000.000 $. Wir nehmen keine Gebühr; die des Netzwerks zahlt deine Wallet.',
  amountWrong: 'Gib Dollar von 1 bis 1.000.000 ein, mit höchstens zwei Nachkommastellen.',
  equivalent: (code) => `Betrag in ${code}`,
  equivalentNone: 'Gib einen Betrag ein, um ihn zu sehen.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Vorschau',
  working: 'Einen Augenblick',
  send: 'Sende genau',
  address: 'an diese Adresse von dir',
  copyAddress: 'Adresse kopieren',
  copyAmount: 'Betrag kopieren',
  copied: 'Wallet-Adresse kopiert!',
  amountCopied: 'Betrag kopiert!',
  qr: 'Die Adresse und der Betrag als QR-Code',
  timeLeft: 'Dieser Kurs gilt noch',
  timeOver:
    'Dieser Kurs ist abgelaufen. Du kannst noch zahlen: dann gilt der Kurs der Bestätigung.',
  newRate: 'Neuen Kurs nehmen',
  testNet: 'Nur Test-Coins. Diese Coins und diese Adresse sind nichts wert.',
  onlyThis: (name, network) =>
    `Sende nur ${name}, über ${networkName(network)}. Andere Coins und Netzwerke gehen verloren.`,
  keep:
    'Genau dieser Betrag, rechtzeitig gesendet, wird zu diesem Kurs gutgeschrieben. ' +
    '„Beantragen“ setzt es auf deine Liste, mit dem Bild, wenn du eins gewählt hast.',
  arrived: (coins) => `Deine Zahlung von ${coins} wurde gesehen.`,
  byItself:
    'Du kannst das schließen: es geht von selbst weiter, und du bekommst Bescheid, wenn es ' +
    'gutgeschrieben ist.',
  asked:
    'Du hast diese Einzahlung beantragt und kannst das schließen. Bisher ist nichts davon ' +
    'angekommen.',
  goOn: 'Weiter',
  goOnWith: (money) => `Mit der Zahlung von ${money} weitermachen`,
  giveUp: 'Diese Einzahlung aufgeben',
  close: 'Schließen',
  takes: (needed, seconds) =>
    `Auf deinem Guthaben nach ${needed} Bestätigungen, etwa ${lasting(seconds)} nach dem Senden.`,
  receipt: 'Bild des Zahlungsbelegs (freiwillig)',
  receiptHint:
    'JPEG, PNG oder WebP, höchstens 5 MB. Eine Notiz an unser Team: nur die Zahlung selbst zählt.',
  chooseReceipt: 'Bild wählen',
  otherReceipt: 'Anderes Bild wählen',
  receiptLarge: 'Eine Datei darf höchstens 5 MB groß sein.',
  receiptUnknown: 'Bitte wähle ein Bild in JPEG, PNG oder WebP.',
  request: 'Beantragen',
  requesting: 'Wird gesendet',
  back: 'Zurück',
  done: 'Fertig',
  test: 'Test',
  testCoins: 'Test-Coins senden',
  testCoinsNote:
    'Die Sandbox zahlt für dich an diese Adresse, damit du eine Einzahlung ankommen sehen kannst.',
  status: 'Zahlung',
  underWay: 'Unterwegs',
  showHistory: 'Einzahlungen',
  historyTitle: 'Einzahlungen',
  columns: {
    nr: 'Nr.',
    id: 'Einzahlungs-ID',
    shortId: 'ID',
    method: 'Zahlungsart',
    amount: 'Eingezahlter Betrag',
    shortAmount: 'Betrag',
    coin: 'Betrag in Coins',
    status: 'Status',
    date: 'Datum',
    time: 'Zeit',
  },
  empty: 'Du hast noch nichts eingezahlt.',
  emptyMore: 'Jede Einzahlung steht hier mit ihrem Stand, vom ersten Zeichen bis zur Gutschrift.',
  more: 'Mehr laden',
  underWayFailed: 'Was unterwegs ist, konnte nicht geladen werden.',
  statuses: {
    Pending: 'In Bearbeitung',
    Approved: 'Genehmigt',
    Rejected: 'Abgelehnt',
  },
  detail: {
    waiting: 'Wartet auf deine Zahlung',
    rate_over: 'Wartet; es wird der Kurs der Bestätigung gelten',
    seen: 'Gesehen, wartet auf ihren ersten Block',
    confirming: 'Wird bestätigt',
    gone: 'Das Netzwerk hat sie verloren; vielleicht kommt sie zurück',
    exact: 'Gutgeschrieben wie beantragt',
    partial: 'Es kam weniger als beantragt; gutgeschrieben, was kam',
    over: 'Es kam mehr als beantragt; alles gutgeschrieben',
    late: 'Kam spät; gutgeschrieben zum Kurs ihrer Bestätigung',
    unasked: 'Gutgeschrieben zum Kurs ihrer Bestätigung',
    restored: 'Zurückgenommen und wieder gutgeschrieben',
    expired: 'Es kam keine Zahlung',
    cancelled: 'Du hast sie aufgegeben',
    dust: 'Weniger wert als ein Cent',
    declined: 'Verweigert',
    refused: 'Von unserem Team abgelehnt',
    disputed: 'Angefochten und zurückgenommen',
    reorged: 'Das Netzwerk hat sie zurückgenommen',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} von ${needed} Bestätigungen`,
  credited: (money) => `${money} deinem Guthaben gutgeschrieben`,
  unknownAmount: 'bei Bestätigung',
  rate: (rate) => `zu ${rate}`,
  rates: (rate, rest) => `zu ${rate}, der Rest zu ${rest}`,
}
