// In German: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Credits',
  lead:
    'Der automatische Händler auf deinem eigenen Börsenkonto wird im Voraus bezahlt, mit ' +
    'Credits. Hier zu handeln, von Hand oder durch das Handelssystem deines Plans, braucht ' +
    'keine.',
  yours: 'Deine Credits',
  count: (figure) => `${figure} Credits`,
  may: 'Der automatische Händler darf neue Trades beginnen.',
  mayNot:
    'Mit weniger als einem Credit beginnt der automatische Händler nichts Neues; was offen ' +
    'ist, wird nach seinen eigenen Regeln geschlossen.',
  debt: (since, until) =>
    `Unter null seit ${since}. Ab ${until} erlauben uns unsere Bedingungen, das Konto deshalb ` +
    'zu beenden; wer Credits kauft, beendet das sofort.',
  tariff: 'Wofür sie gebraucht werden',
  uses: {
    day: 'Ein Tag automatischer Live-Handel',
    trade: 'Ein ausgeführter Trade an einer Börse',
  },
  each: (figure) => `${figure} Credits`,
  low: (figure) => `Du bekommst Bescheid, sobald du weniger als ${figure} hast.`,
  buy: 'Credits kaufen',
  priceOf: (euros) => `${euros} €`,
  withTax: (vat, percent, country) => `mit ${vat} € MwSt. (${percent} %, ${country})`,
  withoutTax: 'keine MwSt.',
  takes: (usd) => `nimmt ${usd} von deinem Live-Guthaben`,
  rate: (dollar) => `Ein Euro ist hier ${dollar}; der Kurs ist unserer, nicht der eines Marktes.`,
  noReturn: 'Was gekauft ist, wird nicht erstattet.',
  returns: (days) =>
    `Was ungenutzt ist, kann binnen ${days} Tagen zurückgegeben werden; danach wird es nicht ` +
    'erstattet.',
  buyPack: (figure) => `${figure} kaufen`,
  sure: (figure, usd) => `${figure} Credits für ${usd} kaufen?`,
  yes: 'Kaufen',
  no: 'Nicht jetzt',
  pay: 'Mit einer Einzahlung bezahlen',
  payLead:
    'Eine Einzahlung, die auf ihre Zahlung wartet, kann Credits kaufen, sobald sie ' +
    'gutgeschrieben ist, zum dann geltenden Preis. Was sie darüber hinaus bringt, bleibt auf ' +
    'deinem Guthaben.',
  noDeposits: 'Keine Einzahlung von dir wartet auf eine Zahlung.',
  ask: 'Einzahlung beantragen',
  deposit: 'Einzahlung',
  pack: 'Credits',
  choose: 'Wählen',
  order: 'Mit dieser Einzahlung kaufen',
  orders: 'Einzahlungen, die Credits kaufen',
  waits: 'wartet',
  bought: 'gekauft',
  dropped: 'kauft nicht mehr',
  notBought: 'hat nichts gekauft',
  drop: 'Nicht kaufen',
  purchases: 'Käufe',
  noPurchases: 'Du hast noch keine gekauft.',
  invoice: (name) => `Rechnung ${name}`,
  creditNote: (name) => `Gutschriftrechnung ${name}`,
  giveBack: (figure, usd) => `${figure} für ${usd} zurückgeben`,
  givenBack: (figure, usd) => `${figure} für ${usd} zurückgegeben`,
  until: (day) => `bis ${day}`,
  statement: 'Auszug der Credits',
  moves: { credit_issue: 'Gekauft', credit_charge: 'Verbraucht', credit_refund: 'Zurückgegeben' },
  noMoves: 'Noch hat sich nichts bewegt.',
  columns: { at: 'Zeit', what: 'Was', credits: 'Credits', left: 'Übrig' },
  more: 'Ältere',
  blocked: {
    credits_closed: 'Credits werden derzeit nicht verkauft.',
    credits_need_profile: 'Bitte vervollständige zuerst dein Profil: eine Rechnung nennt dich.',
    credits_need_identity: 'Bitte sende zuerst ein Ausweisdokument.',
    account_frozen: 'Dein Konto ist eingefroren.',
  },
  cannot: 'Du kannst derzeit keine Credits kaufen.',
}
