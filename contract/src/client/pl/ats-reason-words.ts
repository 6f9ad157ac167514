// In Polish: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Nasz zespół wstrzymał transakcje automatyczne dla wszystkich.',
  paused_by_staff: 'Nasz zespół wstrzymał twoje transakcje automatyczne.',
  no_plan: 'Automatyczne transakcje live należą do planu, a ty go nie masz.',
  not_tried:
    'Automatyczne transakcje live czekają na dziesięć rozstrzygniętych transakcji demo z tymi ' +
    'samymi ustawieniami.',
  outside_hours: 'Było to poza wybranymi przez ciebie godzinami.',
  plan_trades: 'Złożono wszystkie automatyczne transakcje dnia, na które pozwala twój plan.',
  day_trades: 'Złożono wszystkie transakcje na dzień, na które pozwalasz.',
  day_stake: 'Jeszcze jedna przekroczyłaby twoje największe stawki na dzień.',
  day_loss:
    'Jeszcze jedna mogłaby przekroczyć twoje największe straty na dzień, łącznie z otwartymi ' +
    'transakcjami.',
  cooling_down: 'Było za wcześnie po stracie: trwał twój czas oczekiwania.',
  pair_dropped: 'Para przegrała z rzędu tyle razy, na ile pozwalasz.',
  drawdown_open:
    'Wraz z tym, co otwarte, jeszcze jedna mogłaby przekroczyć twoje największe obsunięcie.',
  stake_too_small: 'Twój udział salda był mniejszy niż dolar.',
  stake_too_large: 'Stawka była większa, niż mogą mieć automatyczne transakcje twojego planu.',
  refused_often:
    'Zlecenia tego dnia odrzucono pięćdziesiąt razy: przed północą UTC nie ma kolejnych prób.',
  too_late: 'Do sygnału nie dotarto na czas: jego okno było otwarte zbyt długo.',
  not_sent: 'Praca serwera została przerwana, zanim wysłano zlecenie.',
  switched_off: 'Wyłączono to, zanim przyszła kolej.',

  by_client: 'Wyłączone przez ciebie.',
  other_settings: 'Zmieniono ustawienia.',
  losses_in_row: 'Przegrano z rzędu tyle, na ile pozwalasz.',
  drawdown: 'Następna mogłaby przekroczyć twoje największe obsunięcie.',
}
