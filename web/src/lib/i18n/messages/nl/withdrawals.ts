// In Dutch: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

export const withdrawals: Messages<typeof english> = {
  title: 'Geld opnemen',
  historyTitle: 'Opnames',
  intro:
    'Er gaat alleen geld van je live-account af. De kosten gaan van het bedrag af; vooraf betaal ' +
    'je niets.',
  available: 'Beschikbaar',
  max: 'Alles',
  dayLeft: 'Vandaag nog',
  ofDay: (money: string) => `van ${money} per 24 uur`,
  verifiedDay: (money: string) => `Met een goedgekeurd identiteitsbewijs is het ${money}.`,
  verify: 'Document sturen',
  demo:
    `Sandbox: opnames tot ${format.dollars(demoOperatorMost)} worden binnen een halve minuut ` +
    'goedgekeurd en verstuurd door een automatische demo-exploitant; een opname in munten is ' +
    'betaald zodra de keten haar heeft bevestigd. Grotere wachten op medewerkers.',
  test: 'Alleen testmunten.',
  gateways: { wallet: 'Wallet', bank: 'Bank' },
  gatewayNotes: {
    wallet: `Naar een adres van ${coinsListed('of')}.`,
    bank: 'Naar een bankrekening in de Verenigde Staten.',
  },
  feeFrom: (fee: string, least: string) => `Kosten ${fee}, vanaf ${least}.`,
  feeOfFrom: (name: string, fee: string, least: string) =>
    `${name}: kosten ${fee}, vanaf ${least}.`,
  paidWithin: (days: number) => `Betaald binnen ${days} werkdagen.`,
  closed: 'Wordt op dit moment niet aangeboden.',
  methods: { ...coinNames, bank: 'Bank' },
  walletTitle: 'Opnemen naar een wallet',
  bankTitle: 'Opnemen naar een bank',
  wallet: 'Walletadres',
  walletHint: `${coinsListed('of')}. Kopieer het uit je wallet.`,
  walletMissing: 'Vul het adres in.',
  testAddresses: 'Testadressen',
  testAddressesNote:
    'Geen wallet bij de hand? Deze adressen zijn van de keten van deze sandbox en nemen munten ' +
    'aan die niets waard zijn. Kopieer er een in het veld hierboven.',
  testCopy: (name: string) => `Het testadres voor ${name} kopiëren`,
  testCopied: 'Testadres gekopieerd!',
  saved: 'Adresboek',
  savedNone: 'Een ander adres',
  savedNoAccount: 'Een andere rekening',
  label: 'Naam in je adresboek (niet verplicht)',
  amount: 'Bedrag in USD',
  amountWrong: 'Vul een bedrag in gewone cijfers in, zoals 12,50.',
  tooSmall: (least: string, fee: string) =>
    `De kleinste opname is ${least}; de kosten van ${fee} gaan eraf.`,
  tooLarge: (most: string) => `De grootste opname is ${most}.`,
  aboveDay: (left: string) => `Vandaag is er nog ${left} over.`,
  aboveBalance: 'Dit is meer dan je beschikbare saldo.',
  bankWrong: 'Vul alle velden juist in.',
  noSuchBank: 'Geen bank heeft dit routing number: een van de negen cijfers klopt niet.',
  accountLikeCard:
    'Dit lijkt op het nummer van een betaalkaart, en we betalen alleen naar bankrekeningen. Is ' +
    'het je rekeningnummer, zet dan een vinkje in het vakje eronder.',
  isAccount: 'Dit is het nummer van mijn bankrekening, niet van een kaart.',
  accountNumber: 'Rekeningnummer',
  bankName: 'Naam van de bank',
  routingNumber: 'Routing number',
  type: 'Soort rekening',
  typeChoose: 'Kies',
  types: { Checking: 'Betaalrekening', Savings: 'Spaarrekening' },
  terms: (least: string, most: string, fee: string) =>
    `Van ${least} tot ${most} per keer; de kosten van ${fee} gaan eraf.`,
  leastOf: (name: string, least: string) => `${name} vanaf ${least}`,
  feeLine: 'Kosten',
  netLine: 'Je ontvangt',
  goOn: 'Verder',
  confirmTitle: 'Bevestig deze opname',
  to: 'Naar',
  back: 'Terug',
  newWaits: (hours: number) =>
    `Een adres dat hier nieuw is, wacht ${hours} uur voordat er geld heen gaat. Je krijgt een ` +
    'mail, en kunt annuleren.',
  twoStaff: (money: string) => `Boven ${money} in 24 uur moeten twee medewerkers het goedkeuren.`,
  rateLater: 'De koers is die waartegen onze medewerkers het versturen; ze staat er dan bij.',
  mailed: 'We hebben je een code gemaild die 10 minuten geldt, en alleen hiervoor.',
  mailing: 'Er wordt een code gemaild',
  mailAgain: 'Nog een code mailen',
  code: 'Code uit de mail',
  codeWrong:
    'Deze code klopt niet, of de tijd is om. Kijk in de nieuwste mail, of laat er nog een sturen.',
  confirm: 'Bevestigen',
  underWay: 'Onderweg',
  showHistory: 'Opnames',
  book: 'Adresboek',
  bookEmpty: 'Nog geen adres. Elk adres waar je naar opneemt, wordt hier bewaard.',
  bookAdd: 'Een adres toevoegen',
  bookAddTitle: 'Een adres toevoegen',
  bookLabel: 'Naam',
  bookLabelMissing: 'Geef het een naam.',
  remove: 'Verwijderen',
  removeOf: (label: string) => `${label} verwijderen`,
  removed: 'Het adres is verwijderd.',
  bookFailed: 'Je adresboek kon niet worden geladen.',
  underWayFailed: 'Wat onderweg is, kon niet worden geladen.',
  usableFrom: (when: string) => `Nieuw: te gebruiken vanaf ${when}`,
  cancel: 'Annuleren',
  cancelOf: (money: string) => `De opname van ${money} annuleren`,
  columns: {
    nr: 'Nr.',
    asked: 'Aangevraagd',
    id: 'Opname-ID',
    wallet: 'Wallet',
    amount: 'Bedrag',
    status: 'Status',
  },
  empty: 'Je hebt nog niets opgenomen.',
  emptyMore: 'Elke opname komt hier te staan met haar stand, en de overboeking die haar betaalde.',
  more: 'Meer laden',
  fee: (money: string) => `kosten ${money}`,
  net: (money: string) => `${money} na kosten`,
  rate: (rate: string) => `tegen ${rate}`,
  rateComes: 'De koers is die van het versturen.',
  statuses: {
    Pending: 'In behandeling',
    Approved: 'Goedgekeurd',
    Paid: 'Betaald',
    Rejected: 'Afgewezen',
    Cancelled: 'Geannuleerd',
  },
  detail: {
    new_destination: 'Wacht: het adres is nieuw',
    in_review: 'Onze medewerkers kijken ernaar',
    second_review: 'Goedgekeurd door een van de twee',
    approved: 'Wordt verstuurd',
    prepared: 'Wordt nu verstuurd',
    sent: 'Verstuurd, wordt bevestigd',
    paid: 'Betaald',
    rejected: 'Het geld is terug',
    cancelled: 'Het geld is terug',
    returned: 'De bank stuurde het terug',
  },
  returned: (money: string, reason: string) => `${money} kwam terug op je saldo. ${reason}`,
  waitsUntil: (when: string) => `Wacht tot ${when}: het adres is nieuw`,
  overdue: 'Te laat: dit had binnen vijf werkdagen betaald moeten zijn.',
  due: (when: string) => `Uiterlijk ${when}`,
  at: (status: string, when: string) => `${status} ${when}`,
  by: {
    client: ' door jou',
    mail: ' met de link in je mail',
    staff: ' door onze medewerkers',
    demo: ' door de automatische demo-exploitant',
    system: '',
  },
}
