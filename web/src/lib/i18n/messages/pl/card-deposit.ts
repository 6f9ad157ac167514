// In Polish: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Wpłata kartą',
  amount: 'Kwota w dolarach',
  amountHint: 'Od 10 $ do 1 000 000 $. Nie pobieramy opłaty.',
  fields: 'Numer karty i CVV, u dostawcy kart',
  holder: 'Imię i nazwisko posiadacza karty',
  month: 'Miesiąc',
  year: 'Rok',
  choose: 'Wybierz',
  zip: 'Kod pocztowy',
  pay: 'Wpłać',
  wrongNumber: 'Numer karty jest nieprawidłowy.',
  wrongFields: 'Wypełnij poprawnie wszystkie pola.',
  wrong: {
    amount: 'Od 10 $ do 1 000 000 $, np. 25 lub 25,50.',
    missing: 'Wypełnij to pole.',
    expired: 'Ten miesiąc już minął.',
  },
  noProvider: 'Dostawca kart nie odpowiada. Spróbuj ponownie.',
  closed: 'Wpłaty kartą nie są obecnie oferowane.',
  redirect:
    'Dane karty wpisujesz na stronie naszego dostawcy kart, Stripe, i wracasz tutaj. Nigdy ' +
    'nie widzimy jej numeru.',
  goOn: 'Przejdź do Stripe',
  stepTitle: 'Potwierdź płatność',
  waiting: 'Płatność jest w drodze. Potrwa to kilka sekund.',
  approved: (amount) => `Dodano ${amount} do twojego salda.`,
  rejected: 'Twoja wpłata została odrzucona.',
  again: 'Spróbuj ponownie',
  done: 'Gotowe',
  history: 'Historia wpłat',
  testCards: 'Karty testowe',
  testCardsLead:
    'W piaskownicy nie krążą żadne pieniądze. Użyj tych numerów z trzema dowolnymi cyframi ' +
    'jako CVV; prawdziwa karta jest odrzucana.',
  outcomes: {
    approved: 'Zatwierdzona',
    declined: 'Odmowa',
    insufficient_funds: 'Za mało pieniędzy',
    expired_card: 'Karta nieważna',
    three_d_secure: 'Krok 3-D Secure',
    dispute: 'Zatwierdzona, po minucie zakwestionowana',
  },
}
