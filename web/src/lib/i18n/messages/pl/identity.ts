// In Polish: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Kim jesteś',
  heldHint: 'To zmienia się na prośbę, poniżej.',
  checkedHint: 'To pozostaje bez zmian, dopóki twój dokument jest sprawdzany.',
  none: 'Brak',
  about: {
    identified:
      'Twój dokument zatwierdzono, więc imiona i nazwisko, data urodzenia, kraj i telefon ' +
      'zmieniają się tylko z innym dokumentem. Adres i obraz możesz edytować samodzielnie.',
    free: 'Data urodzenia zmienia się tylko z dokumentem.',
    checked: 'Twój dokument jest sprawdzany. To, z czym się go porównuje, pozostaje do tego czasu.',
  },
  ask: 'Poproś o zmianę',
  cancel: 'Nie teraz',
  formTitle: 'Co ma się zmienić',
  formHint: 'Zmień to, co już się nie zgadza, a resztę zostaw.',
  phoneHint:
    'Dla nowego numeru wyślij obraz dokumentu tożsamości. Zadzwonimy pod ten numer, a ty ' +
    'odczytasz kod, który będzie tu wtedy widoczny.',
  documentHint: 'Dokument, który pokazuje nowe imię lub nazwisko, datę urodzenia lub kraj.',
  nothing: 'To już obowiązuje.',
  send: 'Wyślij prośbę',
  working: 'Chwileczkę',
  statuses: {
    Pending: 'W trakcie sprawdzania',
    Approved: 'Zatwierdzona',
    Rejected: 'Odrzucona',
    Withdrawn: 'Wycofana',
  },
  explained: {
    Pending: 'Mamy twoją prośbę. Do rozstrzygnięcia liczy się to, co było znane wcześniej.',
    Approved: 'Zmieniono to zgodnie z twoją prośbą.',
    Rejected:
      'Nie zmieniono tego. Liczy się to, co było znane wcześniej, i możesz poprosić ponownie.',
    Withdrawn: 'Prośba wycofana przez ciebie. Nic nie zmieniono.',
  },
  asked: (date) => `Prośba z ${date}`,
  reason: 'Powód',
  code: 'Kod do naszej rozmowy',
  codeHint: (phone) =>
    `Zadzwonimy pod ${phone}. Odczytaj nam wtedy ten kod, i nikomu, kto dzwoni poza tym.`,
  takeBack: 'Wycofaj ją',
}
