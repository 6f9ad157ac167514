// In Polish: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { privacy as english } from '../privacy.ts'

const plural = pluralOf('pl')

export const privacy: Messages<typeof english> = {
  title: 'Twoje dane',
  intro: 'Co o tobie przechowujemy, kopia tego wszystkiego i sposób na zamknięcie konta.',
  heldTitle: 'Co przechowujemy',
  what: 'Co',
  records: 'Zapisy',
  kept: 'Jak długo',
  profile: 'Imię i nazwisko, e-mail, telefon, adres',
  picture: 'Zdjęcie profilowe',
  held: {
    trades: 'Transakcje i ich wyniki',
    ledger: 'Ruchy pieniędzy',
    withdrawals: 'Wypłaty',
    deposits: 'Wpłaty',
    card_payments: 'Płatności kartą',
    corrections: 'Korekty twojego salda',
    deposit_addresses: 'Adresy do wpłat',
    withdrawal_addresses: 'Adresy do wypłat',
    events: 'Zdarzenia konta',
    sessions: 'Logowania',
    known_devices: 'Znane przeglądarki',
    exchange_keys: 'Klucze do giełd',
    trader_bots: 'Boty na kontach giełdowych',
    trader_orders: 'Zlecenia botów',
    trader_fills: 'Wykonania zleceń botów',
    authenticator: 'Aplikacja uwierzytelniająca',
    recovery_codes: 'Kody odzyskiwania',
    passkeys: 'Klucze dostępu',
    acceptances: 'Zaakceptowane przez ciebie teksty prawne',
    identity_deadline: 'Dzień, do którego trzeba wysłać dokument',
    automation_settings: 'Ustawienia transakcji automatycznych',
    automation_switches: 'Kiedy przełączano transakcje automatyczne',
    automation_orders: 'Zlecenia transakcji automatycznych',
    automation_skips: 'Sygnały, według których za ciebie nie handlowano',
    automation_pauses: 'Kiedy nasz zespół wstrzymywał transakcje automatyczne',
    limits: 'Twoje limity',
    freezes: 'Kiedy twoje konto było zamrożone',
    documents: 'Dokumenty tożsamości',
    identities: 'Co udowodniły dokumenty',
    plan_requests: 'Prośby o plan',
    promotions: 'Co przyznały ci promocje',
    credit_purchases: 'Kupione punkty',
    credit_charges: 'Zużyte punkty',
    credit_orders: 'Wpłaty, które kupują punkty',
    credit_debts: 'Punkty poniżej zera',
    tournaments: 'Turnieje',
    chip_times: 'Kiedy można stawiać żetony',
    invoices: 'Faktury',
    api_tokens: 'Osobiste tokeny',
    webhooks: 'Webhooki',
    webhook_messages: 'Wiadomości do webhooków',
    notice_choices: 'Wybory dotyczące powiadomień',
    push_devices: 'Urządzenia do wiadomości push',
    price_alerts: 'Alerty kursowe',
    answers: 'Odpowiedzi na twoje wiadomości',
    disputes: 'Zakwestionowane płatności kartą',
    appropriateness: 'Odpowiedzi na pytania wstępne',
    conversations: 'Rozmowy na czacie',
    conversation_lines: 'Wiersze rozmów',
    notices: 'Powiadomienia',
    letters: 'Listy, które ci wysłaliśmy',
    messages: 'Twoje wiadomości do nas',
    links: 'Linki, które ci wysłaliśmy',
  },
  forYears: (years) =>
    `${years} ${plural(years, { one: 'rok', few: 'lata', other: 'lat' })} po zamknięciu`,
  untilClosed: 'dopóki go nie usuniesz lub nie zamkniesz konta',
  monthAfter: '30 dni po ich zakończeniu',
  month: '30 dni',
  year: 'jeden rok',
  twoYears: 'dwa lata',
  untilForgotten: 'dopóki nie każesz ich zapomnieć; dwadzieścia ostatnio używanych',
  untilRemoved: (years) =>
    `dopóki ich nie usuniesz; najdłużej ${years} ` +
    `${plural(years, { one: 'rok', few: 'lata', other: 'lat' })} po zamknięciu`,
  why: (years) =>
    'Przepisy przeciw praniu pieniędzy i o rachunkowości każą nam przechowywać zapisy przez ' +
    `${years} ${plural(years, { one: 'rok', few: 'lata', other: 'lat' })} po zamknięciu ` +
    'konta. Nie używamy ich wtedy do niczego innego.',
  since: (date) => `Konto otwarte ${date}.`,
  exportTitle: 'Zabierz swoje dane',
  exportText:
    'Jeden plik ZIP ze wszystkim, co powyżej: dane, które mogą odczytać programy (JSON), ' +
    'twoje zdjęcie profilowe oraz obrazy dokumentów i dowodów zapłaty. Plik z opisem mówi, ' +
    'czego w nim nie ma.',
  exportLimit: (times) =>
    `Możesz to robić ${times} ${plural(times, { one: 'raz', other: 'razy' })} dziennie.`,
  password: 'Hasło',
  fields: { password: 'Hasło', reason: 'Powód' },
  passwordAgain: 'Dla twojego bezpieczeństwa prosimy jeszcze raz o hasło.',
  export: 'Eksportuj moje dane',
  exporting: (kilobytes) => `Eksportowanie: dotąd ${kilobytes} kB`,
  exported: (kilobytes) => `Twoje dane są w my-data.zip (${kilobytes} kB).`,
  brokenOff: 'Eksport został przerwany. Spróbuj ponownie.',
  closeTitle: 'Zamknij konto',
  closeText:
    'Zamknięcie jest ostateczne: nie można się już zalogować ani otworzyć innego konta z tym ' +
    'adresem e-mail.',
  tradesOpen: (count) =>
    plural(count, {
      one: 'Na twoim koncie live jest otwarta transakcja. Możesz zamknąć konto, gdy się skończy.',
      few:
        `Na twoim koncie live są otwarte ${count} transakcje. Możesz zamknąć konto, gdy się ` +
        'skończą.',
      other:
        `Na twoim koncie live jest otwartych ${count} transakcji. Możesz zamknąć konto, gdy ` +
        'się skończą.',
    }),
  balanceLeft: (money) => `Na twoim koncie live jest ${money}. Najpierw to wypłać.`,
  givenUp: (money) =>
    `${money} na twoim koncie live to fikcyjne pieniądze, których nie można wypłacić: przepadną.`,
  close: 'Zamknij moje konto',
  confirmTitle: 'Zamknąć konto na zawsze?',
  consequences: [
    'Wszystkie twoje logowania kończą się od razu, na każdym urządzeniu.',
    'Twoje zdjęcie profilowe jest usuwane od razu.',
    'Powyższe zapisy są przechowywane tak długo, jak wymaga prawo; dostaniesz list, który ' +
      'mówi, do kiedy.',
  ],
  reason: 'Dlaczego odchodzisz? (nieobowiązkowe)',
  reasonHint: 'Czyta to tylko nasz zespół.',
  closeForGood: 'Zamknij na zawsze',
  keep: 'Zachowaj moje konto',
  working: 'Chwileczkę',
}
