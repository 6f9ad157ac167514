// In Polish: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Edytuj profil',
  completeTitle: 'Uzupełnij swój profil',
  completeText: 'Kilka informacji o tobie, jak wymaga od nas prawo. Zajmie to minutę.',
  later: 'Później',
  laterText: 'Na demo możesz handlować bez tego.',
  registrationOver:
    'Ten krok jest wykonany albo rejestracja trwała dłużej niż dzień. Zaloguj się, aby ' +
    'zobaczyć lub dokończyć swój profil.',
  toSignIn: 'Zaloguj się',
  firstname: 'Imię',
  lastname: 'Nazwisko',
  email: 'Adres e-mail',
  emailHint: 'Twój adres do logowania.',
  changeEmail: 'Zmień adres e-mail',
  phone: 'Telefon',
  optional: 'nieobowiązkowe',
  phoneHint: 'Z + i numerem kierunkowym kraju albo tak, jak wybiera się go w twoim kraju.',
  gender: 'Płeć',
  genders: { male: 'Mężczyzna', female: 'Kobieta', others: 'Inna' },
  date_of_birth: 'Data urodzenia',
  birthHint: 'Musisz mieć co najmniej 18 lat. Później zmienia się ona tylko z dokumentem.',
  country: 'Kraj',
  countryHint:
    'Przyjmujemy klientów tylko z tych krajów. Jeśli mieszkasz gdzie indziej, możesz używać ' +
    'demo, które nie wymaga profilu.',
  state: 'Stan lub województwo',
  city: 'Miejscowość',
  address: 'Adres',
  choose: 'Wybierz',
  loadingCountries: 'Wczytywanie krajów',
  noCountries: 'Nie udało się wczytać listy krajów.',
  retry: 'Spróbuj ponownie',
  avatar: 'Zdjęcie',
  noAvatar: 'Jeszcze brak zdjęcia',
  yourAvatar: 'Twoje zdjęcie',
  chooseAvatar: 'Wybierz zdjęcie',
  removeAvatar: 'Usuń zdjęcie',
  avatarHint: 'JPEG, PNG lub WebP, najwyżej 2 MB. Jest pokazywane jako kwadrat.',
  avatarLarge: 'Zdjęcie może mieć najwyżej 2 MB.',
  avatarUnknown: 'Wybierz obraz JPEG, PNG lub WebP.',
  avatarNew: (name) => `${name} pojawi się, gdy zapiszesz.`,
  marked: 'Sprawdź zaznaczone pola.',
  save: 'Zapisz zmiany',
  send: 'Zapisz i przejdź dalej',
  working: 'Chwileczkę',
  finish: 'Dokończ swój profil',
  finishText: 'Brakuje jeszcze kilku informacji o tobie.',
  dismiss: 'Nie teraz',
}
