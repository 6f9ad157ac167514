// In Polish: what stands around the legal texts. The texts themselves are in the `.pl.md` files.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
    'risk-disclosure': 'Informacja o ryzyku',
    'aml-policy': 'Zasady przeciwdziałania praniu pieniędzy i identyfikacji',
    'payment-policy': 'Zasady płatności',
  },
  descriptions: {
    terms:
      'Umowa między tobą a operatorem: jak wycenia się i rozlicza transakcje, ile kosztują ' +
      'i jak każda strona może ją zakończyć.',
    privacy:
      'Jakie dane o tobie są przechowywane, po co, jak długo, kto je dostaje oraz jak je ' +
      'wyeksportować lub usunąć.',
    'risk-disclosure':
      'Co możesz stracić i dlaczego: marża w każdej cenie, brak dźwigni i brak stop-loss oraz ' +
      'ryzyka wykonania, kontrahenta, płynności i handlu elektronicznego.',
    'aml-policy':
      'Jak identyfikuje się klientów, jakie dokumenty i kiedy są potrzebne i jak są przechowywane.',
    'payment-policy':
      'Jak wpłaca się i wypłaca pieniądze: sposoby, terminy, opłaty i dlaczego nikt nie musi ' +
      'wpłacać przed wypłatą.',
  },
  contents: 'Spis treści',
  short: 'W skrócie',
  version: (version) => `Wersja ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'zastąpiona przed otwarciem tej witryny' : 'obowiązuje'
    if (state === 'coming') return `obowiązuje od ${from}`
    if (state === 'former') return until === null ? `od ${from}` : `od ${from} do ${until}`
    return until === null ? `obowiązuje od dnia ${from}` : `obowiązuje od ${from} do ${until}`
  },
  versions: 'Wersje tego tekstu',
  versionsLead:
    'Każda zachowuje swój adres i swoje słowa. Zmiana obowiązuje trzydzieści dni po zapowiedzi.',
  allVersions: 'Wszystkie wersje',
  coming: (date) => `Od ${date} obowiązuje nowa wersja.`,
  notYet: 'Ta wersja jeszcze nie obowiązuje.',
  former: 'Ta wersja nie obowiązuje.',
  readInForce: 'Przeczytaj obowiązującą',
  onlyEnglish: 'Ten tekst jest tylko po angielsku.',
  translated: 'To jest tłumaczenie. Tam, gdzie się różni, liczy się tekst angielski.',
  sandboxTitle: 'To jest pokaz',
  sandbox:
    'Nic w tej instalacji nie przyjmuje pieniędzy. Nie skonfigurowano licencji, wszystkie ' +
    'salda to fikcyjne pieniądze, a to, co się wpłaca lub wypłaca, to testowe kryptowaluty ' +
    'i karty bez wartości.',
  operator: {
    unnamed: (brand) => `operator ${brand}`,
    contactPage: 'naszego wsparcia (przez [stronę kontaktową](/contact-us))',
    name: 'Podmiot prowadzący',
    unset: 'Niepodany: w ustawieniach tej instalacji nie ma osoby prawnej.',
    number: 'Numer w rejestrze',
    address: 'Adres',
    email: 'E-mail',
    noEmail: 'Nieustawiony. Skorzystaj ze [strony kontaktowej](/contact-us).',
    phone: 'Telefon',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'Holandia' : country),
    privacyEmail: 'W sprawie twoich danych',
    complaintsEmail: 'Do reklamacji',
    licence: 'Wpis licencji',
    noLicence: 'Brak. Nie skonfigurowano tu licencji i żadnej się nie przypisuje.',
    licenceOnStatus: 'Na [stronie stanu](/status), z wpisem w publicznym rejestrze.',
  },
}
