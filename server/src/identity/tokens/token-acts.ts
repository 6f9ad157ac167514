// In which forms it is told that a personal token of a client was made or revoked.

import { act } from '../clients/told-act.ts'
import type { ApiToken } from './token.ts'
import { tokenMadeLetter } from './token-letters.ts'

const details = ({ id, name, scopes }: ApiToken) => ({ token: id, name, scopes: scopes.join(', ') })

export const tokenActs = {
  made: act<ApiToken>({
    event: 'api_token_made',
    details,
    letter: (client, { name, scopes }) => tokenMadeLetter(client, { name, scopes }),
  }),
  revoked: act<ApiToken>({ event: 'api_token_revoked', details }),
}
