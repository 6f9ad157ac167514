// In Dutch: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Inloggen',
  signInTitle: 'Ik heb een account',
  signUpTitle: 'Registreren',
  ways: 'Inloggen of registreren',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  confirmPassword: 'Wachtwoord herhalen',
  firstname: 'Voornaam',
  lastname: 'Achternaam',
  phone: 'Telefoonnummer',
  optional: 'niet verplicht',
  referral: 'Aanbevelingscode',
  remember: 'Op dit apparaat 30 dagen ingelogd blijven',
  forgot: 'Wachtwoord vergeten?',
  signedOutHere:
    'Je bent uitgelogd in een ander tabblad van deze browser, of de browser heeft je aanmelding ' +
    'losgelaten. Log opnieuw in.',
  noAccount: 'Nog geen account?',
  haveAccount: 'Heb je al een account?',
  create: 'Account maken',
  working: 'Een ogenblik',
  withPasskey: 'Inloggen met een passkey',
  secondTitle: 'Nog één stap',
  secondText: 'Je wachtwoord klopt. Laat nu nog zien dat jij het bent.',
  usePasskey: 'Passkey gebruiken',
  code: 'Code',
  recoveryCode: 'Herstelcode',
  codeHint: 'De zes cijfers uit je authenticator-app, of een van je herstelcodes.',
  startAgain: 'Opnieuw beginnen',
  terms: 'Ik ga akkoord met de ',
  termsLink: 'algemene voorwaarden',
  privacyLink: 'het privacybeleid',
  and: ' en de ',
  riskLink: 'risicotoelichting',
  termsNeeded:
    'Ga eerst akkoord met de algemene voorwaarden, het privacybeleid en de risicotoelichting.',
  checkMail: 'Kijk in je mailbox en bevestig je e-mailadres.',
  passwordHint: 'Minstens 8 tekens. Een paar woorden achter elkaar werken goed.',
  demoNote: 'Je demo bevat 10.000 virtuele dollars en duurt 21 dagen.',
  back: 'Terug naar de homepage',
  confirmTitle: 'Bevestig je e-mailadres',
  confirmText: 'Druk op de knop om te bevestigen dat dit adres van jou is.',
  confirm: 'E-mailadres bevestigen',
  confirmed: 'Je e-mailadres is bevestigd.',
  goOn: 'Verder naar handelen',
  deadLink:
    'Links in mails gelden een dag en één keer, en een nieuwere beëindigt de vorige. We kunnen ' +
    'een nieuwe naar hetzelfde adres sturen.',
  newLink: 'Nieuwe link sturen',
  help: 'Neem contact op',
  forgotTitle: 'Wachtwoord vergeten',
  forgotText:
    'Vul het e-mailadres van je account in. We sturen er een link naartoe waarmee je een nieuw ' +
    'wachtwoord kiest.',
  sendLink: 'Link versturen',
  backToSignIn: 'Terug naar inloggen',
  resetTitle: 'Nieuw wachtwoord',
  resetText: 'Kies een nieuw wachtwoord. Overal waar je bent ingelogd, word je uitgelogd.',
  reset: 'Nieuw wachtwoord instellen',
  deadReset:
    'Links voor een nieuw wachtwoord gelden een uur en één keer, en een nieuwere beëindigt de ' +
    'vorige.',
  askAgain: 'Nieuwe link aanvragen',
  newEmailTitle: 'E-mailadres wijzigen',
  newEmailText: 'Druk op de knop om dit het adres van je account te maken.',
  newEmail: 'Dit adres gebruiken',
}
