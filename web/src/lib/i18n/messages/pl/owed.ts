// In Polish: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Ile jesteśmy ci winni, z dowodem',
  lead:
    'Raz dziennie ogłaszamy w naszym publicznym dzienniku, ile jesteśmy winni wszystkim ' +
    'klientom razem. Twoja kwota, wliczając stawki i wypłaty w drodze, jest w tym ' +
    'policzona: twoja przeglądarka sprawdza to tutaj.',
  loading: 'Wczytywanie dowodu',
  none:
    'Przy ostatnim ogłoszeniu nie byliśmy ci nic winni, albo jeszcze nic nie ogłoszono, ' +
    'albo twój adres e-mail jest od tego czasu inny: wtedy dowód będzie następnego dnia.',
  said: (at, amount, total) =>
    `${at} UTC byliśmy ci winni ${amount}, z ${total}, które byliśmy winni wszystkim klientom.`,
  counted: 'Twoja kwota jest policzona w tej sumie',
  logged: 'Dziennik ma tę sumę',
  good: 'Jedno i drugie się zgadza',
  bad: 'To się nie zgadza',
  save: 'Zapisz dowód',
  tooOld:
    'Ta przeglądarka nie potrafi sprawdzać podpisów (Ed25519). Nowsza potrafi, albo npm run ' +
    'verify.',
  all: {
    title: 'Ile jesteśmy winni klientom i ile jest',
    lead:
      'Ogłaszane raz dziennie jako drzewo sum, w którym każdy klient znajduje własną kwotę ' +
      'na stronie swojego wyciągu. Obok jest to, co mieszczą nasze adresy, według łańcuchów.',
    total: 'Winni klientom',
    none: 'Jeszcze nie ogłoszono.',
    asOf: (at) => `stan na ${at} UTC`,
    root: 'Korzeń drzewa',
    entry: (nr) => `wpis ${nr} dziennika`,
    held: 'Na naszych adresach',
    heldNone: 'Nie pytano jeszcze żadnego łańcucha.',
  },
}
