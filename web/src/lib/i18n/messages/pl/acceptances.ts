// In Polish: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
    'risk-disclosure': 'Informacja o ryzyku',
    'aml-policy': 'Zasady przeciwdziałania praniu pieniędzy i identyfikacji',
    'payment-policy': 'Zasady płatności',
  },
  changed: 'Nasze teksty prawne się zmieniły',
  first: 'Przeczytaj nasze teksty prawne',
  version: (version) => `wersja ${version}`,
  meaning:
    'Dopóki nie zaakceptujesz, nie można otwierać nowych transakcji. Otwarte transakcje ' +
    'trwają dalej, a ty możesz jak dotąd wszystko przeglądać, wypłacać, eksportować swoje ' +
    'dane i zamknąć konto.',
  accept: 'Akceptuję',
  working: 'Chwileczkę',
  later: 'Nie teraz',
  short: 'Nowe transakcje czekają, aż zaakceptujesz nasze teksty prawne.',
  show: 'Pokaż je',
  notice: 'Zapowiedź zmiany',
  from: (date) => `Od ${date} obowiązuje nowa wersja: `,
  changes: 'Co się zmienia',
  nothingToDo: 'Teraz nie trzeba nic robić. Zapytamy tego dnia.',
  seen: 'Przyjmuję do wiadomości',
}
