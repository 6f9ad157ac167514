// In French: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Se connecter',
  signInTitle: 'Connexion',
  signUpTitle: 'Inscription',
  ways: 'Se connecter ou s’inscrire',
  email: 'E-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  firstname: 'Prénom',
  lastname: 'Nom',
  phone: 'Téléphone',
  optional: 'facultatif',
  referral: 'Code de parrainage',
  remember: 'Rester connecté 30 jours sur cet appareil',
  forgot: 'Mot de passe oublié ?',
  signedOutHere:
    'Vous avez été déconnecté dans un autre onglet de ce navigateur, ou il a perdu votre ' +
    'connexion. Veuillez vous reconnecter.',
  noAccount: 'Pas encore de compte ?',
  haveAccount: 'Vous avez un compte ?',
  create: 'Créer un compte',
  working: 'Un instant',
  withPasskey: 'Se connecter avec une clé d’accès',
  secondTitle: 'Encore une étape',
  secondText: 'Votre mot de passe est correct. Veuillez montrer que c’est vous.',
  usePasskey: 'Utiliser une clé d’accès',
  code: 'Code',
  recoveryCode: 'Code de secours',
  codeHint:
    'Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
  startAgain: 'Recommencer',
  terms: 'J’accepte les ',
  termsLink: 'conditions générales',
  privacyLink: 'la politique de confidentialité',
  and: ' et ',
  riskLink: 'l’avertissement sur les risques',
  termsNeeded:
    'Veuillez accepter les conditions générales, la politique de confidentialité et ' +
    'l’avertissement sur les risques.',
  checkMail: 'Veuillez consulter votre boîte aux lettres et confirmer votre adresse e-mail.',
  passwordHint: 'Au moins 8 caractères. Quelques mots en font un bon.',
  demoNote: 'Votre démo contient 10 000 dollars virtuels pendant 21 jours.',
  back: 'Retour à l’accueil',
  confirmTitle: 'Confirmez votre adresse e-mail',
  confirmText: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
  confirm: 'Confirmer l’adresse e-mail',
  confirmed: 'Votre adresse e-mail est confirmée.',
  goOn: 'Continuer vers le trading',
  deadLink:
    'Les liens des e-mails sont valables un jour et une fois, et un plus récent met fin aux ' +
    'précédents. Nous pouvons en envoyer un autre à la même adresse.',
  newLink: 'Envoyer un nouveau lien',
  help: 'Nous contacter',
  forgotTitle: 'Mot de passe oublié',
  forgotText:
    'Saisissez l’adresse e-mail de votre compte. Nous y envoyons un lien qui vous permet de ' +
    'choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  backToSignIn: 'Retour à la connexion',
  resetTitle: 'Réinitialiser le mot de passe',
  resetText:
    'Choisissez un nouveau mot de passe. Partout où vous êtes connecté, vous serez déconnecté.',
  reset: 'Définir le nouveau mot de passe',
  deadReset:
    'Les liens pour un nouveau mot de passe sont valables une heure et une fois, et un plus ' +
    'récent met fin aux précédents.',
  askAgain: 'Demander un nouveau lien',
  newEmailTitle: 'Changer votre adresse e-mail',
  newEmailText: 'Appuyez sur le bouton pour en faire l’adresse de votre compte.',
  newEmail: 'Utiliser cette adresse',
}
