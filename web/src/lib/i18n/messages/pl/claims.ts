// In Polish: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Podane przez operatora, w nazwanym tu dokumencie.'
const margin =
  'Marża, z jaką robiona jest tu każda cena, w obecnym ustawieniu; jedna dla wszystkich ' +
  'instrumentów.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Policzono: instrumenty, dla których ta instalacja podaje kursy.',
  tradable_instruments:
    'Policzono: instrumenty, którymi można tu handlować, spośród tych, które mają kursy.',
  demo_days: 'Zasada programu, która rozpoczyna każde konto demo, ta sama dla wszystkich.',
  demo_money: 'Zasada programu, która zasila każde konto demo, ta sama dla wszystkich.',
  top_payout:
    'Największa stopa zysku wśród oferowanych teraz stóp strike. Im większy zysk, tym mniej ' +
    'prawdopodobny. Policzono: oferowane stopy strike.',
  margin_rate: margin,
  loss_share:
    'Spośród wszystkich kont live z transakcją rozliczoną w ostatnich dwunastu miesiącach: ' +
    'te, których stawki tych transakcji wyniosły więcej, niż im zwrócono, według księgi ' +
    'głównej.',
  loss_median:
    'Spośród wszystkich kont live z transakcją rozliczoną w ostatnich dwunastu miesiącach, ' +
    'których stawki tych transakcji wyniosły więcej, niż im zwrócono: kwota, którą co najmniej ' +
    'straciła ich połowa, według księgi głównej. Policzono: wszystkie konta live z taką ' +
    'transakcją.',
  payouts_made:
    'Policzono w księdze głównej: wypłaty z ostatnich dwunastu miesięcy, których pieniądze wyszły.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} Wpis licencji na stronie stanu prowadzi do publicznego rejestru, gdzie ` +
    'każdy może ją odszukać.',
  signal_accuracy:
    'Spośród wszystkich sygnałów naszych reguł, rozstrzygniętych od pierwszego, trafionych ' +
    'lub chybionych: udział trafień. Moneta rzucana obok nich się do nich nie zalicza. To, co ' +
    'ten udział musi przekroczyć, jest w bilansach na stronie sygnałów.',
  prices:
    'Kursy zapisane przez tę instalację, każdy ze źródłem i czasem. Ten sam szereg rozstrzyga ' +
    'transakcje. Policzono: instrumenty, dla których zapisano kursy.',
  instrument_terms:
    'Warunki, z którymi porównywane są zlecenia. Policzono: instrumenty na tych warunkach.',
  strike_rates: 'Stopy strike, które zlecenia mogą teraz podać. Policzono: oferowane.',
  durations: 'Czasy trwania, z którymi porównywane są zlecenia. Policzono: czasy trwania.',
  margin,
  plans: 'Zasady, według których przyznaje się tu plany. Policzono: plany.',
  calibration:
    'Transakcje wycenione i rozliczone przez ten sam program na zapisanych kursach ' +
    'prawdziwych rynków, nazwanych obok liczb. Każdy może to powtórzyć: npm run calibrate. ' +
    'Policzono: transakcje.',
  markouts:
    'Kursy zapisane sekundę i pięć sekund po wejściu transakcji live, w porównaniu z nim. ' +
    'Policzono: te spośród 5 000 najnowszych transakcji z ostatnich siedmiu dni.',
  payouts:
    'Widok księgi głównej, w którym nikt nie może pisać: wypłaty, których pieniądze wyszły ' +
    'i których płatność ma numer. Policzono: wszystkie, od początku.',
  signals:
    'Każdy sygnał każdej reguły, zapisany przed otwarciem swojego okna, i to, jak się ' +
    'skończył według zapisanych kursów. Policzono: sygnały zakończone, także nieważne.',
  status: 'Zmierzone przez samą tę instalację, gdy poproszono o stronę.',
  contacts: 'Dane kontaktowe ustawione przez operatora tej instalacji. Policzono: te ustawione.',
  operator:
    'Osoba prawna i wpis licencji ustawione przez operatora tej instalacji. Policzono: ile ' +
    'z tych dwóch ustawiono.',
  chat_answers:
    'Od pierwszego wiersza rozmowy na czacie do pierwszej odpowiedzi, wliczając noce; kto nie ' +
    'ma odpowiedzi, liczy się jako najdłuższy. Policzono: rozpoczęte w ostatnich 30 dniach, ' +
    'bez dwóch ostatnich.',
}

export const claims: Messages<typeof english> = {
  how: 'Skąd to wiemy?',
  says,
  window: (from, to) => `Mierzone od ${from} do ${to} (UTC).`,
  asOf: (at) => `Stan na ${at} (UTC).`,
  counted: (count) => `Policzono: ${count}.`,
  minimum: (minimum) => `Pokazywane od ${minimum}, nigdy wcześniej.`,
  attested: (who, day) => `Podane przez: ${who}, dnia ${day}.`,
  document: (name) => `Dokument: ${name}`,
  expires: (day) => `To oświadczenie wygasa ${day} i wtedy nie jest już pokazywane.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `${share} kont live, na których handlowano w ostatnich dwunastu miesiącach, straciło ` +
    'pieniądze.',
  lossGeneral:
    'Handel o stałym czasie jest ryzykowny: możesz stracić całą kwotę każdej transakcji, ' +
    'a średnio transakcje kosztują. Handluj tylko pieniędzmi, bez których możesz się obejść.',
  lossCare: 'Handluj tylko pieniędzmi, bez których możesz się obejść.',
}
