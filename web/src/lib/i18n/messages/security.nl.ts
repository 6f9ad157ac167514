// In Dutch: second factors, sessions and what happened to the account.

import type { Messages } from '../messages.ts'
import type { security as english } from './security.ts'

export const security: Messages<typeof english> = {
  title: 'Beveiliging',
  lead: 'Wat je account naast het wachtwoord beschermt, en wie er is ingelogd.',
  off: 'Uit',
  on: 'Aan',
  working: 'Een ogenblik',
  cancel: 'Annuleren',

  totpTitle: 'Authenticator-app',
  totpWhat: 'Een app op je telefoon toont elke halve minuut een nieuwe code van zes cijfers.',
  totpAdd: 'Een app toevoegen',
  totpScan:
    'Scan deze afbeelding met je app, of typ de sleutel erin. Vul daarna de code van de app in.',
  totpPicture: 'De sleutel als afbeelding voor je app',
  totpKey: 'Sleutel',
  totpOpen: 'Openen in een app op dit apparaat',
  totpConfirm: 'Aanzetten',
  totpRemove: 'De app verwijderen',
  totpRemoveText: 'Vul een code van de app in, of een herstelcode. Andere sessies eindigen dan.',
  code: 'Code',
  appCode: 'Code van de app',

  codesTitle: 'Herstelcodes',
  codesWhat: 'Voor als je je telefoon of je passkey kwijt bent. Elke code werkt één keer.',
  codesLeft: (left: number) => (left === 1 ? 'Nog 1 code' : `Nog ${left} codes`),
  codesNone: 'Je krijgt ze bij je eerste authenticator-app of passkey.',
  codesNew: 'Nieuwe codes maken',
  codesShown: 'Bewaar deze op een veilige plek. We kunnen ze niet nog eens tonen.',
  codesCopy: 'Kopiëren',
  codesCopied: 'Je herstelcodes zijn gekopieerd.',
  codesKept: 'Ik heb ze bewaard',

  passkeysTitle: 'Passkeys',
  passkeysWhat:
    'Log in met je vinger, je gezicht of een beveiligingssleutel. Niets te typen of te vergeten.',
  passkeysNone: 'Je hebt nog geen passkey.',
  passkeysUnknown: 'Deze browser kent geen passkeys.',
  passkeyAdd: 'Een passkey toevoegen',
  passkeyName: 'Naam',
  passkeyNameHint: 'Zodat je hem herkent, bijvoorbeeld "Mijn telefoon".',
  nameMissing: 'Vul een naam in',
  passkeyMake: 'De passkey maken',
  passkeyCancelled: 'Er is geen passkey gemaakt. Probeer het opnieuw.',
  added: (date: string) => `Toegevoegd op ${date}`,
  used: (date: string) => `laatst gebruikt op ${date}`,
  neverUsed: 'nog niet gebruikt',
  rename: 'Naam wijzigen',
  save: 'Opslaan',
  remove: 'Verwijderen',

  proveTitle: 'Bevestig dat jij het bent',
  password: 'Wachtwoord',
  codeHint: 'De zes cijfers van je authenticator-app, of een herstelcode.',
  usePasskey: 'Een passkey gebruiken',
  goOn: 'Verder',

  sessionsTitle: 'Waar je bent ingelogd',
  onSystem: ' op ',
  thisOne: 'deze',
  since: (date: string) => `Sinds ${date}`,
  end: 'Uitloggen',
  endOf: (device: string) => `${device} uitloggen`,
  endOthers: 'Overal elders uitloggen',

  devicesTitle: 'Browsers die we kennen',
  devicesWhat: 'Logt iemand in met een andere browser, dan krijg je een e-mail.',
  devicesNone: 'We kennen geen browser van jou.',
  forget: 'Vergeten',
  forgetOf: (label: string) => `${label} vergeten`,

  eventsTitle: 'Wat er is gebeurd',
  eventsNone: 'Er is nog niets gebeurd.',
  eventsFailed: 'Dit kon niet worden geladen.',
  more: 'Oudere tonen',
  by: { you: '', system: 'door het systeem', staff: 'door de klantenservice' },
  utc: 'Tijden zijn in UTC.',
}
