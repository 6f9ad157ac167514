// In Polish: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'Dostęp do API',
  lead:
    'Osobisty token pozwala twojemu programowi odczytywać konto albo na nim handlować. ' +
    'Żaden token nie może wypłacać, wpłacać ani zmieniać twoich danych.',
  docs: 'Wszystkie wywołania',
  webhooks: 'Webhooki: dostawać wiadomość zamiast pytać',
  scopes: { read: 'Odczyt', trade: 'Handel' },
  both: 'Odczyt i handel',
  tokens: 'Twoje tokeny',
  none: 'Nie masz jeszcze żadnego.',
  make: 'Utwórz token',
  name: 'Nazwa',
  nameHint: 'Dla ciebie, na przykład do jakiego programu służy',
  scope: 'Co może robić',
  days: 'Ważny, dni',
  addresses: 'Tylko z tych adresów',
  addressesHint: 'Adresy lub sieci oddzielone przecinkami; puste: zewsząd',
  password: 'Hasło',
  passwordAgain: 'Jeszcze raz, dla pewności, że to ty',
  making: 'Utwórz',
  shown: 'Skopiuj go teraz: nie zostanie pokazany ponownie.',
  token: 'Token',
  seen: 'Mam go',
  madeAt: (day) => `utworzony ${day}`,
  until: (day) => `do ${day}`,
  used: (when) => `ostatnio użyty ${when}`,
  unused: 'nigdy nieużyty',
  from: (addresses) => `z ${addresses}`,
  revoke: 'Unieważnij',
  revokeNamed: (name) => `Unieważnij ${name}`,
  revoked: 'unieważniony',
  limits: (calls, orders) =>
    `Limity tokenu na minutę: wywołania ${calls}, zlecenia ${orders}; każda odpowiedź mówi, ` +
    'ile zostało.',
}
