// In Dutch: personal data that is masked, and having it shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { personal as english } from '../personal.ts'

export const personal: Messages<typeof english> = {
  fields: {
    name: 'naam',
    email: 'e-mailadres',
    phone: 'telefoonnummer',
    address: 'adres',
    date_of_birth: 'geboortedatum',
    bank_account: 'bankrekening',
    wallet: 'walletadres',
  },
  none: 'Niet opgegeven',
  reveal: 'Toon',
  revealOf: (field: string) => `Toon: ${field}`,
  until: (time: string) => `zichtbaar tot ${time}`,
  hide: 'Verberg',
  reasonFor: (field: string) => `Waarom moet je dit lezen (${field})? Het wordt vastgelegd`,
  show: 'Toon 10 minuten',
}
