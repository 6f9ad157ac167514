// In German: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Profil ändern',
  completeTitle: 'Vervollständige dein Profil',
  completeText:
    'Ein paar Angaben zu dir, wie das Gesetz sie von uns verlangt. Es dauert eine Minute.',
  later: 'Später',
  laterText: 'Auf der Demo kannst du ohne handeln.',
  registrationOver:
    'Dieser Schritt ist getan, oder deine Registrierung hat länger als einen Tag gedauert. ' +
    'Melde dich an, um dein Profil zu sehen oder zu beenden.',
  toSignIn: 'Anmelden',
  firstname: 'Vorname',
  lastname: 'Nachname',
  email: 'E-Mail',
  emailHint: 'Deine Adresse zum Anmelden.',
  changeEmail: 'E-Mail-Adresse ändern',
  phone: 'Telefon',
  optional: 'freiwillig',
  phoneHint: 'Mit + und der Landesvorwahl, oder wie sie in deinem Land gewählt wird.',
  gender: 'Geschlecht',
  genders: { male: 'Männlich', female: 'Weiblich', others: 'Andere' },
  date_of_birth: 'Geburtsdatum',
  birthHint: 'Du musst 18 oder älter sein. Später ändert es sich nur mit einem Dokument.',
  country: 'Land',
  countryHint:
    'Wir nehmen nur Kunden aus diesen Ländern an. Lebst du anderswo, kannst du die Demo ' +
    'benutzen, die kein Profil braucht.',
  state: 'Bundesland oder Region',
  city: 'Ort',
  address: 'Anschrift',
  choose: 'Bitte wählen',
  loadingCountries: 'Die Länder werden geladen',
  noCountries: 'Die Liste der Länder konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  avatar: 'Bild',
  noAvatar: 'Noch kein Bild',
  yourAvatar: 'Dein Bild',
  chooseAvatar: 'Bild wählen',
  removeAvatar: 'Bild entfernen',
  avatarHint: 'JPEG, PNG oder WebP, höchstens 2 MB. Es wird quadratisch gezeigt.',
  avatarLarge: 'Das Bild darf höchstens 2 MB haben.',
  avatarUnknown: 'Bitte wähle ein Bild in JPEG, PNG oder WebP.',
  avatarNew: (name) => `${name} wird gezeigt, sobald du speicherst.`,
  marked: 'Bitte prüfe die markierten Felder.',
  save: 'Änderungen speichern',
  send: 'Speichern und weiter',
  working: 'Einen Augenblick',
  finish: 'Beende dein Profil',
  finishText: 'Einige Angaben zu dir fehlen noch.',
  dismiss: 'Nicht jetzt',
}
