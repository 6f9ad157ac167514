// In Polish: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Stan',
    description:
      'Skąd pochodzą kursy i jak są stare, ile trwa rozliczanie i wypłacanie, w jakim trybie ' +
      'działa ta instalacja i jaką ma licencję.',
  },
  lead:
    'Jak się miewa ta instalacja, zmierzone przez nią samą. Tylko jej tryb i wpis licencji ' +
    'są tym, co ustawił operator.',
  missing: {
    title: 'Jeszcze nieotwarte dla handlu live',
    lead: 'Rozliczanie i wypłaty trwają dalej. Transakcje live nie są przyjmowane, ponieważ:',
    says: {
      no_company: 'W ustawieniach nie podano osoby prawnej.',
      no_licence: 'W ustawieniach nie ma wpisu licencji.',
      licence_ended: 'Licencja wygasła {@day}.',
      no_countries: 'Na liście krajów, z których mogą pochodzić klienci, nie ma żadnego.',
      countries_unlicensed: 'Na liście krajów są takie, dla których licencja nie obowiązuje.',
      price_sources: 'Strumień kursów nie jest prawdziwy z co najmniej dwoma źródłami.',
      no_mail_server: 'Nie ma serwera poczty (SMTP_URL).',
      no_https: 'PUBLIC_URL nie jest adresem https://.',
      few_staff_factors: 'Mniej niż dwie osoby z zespołu mają drugi składnik.',
    },
  },
  leads: {
    prices:
      'Każdy kurs podaje swoje źródło. Kursy symulowane nie są kursami żadnego rynku, ' +
      'odtwarzane są kursami rynku z innego czasu; mówi o tym ich źródło.',
    compared:
      'Każdy kurs jest medianą tego, co mówią te giełdy, bez tych, które są za stare, stoją ' +
      'w miejscu lub są zbyt daleko od innych. Tam, gdzie dwie z nich się nie zgadzają albo ' +
      'jedna przez minutę zostaje sama, nie ma kursu i nikt nie handluje.',
    settlement:
      'Od końca transakcji do jej zapisanego wyniku, dla transakcji rozliczonych w ostatniej ' +
      'godzinie.',
    voids:
      'Transakcje, które z braku kursu skończyły się jako nieważne, tak że stawka wróciła, ' +
      'spośród rozliczonych w ostatnim dniu. O to, co nam samym umknęło, pytamy ponownie, ' +
      'zanim transakcja stanie się nieważna.',
    withdrawals:
      'Od prośby do realizacji. Obiecujemy pięć dni roboczych i liczymy to, co trwa dłużej.',
  },
  licence: {
    none: 'Nie skonfigurowano licencji. Ta instalacja jest pokazem.',
    noneLive: 'Nie skonfigurowano licencji, więc transakcje live nie są przyjmowane.',
    regulator: 'Organ nadzoru',
    number: 'Numer',
    countries: 'Kraje',
    expires: 'Wygasa',
    ended: (day) => `Wygasła ${day}`,
    register: 'Odszukaj ją w publicznym rejestrze',
  },
}
