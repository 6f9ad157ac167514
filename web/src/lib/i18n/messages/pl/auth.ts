// In Polish: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Zaloguj się',
  signInTitle: 'Logowanie',
  signUpTitle: 'Rejestracja',
  ways: 'Zaloguj się lub zarejestruj',
  email: 'Adres e-mail',
  password: 'Hasło',
  confirmPassword: 'Powtórz hasło',
  firstname: 'Imię',
  lastname: 'Nazwisko',
  phone: 'Telefon',
  optional: 'nieobowiązkowe',
  referral: 'Kod polecenia',
  remember: 'Pamiętaj mnie przez 30 dni na tym urządzeniu',
  forgot: 'Nie pamiętasz hasła?',
  signedOutHere:
    'Nastąpiło wylogowanie w innej karcie tej przeglądarki albo przeglądarka utraciła twoje ' +
    'logowanie. Zaloguj się ponownie.',
  noAccount: 'Nie masz jeszcze konta?',
  haveAccount: 'Masz konto?',
  create: 'Utwórz konto',
  working: 'Chwileczkę',
  withPasskey: 'Zaloguj się kluczem dostępu',
  secondTitle: 'Jeszcze jeden krok',
  secondText: 'Hasło jest poprawne. Pokaż, że to ty.',
  usePasskey: 'Użyj klucza dostępu',
  code: 'Kod',
  recoveryCode: 'Kod odzyskiwania',
  codeHint: 'Sześć cyfr z aplikacji uwierzytelniającej albo jeden z kodów odzyskiwania.',
  startAgain: 'Zacznij od nowa',
  terms: 'Akceptuję: ',
  termsLink: 'regulamin',
  privacyLink: 'politykę prywatności',
  and: ' i ',
  riskLink: 'informację o ryzyku',
  termsNeeded: 'Zaakceptuj regulamin, politykę prywatności i informację o ryzyku.',
  checkMail: 'Sprawdź skrzynkę pocztową i potwierdź swój adres e-mail.',
  passwordHint: 'Co najmniej 8 znaków. Kilka słów to dobre hasło.',
  demoNote: 'Twoje demo ma 10 000 wirtualnych dolarów na 21 dni.',
  back: 'Wróć na stronę główną',
  confirmTitle: 'Potwierdź adres e-mail',
  confirmText: 'Naciśnij przycisk, aby potwierdzić, że ten adres należy do ciebie.',
  confirm: 'Potwierdź adres e-mail',
  confirmed: 'Twój adres e-mail jest potwierdzony.',
  goOn: 'Przejdź do handlu',
  deadLink:
    'Linki w wiadomościach są ważne jeden dzień i jeden raz, a nowszy unieważnia ' +
    'wcześniejsze. Możemy wysłać kolejny na ten sam adres.',
  newLink: 'Wyślij nowy link',
  help: 'Kontakt',
  forgotTitle: 'Nie pamiętam hasła',
  forgotText:
    'Podaj adres e-mail swojego konta. Wyślemy na niego link, który pozwala wybrać nowe hasło.',
  sendLink: 'Wyślij link',
  backToSignIn: 'Wróć do logowania',
  resetTitle: 'Zmiana hasła',
  resetText:
    'Wybierz nowe hasło. Wszędzie, gdzie jesteś w tej chwili w serwisie, nastąpi wylogowanie.',
  reset: 'Ustaw nowe hasło',
  deadReset:
    'Linki do nowego hasła są ważne godzinę i jeden raz, a nowszy unieważnia wcześniejsze.',
  askAgain: 'Poproś o nowy link',
  newEmailTitle: 'Zmień adres e-mail',
  newEmailText: 'Naciśnij przycisk, aby ten adres stał się adresem twojego konta.',
  newEmail: 'Użyj tego adresu',
}
