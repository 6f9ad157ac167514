// In Polish: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

const plural = pluralOf('pl')

export const investmentPlans: Messages<typeof english> = {
  title: 'Plany inwestycyjne',
  trail: 'Plany handlowe',
  description:
    'Cztery plany według wkładu. Liczba planu to to, co wpłacono, minus to, co wypłacono, ' +
    'a nie cena: nic nie jest pobierane. Handel ręczny nie wymaga planu.',
  lead:
    'Plan to próg według wkładu. Jego liczba to twoje wpłaty minus twoje wypłaty, a nie ' +
    'cena. Za plan nic nie jest pobierane.',
  plansTitle: 'Cztery plany',
  funding: 'Wkład: wpłaty minus wypłaty',
  stays: 'To, czego nie stracisz, handlując, pozostaje twoje.',
  trades: (count) =>
    plural(count, {
      one: 'Jedna automatyczna transakcja dziennie',
      few: `${count} automatyczne transakcje dziennie`,
      other: `${count} automatycznych transakcji dziennie`,
    }),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Automatyczny system transakcyjny',
  purchase: 'Wybierz',
  purchaseOf: (name) => `Wybierz ${name}`,
  purchaseNote:
    '„Wybierz” otwiera plany na twoim koncie, w razie potrzeby po zalogowaniu. Plany należą ' +
    'do konta live. Nic nie jest pobierane z twojego salda.',
  sections: [
    {
      title: 'Co oznacza liczba',
      paragraphs: [
        'Liczba w dolarach to wkład, którego wymaga plan: wszystkie twoje zaksięgowane wpłaty ' +
          'minus wszystkie twoje wypłaty. Gdy wniesiesz tyle, możesz wybrać plan. Pieniądze nie ' +
          'są nam za to płacone: handlujesz nimi, możesz je przez to stracić i możesz wypłacić ' +
          'to, co zostało.',
        'Jeśli wypłacisz tyle, że wkład spadnie poniżej liczby, to twoje prawo. Żaden plan ' +
          'nie zatrzymuje pieniędzy i żadnego planu nie trzeba wybrać, opłacić ani podnieść ' +
          'przed wypłatą.',
      ],
    },
    {
      title: 'Co robi plan',
      paragraphs: [
        'Każdy plan podaje, ile transakcji dziennie może dla ciebie złożyć na koncie live ' +
          'automatyczny system transakcyjny, w skrócie ATS. Wybierasz reguły, którymi się ' +
          'kieruje, i granice, których się trzyma, najpierw sprawdzasz go na demo i możesz go ' +
          'w każdej chwili wyłączyć. Nic nie jest za ciebie zawierane, zanim go włączysz.',
        'Reguły są opublikowane z bilansem każdej. O żadnej regule tutaj nie wiadomo, że ' +
          'wygrywa, a marża w każdej cenie jest po naszej stronie.',
        'Handel ręczny nie wymaga planu. O ile operator nie ustawił tu inaczej, transakcje, ' +
          'które składasz samodzielnie, nie są wliczane do żadnego planu.',
      ],
    },
    {
      title: 'Czego plan nie robi',
      paragraphs: [
        'Nie daje lepszych szans. Ceny, strike i nasza marża są takie same dla każdego ' +
          'klienta, z planem lub bez. „VIP” to nazwa etykiety największego planu, a nie inny ' +
          'sposób rozliczania transakcji.',
        'Nie czyni strat mniej prawdopodobnymi i nie jest poradą. Większy wkład oznacza ' +
          'tylko, że jest więcej do stracenia. Jeśli nie masz pewności, weź konto demo ' +
          'i żadnego planu.',
      ],
    },
    {
      title: 'Jak plan się wybiera i podnosi',
      paragraphs: [
        'Pierwszy plan jest ustawiany, gdy tylko o niego poprosisz i twój wkład jest na ' +
          'miejscu; jeśli go nie ma, powiemy, czego brakuje. Wyższy plan później to prośba, ' +
          'którą ogląda ktoś z zespołu. Możesz pozostać bez planu tak długo, jak chcesz.',
      ],
    },
  ],
  riskTitle: 'Zanim cokolwiek wniesiesz',
  risk:
    'Wnoś tylko pieniądze, które możesz stracić. Każda transakcja może cię w ciągu minut ' +
    'kosztować całą swoją kwotę. Możesz ustawić na koncie własne limity wpłat i strat, ' +
    'a ich obniżenie działa od razu.',
}
