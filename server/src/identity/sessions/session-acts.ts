// In which forms it is told what happened to a client's sign-ins, password and address.

import type { Millis } from '#kernel/time.ts'
import { act } from '../clients/told-act.ts'
import {
  emailChangedLetter,
  guessedAtLetter,
  newDeviceLetter,
  passwordChangedLetter,
  reusedTokenLetter,
} from './session-letters.ts'

type Ended = { readonly sessionsEnded: number }

export const sessionActs = {
  tokenReused: act<object>({
    event: 'token_reused',
    details: () => ({}),
    letter: reusedTokenLetter,
  }),
  guessedAt: act<object>({ event: 'guessed_at', details: () => ({}), letter: guessedAtLetter }),
  signedInNewDevice: act<{ readonly browser: string; readonly at: Millis }>({
    event: 'signed_in_new_device',
    details: ({ browser }) => ({ browser }),
    letter: newDeviceLetter,
  }),
  passwordChanged: act<Ended & { readonly byLink: boolean; readonly tokensRevoked: number }>({
    event: 'password_changed',
    details: ({ byLink, sessionsEnded, tokensRevoked }) => ({
      by_link: byLink,
      sessions_ended: sessionsEnded,
      tokens_revoked: tokensRevoked,
    }),
    letter: passwordChangedLetter,
  }),
  emailChanged: act<Ended>({
    event: 'email_changed',
    details: ({ sessionsEnded }) => ({ sessions_ended: sessionsEnded }),
    letter: emailChangedLetter,
  }),
}
