// In Polish: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Skontaktuj się z nami',
  trail: 'Kontakt',
  description: 'Napisz do naszego wsparcia albo znajdź jego numer telefonu i adres e-mail.',
  lead:
    'To, co napiszesz, jest przechowywane dla zespołu tej instalacji, który odpowiada ' +
    'e-mailem.',
  waysTitle: 'Wsparcie',
  noWays: 'W tej instalacji nie ustawiono numeru telefonu ani adresu e-mail. Użyj formularza.',
  phone: 'Telefon',
  email: 'E-mail',
  hours: 'Godziny',
  complaints: 'Reklamacje',
  formTitle: 'Napisz do nas',
  fields: { name: 'Imię i nazwisko', email: 'Adres e-mail', message: 'Wiadomość' },
  send: 'Wyślij',
  sending: 'Wysyłanie',
  kept:
    'Używamy twojej wiadomości, by ci odpowiedzieć, przechowujemy ją dwa lata, a potem ' +
    'usuwamy. Więcej znajdziesz tutaj: ',
  privacy: 'Polityka prywatności',
  noScript: 'Formularz wymaga JavaScriptu. Bez niego napisz na adres podany wyżej.',
  close: 'Zamknij tę wiadomość',
  addressTitle: 'Gdzie jesteśmy',
  map: 'Znajdź to na OpenStreetMap',
  mapNote:
    'Obraz jest rysunkiem, nie mapą. Link prowadzi do innej witryny, z której nic się tu nie ' +
    'wczytuje.',
}
