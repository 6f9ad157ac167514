// In which forms it is told that a second factor of a client came, went or was used.

import { type Act, act } from '../clients/told-act.ts'
import { type FactorNews, factorLetter } from './factor-letters.ts'

export type FactorDetails = Readonly<Record<string, string | number>>

function told(kind: FactorNews): Act<FactorDetails> {
  return act<FactorDetails>({
    event: kind,
    details: (details) => details,
    letter: (client) => factorLetter(kind)(client),
  })
}

export const factorActs: Readonly<Record<FactorNews, Act<FactorDetails>>> = {
  totp_added: told('totp_added'),
  totp_removed: told('totp_removed'),
  passkey_added: told('passkey_added'),
  passkey_removed: told('passkey_removed'),
  recovery_codes_made: told('recovery_codes_made'),
  recovery_code_used: told('recovery_code_used'),
}
