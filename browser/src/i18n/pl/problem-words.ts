// In Polish: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field}: pole wymagane',
  invalid: '{field}: nieprawidłowa wartość',
  unknown: '{field}: nieznana wartość',
  not_text: '{field}: to musi być tekst',
  empty: '{field}: pole nie może być puste',
  too_short: '{field}: najmniejsza liczba znaków to {least}',
  too_long: '{field}: największa liczba znaków to {most}',
  not_shown: '{field}: są tu znaki, których nie można pokazać',
  unfit: '{field}: są tu znaki, których nie można użyć',
  not_routing_digits: '{field}: musi być 9 cyfr',
  not_account_digits: '{field}: musi być od 4 do 17 cyfr',
  not_listed: '{field}: musi być {|options}',
  not_accepted: '{field}: wymagana akceptacja',
  not_list: '{field}: to musi być lista',
  too_many: '{field}: jest ich za dużo',

  not_number: '{field}: to musi być liczba',
  not_seconds: '{field}: to musi być liczba sekund',
  not_minutes: '{field}: to musi być liczba minut',
  not_whole: '{field}: to musi być liczba całkowita',
  not_whole_seconds: '{field}: to musi być całkowita liczba sekund',
  not_whole_minutes: '{field}: to musi być całkowita liczba minut',
  too_small: '{field}: co najmniej {least}',
  too_large: '{field}: co najwyżej {most}',
  too_much: '{field}: co najwyżej {$most}',
  not_money: '{field}: to musi być liczba z co najwyżej dwoma miejscami po przecinku',
  not_positive: '{field}: więcej niż zero, z co najwyżej dwoma miejscami po przecinku',

  not_instant: '{field}: to musi być czas UTC, jak 2026-01-31T12:00:00.000Z',
  not_day: '{field}: to musi być dzień, jak 2026-11-21',
  before_first_day: '{field}: nie może być przed pierwszym dniem',
  not_notice: '{field}: to musi być numer powiadomienia',

  wrong: '{field}: błędna wartość',
  yours_already: '{field}: to już należy do ciebie',
  not_ours: '{field}: to nie jest nasze',
  popular: '{field}: to jedno z najczęściej używanych, wybierz inne',
  like_a_name: '{field}: nie może być utworzone z twojego imienia, nazwiska lub adresu e-mail',
  mismatch: 'Hasła nie są takie same',
  too_young: '{field}: musi być co najmniej {years} lat temu',
  held_for_check: '{field}: bez zmian, dopóki dokument jest sprawdzany',
  not_removable: '{field}: nie można usunąć, poproś o zmianę',
  changed_by_request: '{field}: zmiana na prośbę, z dokumentem',
  changed_in_profile: '{field}: można zmienić w profilu',
  file_missing: 'Wybierz plik.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'lub'
