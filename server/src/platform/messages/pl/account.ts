// In Polish: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Jeśli to nie ty, nie musisz nic robić.'
const writeToUs = 'Jeśli to nie ty, wybierz od razu nowe hasło i napisz do nas.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Potwierdź swój adres e-mail',
    paragraphs: [
      'Potwierdź, że to twój adres. Link otwiera stronę z przyciskiem do ' +
        'naciśnięcia i jest ważny 24 godziny.',
    ],
    action: 'Potwierdź mój adres',
    closing: ['Jeśli to nie twoja rejestracja u nas, zignoruj tę wiadomość.'],
  },
  alreadyClient: {
    subject: 'Masz już konto',
    paragraphs: [
      'Ktoś, pewnie ty, właśnie próbował zarejestrować się z tym adresem. Masz ' +
        'już u nas konto i nic się w nim nie zmieniło.',
    ],
    action: 'Zaloguj się',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Twoje konto jest zamknięte',
    paragraphs: [
      'Ktoś, pewnie ty, właśnie próbował zarejestrować się z tym adresem. ' +
        'Należy on do konta, które zamknięto, i dopóki trzeba przechowywać jego ' +
        'zapisy, żadne inne nie może go mieć.',
      'Aby znów u nas handlować, zarejestruj się z innym adresem.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Wybierz nowe hasło',
    paragraphs: [
      'Ktoś, pewnie ty, poprosił o wybranie nowego hasła do twojego konta. ' +
        'Link otwiera stronę do tego i jest ważny raz, przez godzinę.',
    ],
    action: 'Wybierz nowe hasło dla konta',
    closing: ['Jeśli to nie ty, zignoruj tę wiadomość: twoje hasło zostaje, jakie jest.'],
  },
  newEmail: {
    subject: 'Potwierdź swój nowy adres e-mail',
    paragraphs: [
      'Potwierdź, że to ma być adres twojego konta. Link otwiera stronę z ' +
        'przyciskiem do naciśnięcia i jest ważny 24 godziny. Do tego czasu nic ' +
        'się nie zmienia.',
    ],
    action: 'Użyj tego adresu',
    closing: ['Jeśli nie masz u nas konta, zignoruj tę wiadomość.'],
  },
  newEmailAsked: {
    subject: 'Poproszono o inny adres e-mail',
    paragraphs: [
      'Ktoś zalogowany do twojego konta, kto zna jego hasło, poprosił o ' +
        'używanie innego adresu e-mail. Nic się nie zmienia, dopóki nowy adres ' +
        'nie zostanie potwierdzony.',
      'Jeśli to nie ty, wybierz nowe hasło: to kończy też tę zmianę.',
    ],
    action: 'Wybierz nowe hasło dla konta',
  },
  addressTaken: {
    subject: 'Ktoś podał twój adres e-mail',
    paragraphs: [
      'Ktoś próbował użyć tego adresu do innego konta u nas. To adres twojego ' +
        'konta, więc nic się nie zmieniło.',
    ],
    closing: ['Nie musisz nic robić.'],
  },
  emailGone: {
    subject: 'Twój adres e-mail został zmieniony',
    paragraphs: [
      'Twoje konto ma teraz inny adres e-mail, a ten już do niego nie należy.',
      'Jeśli to nie ty, skontaktuj się od razu ze wsparciem.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'Twoje demo się skończyło',
    paragraphs: [
      'Nasz zespół zakończył twoje demo przed czasem, z tego powodu:',
      reason,
      'Jego otwarte transakcje są rozliczane jak zawsze, a historia zostaje. ' +
        'Możesz do niego wrócić, kiedy chcesz: doładuj je w portfelu.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Nasze teksty prawne się zmieniają',
    paragraphs: [
      `Od ${from} (UTC) obowiązują nowe wersje naszych tekstów prawnych. Do ` +
        'tego czasu obowiązują te, które znasz. Co się zmienia, mówi początek ' +
        'każdego z nich:',
    ],
    closing: [
      'Teraz nie trzeba nic robić. Od tego dnia prosimy o przyjęcie zmian, a ' +
        'przedtem żadna nowa transakcja nie jest możliwa. Wszystko inne toczy ' +
        'się dalej: otwarte transakcje, wypłaty, eksport danych i zamknięcie ' +
        'konta.',
    ],
  }),
  legalTitles: {
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
    'risk-disclosure': 'Informacja o ryzyku',
    'aml-policy': 'Zasady przeciwdziałania praniu pieniędzy i identyfikacji',
    'payment-policy': 'Zasady płatności',
  },
  digest: {
    subject: (count) => `Nieprzeczytane powiadomienia: ${count}`,
    paragraphs: [
      'To wydarzyło się na twoim koncie i nie zostało jeszcze przeczytane w ' +
        'aplikacji. Godziny są w UTC.',
    ],
    action: 'Wybierz, co do ciebie dociera',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Nastąpiło wylogowanie',
    paragraphs: [
      'Jedno z twoich logowań było użyte w dwóch miejscach naraz. Może się to ' +
        'zdarzyć po przywróceniu przeglądarki z kopii zapasowej, ale tak też ' +
        'wygląda skradzione logowanie, więc je zakończyliśmy.',
      'Zaloguj się ponownie. Jeśli ta wiadomość jest dla ciebie niespodzianką, ' +
        'wybierz nowe hasło.',
    ],
    action: 'Zaloguj się',
  },
  newDevice: (browser, at) => ({
    subject: 'Nowe logowanie z nowego urządzenia',
    paragraphs: [
      'Zalogowano się do twojego konta z urządzenia, którego wcześniej nie ' + 'widzieliśmy.',
      `Przeglądarka: ${browser}. Czas: ${at}.`,
    ],
    action: 'To nie ja',
    closing: [
      'Jeśli to ty, nie musisz nic robić. Jeśli nie, wybierz nowe hasło: to ' +
        'wylogowuje wszystkich.',
    ],
  }),
  otherBrowser: 'inna przeglądarka',
  guessedAt: {
    subject: 'Ktoś próbuje odgadnąć twoje hasło',
    paragraphs: [
      'Dziś z wielu sieci próbowano błędnych haseł do twojego konta. Żadne nie ' +
        'było dobre, a ty możesz logować się jak zawsze.',
      'Hasło, którego nie używasz nigdzie indziej, oraz aplikacja ' +
        'uwierzytelniająca lub klucz dostępu sprawiają, że takie zgadywanie nie ' +
        'ma sensu.',
    ],
    action: 'Otwórz moją stronę bezpieczeństwa',
  },
  passwordChanged: {
    subject: 'Twoje hasło zostało zmienione',
    paragraphs: [
      'Hasło twojego konta właśnie zostało zmienione. Wszystkie inne twoje ' +
        'logowania zakończono, a osobiste tokeny, którymi logowały się twoje ' +
        'programy, przestały działać.',
    ],
    action: 'To nie ja',
    closing: ['Jeśli to ty, nie musisz nic robić.'],
  },
  emailChanged: {
    subject: 'Twój nowy adres e-mail już obowiązuje',
    paragraphs: [
      'To od teraz adres twojego konta. Używaj go do logowania. Wszystkie inne ' +
        'twoje logowania zakończono.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Dodano aplikację uwierzytelniającą',
    paragraphs: [
      'Do twojego konta dodano aplikację uwierzytelniającą: logowanie hasłem ' +
        'wymaga od teraz kodu z niej albo innego drugiego kroku.',
    ],
  },
  totp_removed: {
    subject: 'Usunięto twoją aplikację uwierzytelniającą',
    paragraphs: ['Aplikację uwierzytelniającą usunięto z twojego konta.'],
  },
  passkey_added: {
    subject: 'Dodano klucz dostępu',
    paragraphs: ['Do twojego konta dodano klucz dostępu.'],
  },
  passkey_removed: {
    subject: 'Usunięto klucz dostępu',
    paragraphs: ['Z twojego konta usunięto klucz dostępu.'],
  },
  recovery_codes_made: {
    subject: 'Utworzono nowe kody odzyskiwania',
    paragraphs: [
      'Dla twojego konta utworzono nowe kody odzyskiwania. Stare już nie ' + 'działają.',
    ],
  },
  recovery_code_used: {
    subject: 'Użyto kodu odzyskiwania',
    paragraphs: ['Użyto jednego z twoich kodów odzyskiwania. Drugi raz nie zadziała.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Zobacz moje ustawienia bezpieczeństwa',
  closing: [writeToUs],
}
