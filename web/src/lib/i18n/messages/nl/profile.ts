// In Dutch: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Profiel wijzigen',
  completeTitle: 'Vul je profiel aan',
  completeText:
    'Een paar gegevens over jou die we volgens de wet moeten vragen. Het kost een minuut.',
  later: 'Later',
  laterText: 'Op de demo kun je ook zonder handelen.',
  registrationOver:
    'Deze stap is gedaan, of je registratie duurde langer dan een dag. Log in om je profiel te ' +
    'zien of af te maken.',
  toSignIn: 'Inloggen',
  firstname: 'Voornaam',
  lastname: 'Achternaam',
  email: 'E-mailadres',
  emailHint: 'Het adres waarmee je inlogt.',
  changeEmail: 'E-mailadres wijzigen',
  phone: 'Telefoonnummer',
  optional: 'niet verplicht',
  phoneHint: 'Met + en het landnummer, of zoals je het in je land draait.',
  gender: 'Geslacht',
  genders: { male: 'Man', female: 'Vrouw', others: 'Anders' },
  date_of_birth: 'Geboortedatum',
  birthHint: 'Je moet 18 jaar of ouder zijn. Later verandert dit alleen met een document.',
  country: 'Land',
  countryHint:
    'We nemen alleen klanten uit deze landen aan. Woon je elders, dan kun je de demo gebruiken; ' +
    'daar is geen profiel voor nodig.',
  state: 'Provincie of staat',
  city: 'Plaats',
  address: 'Adres',
  choose: 'Maak een keuze',
  loadingCountries: 'De landen worden geladen',
  noCountries: 'De lijst met landen kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  avatar: 'Afbeelding',
  noAvatar: 'Nog geen afbeelding',
  yourAvatar: 'Je afbeelding',
  chooseAvatar: 'Kies een afbeelding',
  removeAvatar: 'Afbeelding verwijderen',
  avatarHint: 'JPEG, PNG of WebP, hooguit 2 MB. Je ziet hem als vierkant.',
  avatarLarge: 'De afbeelding mag hooguit 2 MB groot zijn.',
  avatarUnknown: 'Kies een afbeelding in JPEG, PNG of WebP.',
  avatarNew: (name: string) => `${name} verschijnt zodra je opslaat.`,
  marked: 'Controleer de gemarkeerde velden.',
  save: 'Wijzigingen opslaan',
  send: 'Opslaan en verder',
  working: 'Een ogenblik',
  finish: 'Maak je profiel af',
  finishText: 'Er ontbreken nog een paar gegevens over jou.',
  dismiss: 'Niet nu',
}
