// In Dutch: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Credits',
  lead:
    'De automatische handelaar op je eigen beursaccount wordt vooruitbetaald, met credits. Hier ' +
    'handelen, met de hand of door het handelssysteem van je plan, vraagt er geen.',
  yours: 'Je credits',
  count: (figure) => `${figure} credits`,
  may: 'De automatische handelaar mag nieuwe transacties beginnen.',
  mayNot:
    'Met minder dan één credit begint de automatische handelaar niets nieuws; wat openstaat, ' +
    'sluit volgens zijn eigen regels.',
  debt: (since, until) =>
    `Onder nul sinds ${since}. Vanaf ${until} laten onze voorwaarden ons het account daarvoor ` +
    'beëindigen; credits kopen maakt daar meteen een eind aan.',
  tariff: 'Waar ze voor zijn',
  uses: {
    day: 'Een dag live automatisch handelen',
    trade: 'Een uitgevoerde transactie op een beurs',
  },
  each: (figure) => `${figure} credits`,
  low: (figure) => `Je krijgt bericht zodra je er minder dan ${figure} hebt.`,
  buy: 'Credits kopen',
  priceOf: (euros) => `€ ${euros}`,
  withTax: (vat, percent, country) => `met € ${vat} btw (${percent} %, ${country})`,
  withoutTax: 'geen btw',
  takes: (usd) => `kost ${usd} van je live-saldo`,
  rate: (dollar) => `Een euro is hier ${dollar}; die koers is van ons en niet van een markt.`,
  noReturn: 'Wat gekocht is, wordt niet terugbetaald.',
  returns: (days) =>
    `Wat ongebruikt is, kun je binnen ${days} dagen teruggeven; daarna wordt het niet ` +
    'terugbetaald.',
  buyPack: (figure) => `Koop ${figure}`,
  sure: (figure, usd) => `${figure} credits kopen voor ${usd}?`,
  yes: 'Koop ze',
  no: 'Nu niet',
  pay: 'Betalen met een storting',
  payLead:
    'Een storting die op haar betaling wacht, kan credits kopen zodra ze is bijgeschreven, tegen ' +
    'de prijs van dan. Wat ze meer brengt, blijft op je saldo.',
  noDeposits: 'Geen storting van je wacht op een betaling.',
  ask: 'Vraag een storting',
  deposit: 'Storting',
  pack: 'Credits',
  choose: 'Kies',
  order: 'Koop met deze storting',
  orders: 'Stortingen die credits kopen',
  waits: 'wacht',
  bought: 'gekocht',
  dropped: 'koopt niet meer',
  notBought: 'kocht niets',
  drop: 'Koop niet',
  purchases: 'Aankopen',
  noPurchases: 'Je hebt er nog geen gekocht.',
  invoice: (name) => `Factuur ${name}`,
  creditNote: (name) => `Creditnota ${name}`,
  giveBack: (figure, usd) => `Geef ${figure} terug voor ${usd}`,
  givenBack: (figure, usd) => `${figure} teruggegeven voor ${usd}`,
  until: (day) => `tot ${day}`,
  statement: 'Overzicht van credits',
  moves: { credit_issue: 'Gekocht', credit_charge: 'Gebruikt', credit_refund: 'Teruggegeven' },
  noMoves: 'Er is nog niets bewogen.',
  columns: { at: 'Tijd', what: 'Wat', credits: 'Credits', left: 'Over' },
  more: 'Oudere',
  blocked: {
    credits_closed: 'Er worden nu geen credits verkocht.',
    credits_need_profile: 'Vul eerst je profiel aan: een factuur noemt je.',
    credits_need_identity: 'Stuur eerst een identiteitsbewijs.',
    account_frozen: 'Je account is bevroren.',
  },
  cannot: 'Je kunt nu geen credits kopen.',
}
