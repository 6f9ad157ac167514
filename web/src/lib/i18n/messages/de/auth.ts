// In German: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Anmelden',
  signInTitle: 'Anmelden',
  signUpTitle: 'Registrieren',
  ways: 'Anmelden oder registrieren',
  email: 'E-Mail',
  password: 'Passwort',
  confirmPassword: 'Passwort wiederholen',
  firstname: 'Vorname',
  lastname: 'Nachname',
  phone: 'Telefon',
  optional: 'freiwillig',
  referral: 'Empfehlungscode',
  remember: 'Auf diesem Gerät 30 Tage angemeldet bleiben',
  forgot: 'Passwort vergessen?',
  signedOutHere:
    'Du wurdest in einem anderen Tab dieses Browsers abgemeldet, oder er hat deine Anmeldung ' +
    'verloren. Bitte melde dich noch einmal an.',
  noAccount: 'Noch kein Konto?',
  haveAccount: 'Hast du ein Konto?',
  create: 'Konto erstellen',
  working: 'Einen Augenblick',
  withPasskey: 'Mit einem Passkey anmelden',
  secondTitle: 'Noch ein Schritt',
  secondText: 'Dein Passwort stimmt. Bitte zeige, dass du es bist.',
  usePasskey: 'Passkey benutzen',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  codeHint: 'Die sechs Ziffern deiner Authenticator-App oder einer deiner Wiederherstellungscodes.',
  startAgain: 'Von vorn beginnen',
  terms: 'Ich akzeptiere die ',
  termsLink: 'Allgemeinen Geschäftsbedingungen',
  privacyLink: 'die Datenschutzerklärung',
  and: ' und die ',
  riskLink: 'Risikohinweise',
  termsNeeded:
    'Bitte akzeptiere die Allgemeinen Geschäftsbedingungen, die Datenschutzerklärung und die ' +
    'Risikohinweise.',
  checkMail: 'Bitte sieh in dein Postfach und bestätige deine E-Mail-Adresse.',
  passwordHint: 'Mindestens 8 Zeichen. Ein paar Wörter ergeben ein gutes.',
  demoNote: 'Deine Demo enthält 10.000 virtuelle Dollar für 21 Tage.',
  back: 'Zurück zur Startseite',
  confirmTitle: 'Bestätige deine E-Mail-Adresse',
  confirmText: 'Drücke den Knopf, um zu bestätigen, dass diese Adresse dir gehört.',
  confirm: 'E-Mail-Adresse bestätigen',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  goOn: 'Weiter zum Handel',
  deadLink:
    'Links in Mails gelten einen Tag und einmal, und ein neuerer beendet die davor. Wir ' +
    'können einen weiteren an dieselbe Adresse senden.',
  newLink: 'Neuen Link senden',
  help: 'Kontakt',
  forgotTitle: 'Passwort vergessen',
  forgotText:
    'Gib die E-Mail-Adresse deines Kontos ein. Wir senden einen Link dorthin, mit dem du ein ' +
    'neues Passwort wählen kannst.',
  sendLink: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  resetTitle: 'Passwort zurücksetzen',
  resetText: 'Wähle ein neues Passwort. Überall, wo du angemeldet bist, wirst du abgemeldet.',
  reset: 'Neues Passwort setzen',
  deadReset:
    'Links für ein neues Passwort gelten eine Stunde und einmal, und ein neuerer beendet die ' +
    'davor.',
  askAgain: 'Neuen Link anfordern',
  newEmailTitle: 'E-Mail-Adresse ändern',
  newEmailText: 'Drücke den Knopf, um diese zur Adresse deines Kontos zu machen.',
  newEmail: 'Diese Adresse verwenden',
}
