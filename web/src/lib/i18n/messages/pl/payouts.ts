// In Polish: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Zrealizowane wypłaty',
  description:
    'Wypłaty, które zrealizowano: kwota, skrócone miejsce i transakcja, gdzie każdy może ją ' +
    'odszukać.',
  lead:
    'Wypłaty, których pieniądze wyszły, i nic innego. Lista powstaje z księgi głównej; to, ' +
    'że bank zapłacił, odnotował zespół.',
  loading: 'Wczytywanie listy',
  none: 'Jeszcze brak wypłat',
  noneWhy:
    'Wypłata pojawia się tutaj, gdy jej pieniądze opuszczą księgę główną, a jej płatność ma numer.',
  sandbox: 'Ta instalacja to piaskownica: wychodzą stąd fikcyjne pieniądze i testowe kryptowaluty.',
  newest: 'Najnowsze',
  howLong: 'Ile to trwało',
  half: (time) => `Połowa w ciągu ${time}`,
  of: (count, from) => `zrealizowane od ${from}: ${count}`,
  fewMedians: 'Ostatnio zrealizowano zbyt mało, by powiedzieć, ile jedna trwa.',
  label: 'Zrealizowane wypłaty, od najnowszej',
  paid: 'Zrealizowano (UTC)',
  method: 'Sposób',
  methods: { ...coinNames, bank: 'Przelew bankowy' },
  amount: 'Kwota',
  destination: 'Dokąd',
  bankAccount: 'Konto bankowe',
  transaction: 'Transakcja w sieci',
  noTransaction: 'Niepubliczna',
  look: (id) => `Odszukaj transakcję ${id} w publicznej wyszukiwarce`,
  networks: {
    main: null,
    test: 'Sieć testowa',
    local: 'Prywatny łańcuch testowy',
    simulated: 'Symulowany łańcuch',
  },
  about: 'Co widzisz, a czego nie',
  aboutText: [
    'Kwoty to to, co wyszło, po odjęciu opłaty. Z adresu pokazujemy pierwsze sześć i ostatnie ' +
      'cztery znaki: dość, by znaleźć własny, za mało, by pisać na cudzy.',
    'Z konta bankowego nie pokazujemy nic, bo i tak nikt nie mógłby go odszukać.',
    'Tego, co czeka, zostało odrzucone lub odwołane, nie ma na liście. Ile czeka i ile ' +
      'dłużej, niż obiecano, jest na stronie stanu.',
  ],
  status: 'Do strony stanu',
}
