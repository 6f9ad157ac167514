// In Dutch: at the office's door.

import type { Messages } from '#contract/shared/messages.ts'
import type { door as english } from '../door.ts'

export const door: Messages<typeof english> = {
  title: 'Inloggen',
  office: 'kantoor',
  email: 'E-mail',
  password: 'Wachtwoord',
  code: 'Code van je authenticator-app',
  codeHint: 'Zes cijfers; elke code telt één keer.',
  noAppYet: 'Laat dit leeg zolang je nog geen app hebt ingesteld.',
  usePasskey: 'Met een toegangssleutel',
  signIn: 'Inloggen',
  invitedTitle: 'Binnenkomen',
  invitedHelp:
    'Een collega heeft je uitgenodigd. Kies een naam en een wachtwoord; daarna stel je een ' +
    'tweede factor in.',
  setUpTitle: 'De eerste medewerker',
  setUpHelp:
    'Hier werkt nog niemand. Je krijgt alle rollen; geef collega’s de hunne voordat je live gaat.',
  invitation: 'Uitnodiging',
  word: 'Woord dat de server heeft afgedrukt',
  name: 'Naam, zoals collega’s en het logboek die tonen',
  confirmPassword: 'Wachtwoord nogmaals',
  comeIn: 'Binnenkomen',
  haveInvitation: 'Ik ben uitgenodigd',
  haveAccount: 'Ik ben hier eerder geweest',
  factorTitle: 'Een tweede factor instellen',
  factorHelp: 'Voeg dit toe aan je authenticator-app en typ de code die hij toont.',
  secret: 'In de app te typen',
  start: 'Het geheim tonen',
  finish: 'Voortaan gebruiken',
  proveTitle: 'Toon je tweede factor',
  proveHelp: 'Je hebt een nieuwe ingesteld sinds je hier bent ingelogd.',
  prove: 'Verder',
  signOut: 'Uitloggen',
}
