// In Dutch: a member's own passkeys.

import type { Messages } from '#contract/shared/messages.ts'
import type { passkeys as english } from '../passkeys.ts'

export const passkeys: Messages<typeof english> = {
  title: 'Je toegangssleutels',
  help: 'Een toegangssleutel toont je tweede factor zonder code. Je app blijft ernaast werken.',
  appFirst: 'Stel eerst een authenticator-app in',
  none: 'Je hebt er nog geen.',
  add: 'Toegangssleutel toevoegen',
  make: 'Maken',
  name: 'Naam',
  nameHint: 'Waaraan je hem herkent: bijvoorbeeld het apparaat waar hij op staat.',
  nameMissing: 'Geef hem een naam.',
  added: 'Toegevoegd',
  used: 'Laatst gebruikt',
  never: 'nooit',
  rename: 'Hernoemen',
  remove: 'Verwijderen',
}
