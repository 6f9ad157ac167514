// In Polish: webhooks.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { webhooks as english } from '../webhooks.ts'

const plural = pluralOf('pl')

export const webhooks: Messages<typeof english> = {
  title: 'Webhooki',
  lead:
    'Twój program dostaje wiadomość o tym, co się dzieje, zamiast wciąż pytać. Każda ' +
    'wiadomość jest podpisana zgodnie ze Standard Webhooks i wysyłana ponownie przez ' +
    'najwyżej trzy dni, aż dotrze.',
  tokens: 'Osobiste tokeny',
  yours: 'Twoje webhooki',
  none: 'Nie masz jeszcze żadnego.',
  kinds: {
    'trade.settled': 'Rozliczone transakcje',
    'money.moved': 'Ruchy pieniędzy',
  },
  ends: {
    by_client: 'usunięty',
    gone: 'zakończony: odpowiedział, że już go nie ma',
    failing: 'zakończony: przez pięć dni nic nie dotarło',
    account_closed: 'zakończony razem z kontem',
  },
  states: {
    waiting: 'czeka',
    delivered: 'dotarła',
    failed: 'zaniechana',
  },
  problems: {
    address_private: 'jego nazwa prowadzi do sieci prywatnej',
    name_unknown: 'jego nazwa jest nieznana',
    not_reached: 'nikt tam nie odpowiedział',
    timed_out: 'brak odpowiedzi w ciągu 15 sekund',
    certificate: 'jego certyfikat jest nieważny',
    moved: 'odpowiedział, że się przeniósł; za niczym nie podążamy',
    status: 'nie odpowiedział stanem od 200 do 299',
    gone: 'odpowiedział, że już go nie ma',
  },
  kindOf: (kind) => (kind === 'webhook.test' ? 'Wiadomość testowa' : kind),
  since: (day) => `od ${day}`,
  paused: 'wstrzymany',
  failing: (when) => `od ${when} nic nie dotarło`,
  former: (when) => `poprzedni sekret podpisuje również do ${when}`,
  test: 'Wyślij test',
  pause: 'Wstrzymaj',
  resume: 'Wznów',
  remove: 'Usuń',
  newSecret: 'Nowy sekret',
  makeSecret: 'Utwórz nowy sekret',
  named: (what, url) => `${what}: ${url}`,
  make: 'Utwórz webhook',
  making: 'Utwórz',
  url: 'Adres',
  urlHint: 'Zaczyna się od https:// i jest osiągalny dla wszystkich',
  kind: 'O czym dostaje wiadomości',
  both: 'Jedno i drugie',
  password: 'Hasło',
  passwordAgain: 'Jeszcze raz, dla pewności, że to ty',
  shown: 'Skopiuj go teraz: nie zostanie pokazany ponownie.',
  secret: 'Sekret',
  seen: 'Mam go',
  cancel: 'Anuluj',
  messages: 'Wiadomości',
  showMessages: 'Pokaż wiadomości',
  hideMessages: 'Ukryj wiadomości',
  noMessages: 'Nie było jeszcze nic do wysłania.',
  notLoaded: 'Nie udało się wczytać wiadomości.',
  attempts: (count) =>
    plural(count, { one: 'jedna próba', few: `${count} próby`, other: `${count} prób` }),
  answered: (status) => `odpowiedź ${status}`,
  next: (when) => `ponownie o ${when}`,
  again: 'Wyślij ponownie',
  content: 'Co jest wysyłane',
  more: 'Starsze',
}
