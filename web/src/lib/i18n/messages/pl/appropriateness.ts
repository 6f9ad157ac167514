// In Polish: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { appropriateness as english } from '../appropriateness.ts'

const plural = pluralOf('pl')

export const appropriateness: Messages<typeof english> = {
  title: 'Zanim zaczniesz handlować live',
  lead:
    'W transakcjach live ryzykujesz pieniądze. Pokaż, że wiesz, jak to działa: tuzin pytań, ' +
    'a to, czego nie wiesz, jest w pomocy. Demo jest otwarte bez nich.',
  help: 'Najpierw przeczytaj pomoc',
  odds: 'Sprawdź szanse na liczbach losowych.',
  mark: (mark, all) =>
    `Poprawnych odpowiedzi musi być ${mark} z ${all}. Jeśli tyle nie będzie, możesz spróbować ` +
    'ponownie dzień później.',
  begins: (stake, trades) =>
    'Kto zaliczył pytania, zaczyna od małych kwot: przez jeden dzień transakcja live to ' +
    `najwyżej ${stake}, a złożyć można ich ${trades}.`,
  questions: {
    whole_amount: {
      asks: 'Stawiasz na transakcję 100 $, a ona kończy się po złej stronie strike. Ile zostaje?',
      choices: { a: 'Połowa', b: 'Nic', c: 'Wszystko, pomniejszone o opłatę' },
    },
    margin: {
      asks: 'W każdej cenie jest tu marża dla platformy. Co to znaczy przy wielu transakcjach?',
      choices: {
        a: 'Klienci średnio zyskują, trochę mniej niż bez niej',
        b: 'Klienci średnio ani nie zyskują, ani nie tracą',
        c: 'Klienci średnio tracą',
      },
    },
    break_even: {
      asks: 'Wygrywasz rzadziej, niż mówi próg rentowności. Co dzieje się z czasem?',
      choices: {
        a: 'Tracisz pieniądze, także jeśli wygrywasz większość transakcji',
        b: 'Zyskujesz pieniądze, dopóki wygrywasz więcej niż połowę z nich',
        c: 'Kończysz tam, gdzie był początek',
      },
    },
    further_strike: {
      asks: 'Jedna stopa strike płaci za wygraną więcej niż inna. Co jeszcze jest inne?',
      choices: {
        a: 'Nic: jest po prostu lepsza',
        b: 'Wygrywa rzadziej',
        c: 'Można stracić mniejszą część kwoty',
      },
    },
    doubling: {
      asks: 'Po każdej stracie podwajasz kwotę. Co to daje?',
      choices: {
        a: 'W końcu odzyskuje wszystko',
        b: 'Sprawia, że następna transakcja wygrywa częściej',
        c: 'Możesz szybciej stracić wszystko; żadna transakcja nie wygrywa przez to częściej',
      },
    },
    ending: {
      asks: 'Transakcja na pięć minut po jednej minucie idzie źle. Co możesz zrobić?',
      choices: {
        a: 'Nic: kończy się w swoim czasie, według kursu z tej chwili',
        b: 'Zamknąć ją i odzyskać to, ile jest wtedy warta',
        c: 'Przesunąć jej strike',
      },
    },
    lucky_run: {
      asks: 'Osiem z twoich pierwszych dziesięciu transakcji wygrało. Co to pokazuje?',
      choices: {
        a: 'Że twój sposób wybierania działa',
        b: 'Bardzo mało: tyle często wygrywa się przez szczęście',
        c: 'Że następne prawdopodobniej przegrają',
      },
    },
    money: {
      asks: 'Jakie pieniądze nadają się do takiego handlu?',
      choices: {
        a: 'Takie, które możesz stracić, nie zmieniając tego, jak żyjesz',
        b: 'Takie, których potrzebujesz w przyszłym miesiącu, ze starannym planem',
        c: 'Pożyczone, jeśli pożyczka kosztuje mniej, niż płaci wygrana',
      },
    },
    signals: {
      asks: 'Sygnał albo ktoś, kto dobrze handluje, mówi, że kurs wzrośnie. Na ile to pewne?',
      choices: {
        a: 'Pewne, jeśli bilans był dotąd dobry',
        b: 'Pewne, jeśli wiele osób mówi to samo',
        c: 'Wcale: dobry bilans nie mówi nic pewnego o następnej transakcji',
      },
    },
    other_side: {
      asks: 'Kto ci płaci, gdy twoja transakcja wygra, i zatrzymuje twoją kwotę, gdy przegra?',
      choices: { a: 'Inny klient', b: 'Platforma, czyli my', c: 'Giełda' },
    },
    missing_price: {
      asks: 'Brakuje kursu, który miał rozstrzygnąć twoją transakcję. Co się dzieje?',
      choices: {
        a: 'Transakcja jest nieważna i wraca cała kwota',
        b: 'Transakcja jest przegrana',
        c: 'Nasz zespół wybiera kurs',
      },
    },
    breaks: {
      asks: 'Zauważasz, że handlujesz więcej, niż było w planie. Co możesz tu zrobić?',
      choices: {
        a: 'Poprosić nasz zespół, by odzyskał część strat',
        b: 'Nic, dopóki nie odzyskasz tego, co przepadło',
        c: 'Ustawić limity, zrobić przerwę lub wykluczyć się, czego nikt wtedy nie może cofnąć',
      },
    },
  },
  send: 'Wyślij moje odpowiedzi',
  unanswered: 'Wybierz odpowiedź.',
  missing: (count) =>
    plural(count, {
      one: 'Jedno pytanie nie ma jeszcze odpowiedzi.',
      few: `${count} pytania nie mają jeszcze odpowiedzi.`,
      other: `${count} pytań nie ma jeszcze odpowiedzi.`,
    }),
  waits: (until) =>
    `Na pytania możesz odpowiedzieć ponownie od ${until}. Do tego czasu masz demo i pomoc; ` +
    'wypłacanie na to nie czeka.',
  passed: (at) => `Pytania zaliczone ${at}.`,
  firstDay: (until, stake, trades) =>
    `Do ${until} transakcja live to najwyżej ${stake}, a złożyć można ich ${trades}.`,
  notNeeded:
    'W tej instalacji transakcje live nie czekają na te pytania. Możesz mimo to na nie ' +
    'odpowiedzieć.',
  attempts: 'Twoje próby',
  attempt: (at, right, asked) => `${at}: poprawne ${right} z ${asked}`,
  tradeLive: 'Do ekranu handlu',
  lost: (median) => `Spośród tych, którzy stracili, połowa straciła ${median} lub więcej.`,
}
