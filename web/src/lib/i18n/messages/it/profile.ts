// In Italian: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Modifica profilo',
  completeTitle: 'Completa il tuo profilo',
  completeText: 'Alcuni dati su di te, come ci chiede la legge. Ci vuole un minuto.',
  later: 'Più tardi',
  laterText: 'Sulla demo puoi operare anche senza.',
  registrationOver:
    'Questo passo è fatto, o la tua registrazione è durata più di un giorno. Accedi per ' +
    'vedere o finire il tuo profilo.',
  toSignIn: 'Accedi',
  firstname: 'Nome',
  lastname: 'Cognome',
  email: 'Indirizzo e-mail',
  emailHint: 'Il tuo indirizzo per accedere.',
  changeEmail: 'Cambia e-mail',
  phone: 'Telefono',
  optional: 'facoltativo',
  phoneHint: 'Con + e il prefisso del paese, o come si compone nel tuo paese.',
  gender: 'Genere',
  genders: { male: 'Uomo', female: 'Donna', others: 'Altro' },
  date_of_birth: 'Data di nascita',
  birthHint: 'Devi avere 18 anni o più. In seguito cambia solo con un documento.',
  country: 'Paese',
  countryHint:
    'Accettiamo clienti solo da questi paesi. Se vivi altrove puoi usare la demo, che non ' +
    'richiede un profilo.',
  state: 'Provincia o stato',
  city: 'Città',
  address: 'Indirizzo',
  choose: 'Scegli',
  loadingCountries: 'Caricamento dei paesi',
  noCountries: 'Non è stato possibile caricare l’elenco dei paesi.',
  retry: 'Riprova',
  avatar: 'Immagine',
  noAvatar: 'Ancora nessuna immagine',
  yourAvatar: 'La tua immagine',
  chooseAvatar: 'Scegli un’immagine',
  removeAvatar: 'Rimuovi l’immagine',
  avatarHint: 'JPEG, PNG o WebP, al massimo 2 MB. Viene mostrata quadrata.',
  avatarLarge: 'L’immagine può avere al massimo 2 MB.',
  avatarUnknown: 'Scegli un’immagine JPEG, PNG o WebP.',
  avatarNew: (name) => `${name} viene mostrata quando salvi.`,
  marked: 'Controlla i campi segnati.',
  save: 'Salva le modifiche',
  send: 'Salva e continua',
  working: 'Un momento',
  finish: 'Finisci il tuo profilo',
  finishText: 'Mancano ancora alcuni dati su di te.',
  dismiss: 'Non ora',
}
