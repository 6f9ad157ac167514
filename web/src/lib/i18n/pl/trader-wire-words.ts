// In Polish: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Instalacja live nie ma giełdy ćwiczebnej.',
  practice_not_open: 'Nie masz jeszcze konta na giełdzie ćwiczebnej: najpierw je otwórz.',
  practice_keys_most:
    'Największa liczba kluczy konta na giełdzie ćwiczebnej to {limit}. Unieważnij jeden.',
  exchange_closed: 'Ta giełda nie jest tu oferowana.',
  exchange_silent: 'Giełda w tej chwili nie odpowiada. Spróbuj ponownie za minutę.',
  exchange_key_wrong:
    'Giełda nie przyjmuje tego klucza. Może być błędnie wpisany, unieważniony albo z innej giełdy.',
  exchange_key_too_mighty:
    'Ten klucz może robić więcej niż handlować i czytać: {rights}. Nie przyjmujemy takich, ' +
    'które mogą wypłacać lub przelewać. Usuń go na giełdzie i utwórz taki, który może tylko ' +
    'handlować i czytać.',
  exchange_key_cannot_read:
    'Ten klucz nie może czytać sald i zleceń, czego wymaga handel: {rights}.',
  exchange_key_cannot_trade: 'Ten klucz nie może handlować: {rights}.',
  exchange_key_known: 'Ten klucz jest już tu używany.',
  trader_bots_most: 'Największa liczba twoich botów to {limit}.',
  trader_key_ended: 'Ten klucz nie jest już używany. Dodaj inny.',
  trader_pair_unknown:
    'Ta giełda nie handluje {pair} na rynku kasowym albo nie w częściach, które umiemy liczyć.',
  trader_risk_unread: 'Zapisz narażone pieniądze jako liczbę większą od zera, np. 250.5.',
  trader_risk_too_small:
    'Narażone pieniądze muszą wynosić co najmniej {least}: giełda nie przyjmuje mniejszych zleceń.',
  trader_risk_too_large: 'To więcej narażonych pieniędzy, niż może mieć bot.',
  trader_running: 'Ten bot już tak działa.',
  trader_stopping: 'Ten bot jest zatrzymywany. Poczekaj, aż stanie.',
  trader_stop_first: 'Ten bot handluje naprawdę: najpierw go zatrzymaj.',
  trader_dry_first: 'Bot najpierw działa na sucho: uruchom próbę na sucho.',
  trader_dry_longer:
    'Ten bot nie działał na sucho wystarczająco długo. Może handlować naprawdę od {@until}.',
  trader_dry_only:
    'Ta giełda nie potrafi powiedzieć, co wolno kluczowi, więc robimy na niej tylko próby na ' +
    'sucho.',
  trader_paused:
    'Nasz zespół wstrzymał handel automatyczny. Nic nowego się nie zacznie, dopóki nie ' +
    'pozwoli na dalszy ciąg.',
  exchange_keys_most: 'Największa liczba twoich kluczy to {limit}. Usuń jeden.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Twoje konto na giełdzie ćwiczebnej jest otwarte.',
  practice_key_made:
    'Twój klucz jest utworzony. To, czym podpisuje, jest pokazywane tylko ten raz.',
  practice_key_revoked: 'Klucz jest unieważniony.',
  exchange_key_added: 'Klucz jest dodany.',
  exchange_key_removed: 'Klucz jest usunięty, a to, czym podpisuje, wymazane.',
  bot_made: 'Twój bot jest utworzony. Nie robi nic, dopóki go nie uruchomisz.',
  bot_started: 'Bot działa.',
  bot_stopping: 'Bot jest zatrzymywany.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
