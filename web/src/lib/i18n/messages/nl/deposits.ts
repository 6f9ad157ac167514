// In Dutch: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'de keten van deze sandbox'
  const coin = coinNames[facts.coin]
  const names = {
    main: `het netwerk van ${coin}`,
    test: `het testnetwerk ${facts.name ? `${facts.name} ` : ''}van ${coin}`,
    local: `een eigen netwerk van ${coin} voor tests`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? 'Binnen een uur' : 'Binnen minuten'
}

/** "15 seconden", "4 minuten" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} seconden` : `${Math.round(seconds / 60)} minuten`
}

export const deposits: Messages<typeof english> = {
  title: 'Geld storten',
  intro:
    'Kies hoe je wilt storten. Wat aankomt, wordt toegevoegd aan het saldo van je live-account.',
  gateways: { card: 'Kaart', ...coinNames },
  gatewayNotes: {
    card: 'Je kaartgegevens gaan naar de betaalaanbieder, nooit naar ons.',
    ...perCoin(() => 'Naar een eigen adres. Bijgeschreven zodra het netwerk het heeft bevestigd.'),
  },
  gatewayTerms: {
    card: 'Vanaf $ 10. Geen kosten van ons. Binnen seconden.',
    ...perCoin((coin) => `Vanaf $ 1. Geen kosten van ons. ${within(coin)}.`),
  },
  open: (name: string) => `Storten met ${name}`,
  loading: 'Laden',
  coins: coinNames,
  amountLabel: 'Bedrag in USD',
  amountHint:
    'Van $ 1 tot $ 1.000.000. We rekenen geen kosten; die van het netwerk betaalt je wallet.',
  amountWrong: 'Vul dollars in van 1 tot 1.000.000, met hooguit twee decimalen.',
  equivalent: (code: string) => `Bedrag in ${code}`,
  equivalentNone: 'Vul een bedrag in om het te zien.',
  rateLine: (rate: string, code: string) => `1 ${code} = ${rate}`,
  preview: 'Bekijken',
  working: 'Een ogenblik',
  send: 'Stuur precies',
  address: 'naar dit adres van jou',
  copyAddress: 'Het adres kopiëren',
  copyAmount: 'Het bedrag kopiëren',
  copied: 'Adres gekopieerd!',
  amountCopied: 'Bedrag gekopieerd!',
  qr: 'Het adres en het bedrag als QR-code',
  timeLeft: 'Deze koers geldt nog',
  timeOver:
    'Deze koers is verlopen. Je kunt nog steeds betalen: dan telt de koers van de bevestiging.',
  newRate: 'De nieuwe koers nemen',
  testNet: 'Alleen testmunten. Deze munten en dit adres zijn niets waard.',
  onlyThis: (name: string, network: string) =>
    `Stuur alleen ${name}, via ${networkName(network)}. Andere munten en netwerken gaan ` +
    'verloren.',
  keep:
    'Precies dit bedrag, op tijd verstuurd, wordt tegen deze koers bijgeschreven. Met Aanvragen ' +
    'komt het op je lijst, met de afbeelding als je er een koos.',
  arrived: (coins: string) => `Je betaling van ${coins} is gezien.`,
  byItself:
    'Je kunt dit sluiten: het gaat vanzelf verder, en je hoort het als het is bijgeschreven.',
  asked:
    'Je hebt deze storting aangevraagd en kunt dit venster sluiten. Er is nog niets aangekomen.',
  goOn: 'Verder',
  goOnWith: (money: string) => `Verder met de betaling van ${money}`,
  giveUp: 'Deze storting laten vervallen',
  close: 'Sluiten',
  takes: (needed: number, seconds: number) =>
    `Op je saldo na ${needed} bevestigingen, ongeveer ${lasting(seconds)} nadat je het verstuurde.`,
  receipt: 'Afbeelding van je betaalbewijs (niet verplicht)',
  receiptHint:
    'JPEG, PNG of WebP, hooguit 5 MB. Een aantekening voor onze medewerkers: alleen de betaling ' +
    'zelf telt.',
  chooseReceipt: 'Kies een afbeelding',
  otherReceipt: 'Kies een andere afbeelding',
  receiptLarge: 'Een bestand mag hooguit 5 MB groot zijn.',
  receiptUnknown: 'Kies een afbeelding in JPEG, PNG of WebP.',
  request: 'Aanvragen',
  requesting: 'Wordt verstuurd',
  back: 'Terug',
  done: 'Klaar',
  test: 'Test',
  testCoins: 'Testmunten sturen',
  testCoinsNote:
    'De sandbox betaalt voor je aan dit adres, zodat je een storting kunt zien aankomen.',
  status: 'Betaling',
  underWay: 'Onderweg',
  showHistory: 'Stortingen',
  historyTitle: 'Stortingen',
  columns: {
    nr: 'Nr.',
    id: 'Stortings-ID',
    shortId: 'ID',
    method: 'Methode',
    amount: 'Gestort bedrag',
    shortAmount: 'Bedrag',
    coin: 'Bedrag in munten',
    status: 'Status',
    date: 'Datum',
    time: 'Tijd',
  },
  empty: 'Je hebt nog niets gestort.',
  emptyMore:
    'Elke storting komt hier te staan met haar stand, vanaf het eerste teken tot de bijschrijving.',
  more: 'Meer laden',
  underWayFailed: 'Wat onderweg is, kon niet worden geladen.',
  statuses: {
    Pending: 'In behandeling',
    Approved: 'Goedgekeurd',
    Rejected: 'Afgewezen',
  },
  detail: {
    waiting: 'Wacht op je betaling',
    rate_over: 'Wacht; de koers van de bevestiging zal tellen',
    seen: 'Gezien, wacht op het eerste blok',
    confirming: 'Wordt bevestigd',
    gone: 'Het netwerk is haar kwijt; misschien komt ze terug',
    exact: 'Bijgeschreven zoals gevraagd',
    partial: 'Er kwam minder dan gevraagd; bijgeschreven wat kwam',
    over: 'Er kwam meer dan gevraagd; alles is bijgeschreven',
    late: 'Te laat gekomen; bijgeschreven tegen de koers van de bevestiging',
    unasked: 'Bijgeschreven tegen de koers van de bevestiging',
    restored: 'Teruggenomen, en weer bijgeschreven',
    expired: 'Er kwam geen betaling',
    cancelled: 'Je liet haar vervallen',
    dust: 'Minder waard dan een cent',
    declined: 'Geweigerd',
    refused: 'Afgewezen door een medewerker',
    disputed: 'Betwist, en teruggenomen',
    reorged: 'Het netwerk nam haar terug',
  },
  confirmed: (deep: number, needed: number) =>
    `${Math.min(deep, needed)} van ${needed} bevestigingen`,
  credited: (money: string) => `${money} aan je saldo toegevoegd`,
  unknownAmount: 'bij bevestiging',
  rate: (rate: string) => `tegen ${rate}`,
  rates: (rate: string, rest: string) => `tegen ${rate}, de rest tegen ${rest}`,
}
