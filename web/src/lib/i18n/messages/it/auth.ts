// In Italian: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Accedi',
  signInTitle: 'Ho già un conto',
  signUpTitle: 'Registrati',
  ways: 'Accedi o registrati',
  email: 'Indirizzo e-mail',
  password: 'Password',
  confirmPassword: 'Ripeti la password',
  firstname: 'Nome',
  lastname: 'Cognome',
  phone: 'Telefono',
  optional: 'facoltativo',
  referral: 'Codice di invito',
  remember: 'Ricordami per 30 giorni su questo dispositivo',
  forgot: 'Password dimenticata?',
  signedOutHere:
    'Sei uscito in un’altra scheda di questo browser, oppure il browser ha lasciato andare ' +
    'il tuo accesso. Accedi di nuovo.',
  noAccount: 'Non hai ancora un conto?',
  haveAccount: 'Hai già un conto?',
  create: 'Crea conto',
  working: 'Un momento',
  withPasskey: 'Accedi con una passkey',
  secondTitle: 'Ancora un passo',
  secondText: 'La tua password è corretta. Dimostra che sei tu.',
  usePasskey: 'Usa una passkey',
  code: 'Codice',
  recoveryCode: 'Codice di recupero',
  codeHint: 'Le sei cifre della tua app di autenticazione, o uno dei tuoi codici di recupero.',
  startAgain: 'Ricomincia',
  terms: 'Accetto i ',
  termsLink: 'termini e condizioni',
  privacyLink: 'l’informativa sulla privacy',
  and: ' e l’',
  riskLink: 'informativa sui rischi',
  termsNeeded:
    'Accetta i termini e condizioni, l’informativa sulla privacy e l’informativa sui rischi.',
  checkMail: 'Guarda la tua casella di posta e conferma la tua e-mail.',
  passwordHint: 'Almeno 8 caratteri. Qualche parola ne fa una buona.',
  demoNote: 'La tua demo contiene 10.000 dollari virtuali per 21 giorni.',
  back: 'Torna alla home page',
  confirmTitle: 'Conferma la tua e-mail',
  confirmText: 'Premi il pulsante per confermare che questo indirizzo è tuo.',
  confirm: 'Conferma l’e-mail',
  confirmed: 'La tua e-mail è confermata.',
  goOn: 'Continua verso il trading',
  deadLink:
    'I link nelle e-mail valgono un giorno e una sola volta, e uno più nuovo annulla i ' +
    'precedenti. Possiamo inviarne un altro allo stesso indirizzo.',
  newLink: 'Invia un nuovo link',
  help: 'Contattaci',
  forgotTitle: 'Password dimenticata',
  forgotText:
    'Inserisci l’indirizzo e-mail del tuo conto. Gli inviamo un link con cui puoi scegliere ' +
    'una nuova password.',
  sendLink: 'Invia il link',
  backToSignIn: 'Torna all’accesso',
  resetTitle: 'Nuova password',
  resetText:
    'Scegli una nuova password. Ovunque tu abbia effettuato l’accesso, verrai disconnesso.',
  reset: 'Imposta la nuova password',
  deadReset:
    'I link per una nuova password valgono un’ora e una sola volta, e uno più nuovo annulla ' +
    'i precedenti.',
  askAgain: 'Chiedi un nuovo link',
  newEmailTitle: 'Cambia la tua e-mail',
  newEmailText: 'Premi il pulsante per fare di questo l’indirizzo del tuo conto.',
  newEmail: 'Usa questo indirizzo',
}
