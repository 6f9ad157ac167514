// In Polish: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'Weryfikacja KYC',
  identifyTitle: 'Dokument tożsamości',
  identifyText:
    'Wyślij obraz dokumentu tożsamości teraz albo później ze swojego konta. Handel na demo go ' +
    'nie wymaga.',
  later: 'Zrób to później',
  laterText: 'Możesz zalogować się bez niego.',
  toSignIn: 'Przejdź do logowania',
  over: 'Ta rejestracja się skończyła albo jej dokument już wysłano. Zaloguj się.',

  loading: 'Wczytywanie twojej weryfikacji',
  status: 'Stan',
  statuses: {
    none: 'Niewysłany',
    Pending: 'W toku',
    Approved: 'Zatwierdzony',
    Rejected: 'Odrzucony',
  },
  explained: {
    none: 'Wyślij obraz dokumentu tożsamości. Sprawdzimy go i napiszemy do ciebie.',
    Pending:
      'Twój dokument jest sprawdzany. Napiszemy do ciebie; do tego czasu nie wysyłaj innego.',
    Approved: 'Twój dokument sprawdzono i zatwierdzono. Nie trzeba nic więcej wysyłać.',
    Rejected: 'Twojego dokumentu nie można było przyjąć. Wyślij inny obraz.',
  },
  due: (day) =>
    `Wyślij go do ${day}: dziesięć dni roboczych po pierwszej wpłacie. Jeśli potrzebujesz ` +
    'więcej czasu, powiedz o tym wsparciu wcześniej.',
  overdue: (day) =>
    `Termin minął ${day}. Nasz zespół może zamrozić konto do czasu jego nadejścia. Twoje ` +
    'pieniądze pozostają twoje.',
  reason: 'Powód',
  sentPicture: 'Wysłany przez ciebie obraz',
  noPicture: 'Twojego obrazu nie można teraz pokazać.',

  method: 'Dokument',
  chooseMethod: 'Wybierz dokument',
  methods: {
    drivers_license: 'Prawo jazdy',
    international_passport: 'Paszport',
    national_id: 'Dowód osobisty',
    others: 'Inny dokument',
  },
  chooseFile: 'Wybierz obraz',
  otherFile: 'Wybierz inny obraz',
  file: 'Obraz dokumentu',
  fileHint: 'JPEG, PNG lub WebP, najwyżej 5 MB. Muszą być widoczne wszystkie cztery krawędzie.',
  preview: 'Wybrany przez ciebie obraz',
  fileMissing: 'Wybierz plik.',
  fileLarge: 'Plik może mieć najwyżej 5 MB.',
  fileUnknown: 'Wybierz obraz JPEG, PNG lub WebP.',
  methodMissing: 'Wybierz dokument.',
  send: 'Wyślij dokument',
  sending: (percent) => `Wysyłanie, ${percent} %`,
  checking: 'Obraz jest oglądany',
  private:
    'Jest przechowywany w postaci zaszyfrowanej i tylko ty oraz nasz zespół możecie go zobaczyć.',
}
