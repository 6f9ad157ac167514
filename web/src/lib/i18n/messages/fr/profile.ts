// In French: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Modifier le profil',
  completeTitle: 'Complétez votre profil',
  completeText:
    'Quelques renseignements sur vous, comme la loi nous le demande. Cela prend une minute.',
  later: 'Plus tard',
  laterText: 'Vous pouvez trader sur la démo sans.',
  registrationOver:
    'Cette étape est faite, ou votre inscription a pris plus d’un jour. Connectez-vous pour ' +
    'voir ou terminer votre profil.',
  toSignIn: 'Se connecter',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'E-mail',
  emailHint: 'Votre adresse pour vous connecter.',
  changeEmail: 'Changer l’adresse e-mail',
  phone: 'Téléphone',
  optional: 'facultatif',
  phoneHint: 'Avec + et l’indicatif du pays, ou comme on le compose dans votre pays.',
  gender: 'Genre',
  genders: { male: 'Homme', female: 'Femme', others: 'Autre' },
  date_of_birth: 'Date de naissance',
  birthHint: 'Vous devez avoir 18 ans ou plus. Ensuite elle ne change qu’avec un document.',
  country: 'Pays',
  countryHint:
    'Nous ne prenons que des clients de ces pays. Si vous vivez ailleurs, vous pouvez ' +
    'utiliser la démo, qui ne demande pas de profil.',
  state: 'État ou région',
  city: 'Ville',
  address: 'Adresse',
  choose: 'Veuillez choisir',
  loadingCountries: 'Chargement des pays',
  noCountries: 'La liste des pays n’a pas pu être chargée.',
  retry: 'Réessayer',
  avatar: 'Image',
  noAvatar: 'Pas encore d’image',
  yourAvatar: 'Votre image',
  chooseAvatar: 'Choisir une image',
  removeAvatar: 'Retirer l’image',
  avatarHint: 'JPEG, PNG ou WebP, 2 Mo au plus. Elle est montrée en carré.',
  avatarLarge: 'L’image peut faire 2 Mo au plus.',
  avatarUnknown: 'Veuillez choisir une image JPEG, PNG ou WebP.',
  avatarNew: (name) => `${name} est montrée une fois que vous enregistrez.`,
  marked: 'Veuillez vérifier les champs marqués.',
  save: 'Enregistrer les changements',
  send: 'Enregistrer et continuer',
  working: 'Un instant',
  finish: 'Terminez votre profil',
  finishText: 'Il manque encore quelques renseignements sur vous.',
  dismiss: 'Pas maintenant',
}
