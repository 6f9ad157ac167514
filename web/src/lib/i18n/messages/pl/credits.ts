// In Polish: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { credits as english } from '../credits.ts'

const plural = pluralOf('pl')

export const credits: Messages<typeof english> = {
  title: 'Punkty',
  lead:
    'Za automat handlowy na twoim własnym koncie giełdowym płaci się z góry, punktami. ' +
    'Handel tutaj, ręczny lub przez system transakcyjny twojego planu, nie wymaga żadnych.',
  yours: 'Twoje punkty',
  count: (figure) => `Punkty: ${figure}`,
  may: 'Automat handlowy może zaczynać nowe transakcje.',
  mayNot:
    'Mając mniej niż jeden punkt, automat handlowy nie zaczyna niczego nowego; to, co ' +
    'otwarte, jest zamykane według własnych reguł.',
  debt: (since, until) =>
    `Poniżej zera od ${since}. Od ${until} nasze warunki pozwalają nam z tego powodu ` +
    'zakończyć konto; zakup punktów kończy to od razu.',
  tariff: 'Na co są zużywane',
  uses: {
    day: 'Dzień automatycznego handlu live',
    trade: 'Wykonana transakcja na giełdzie',
  },
  each: (figure) => `punkty: ${figure}`,
  low: (figure) => `Dostaniesz wiadomość, gdy będziesz mieć mniej niż ${figure}.`,
  buy: 'Kup punkty',
  priceOf: (euros) => `${euros} €`,
  withTax: (vat, percent, country) => `z VAT ${vat} € (${percent} %, ${country})`,
  withoutTax: 'bez VAT',
  takes: (usd) => `zabiera ${usd} z twojego salda live`,
  rate: (dollar) => `Euro to tutaj ${dollar}; ten kurs jest nasz, nie rynkowy.`,
  noReturn: 'To, co kupiono, nie podlega zwrotowi.',
  returns: (days) =>
    `To, co niewykorzystane, można oddać w ciągu ${days} ` +
    `${plural(days, { one: 'dnia', other: 'dni' })}; potem nie podlega zwrotowi.`,
  buyPack: (figure) => `Kup ${figure}`,
  sure: (figure, usd) => `Kupić punkty (${figure}) za ${usd}?`,
  yes: 'Kup je',
  no: 'Nie teraz',
  pay: 'Zapłać wpłatą',
  payLead:
    'Wpłata, która czeka na płatność, może kupić punkty, gdy tylko zostanie zaksięgowana, po ' +
    'cenie z tej chwili. To, co przyniesie ponad to, zostaje na twoim saldzie.',
  noDeposits: 'Żadna twoja wpłata nie czeka na płatność.',
  ask: 'Poproś o wpłatę',
  deposit: 'Wpłata',
  pack: 'Punkty',
  choose: 'Wybierz',
  order: 'Kup tą wpłatą',
  orders: 'Wpłaty, które kupują punkty',
  waits: 'czeka',
  bought: 'kupiono',
  dropped: 'już nie kupuje',
  notBought: 'nic nie kupiła',
  drop: 'Nie kupuj',
  purchases: 'Zakupy',
  noPurchases: 'Nie ma jeszcze żadnych zakupów.',
  invoice: (name) => `Faktura ${name}`,
  creditNote: (name) => `Faktura korygująca ${name}`,
  giveBack: (figure, usd) => `Oddaj ${figure} za ${usd}`,
  givenBack: (figure, usd) => `Oddano ${figure} za ${usd}`,
  until: (day) => `do ${day}`,
  statement: 'Wyciąg punktów',
  moves: { credit_issue: 'Kupione', credit_charge: 'Zużyte', credit_refund: 'Oddane' },
  noMoves: 'Nic się jeszcze nie poruszyło.',
  columns: { at: 'Czas', what: 'Co', credits: 'Punkty', left: 'Zostało' },
  more: 'Starsze',
  blocked: {
    credits_closed: 'Punkty nie są obecnie sprzedawane.',
    credits_need_profile: 'Najpierw uzupełnij swój profil: faktura zawiera twoje dane.',
    credits_need_identity: 'Najpierw wyślij dokument tożsamości.',
    account_frozen: 'Twoje konto jest zamrożone.',
  },
  cannot: 'Nie możesz teraz kupić punktów.',
}
