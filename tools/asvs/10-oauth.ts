// Chapter 10: OAuth and OpenID Connect, of which there is neither a server nor a client here.

import { type Answer, type Chapter, notOurs } from './answer.ts'

const none =
  'nobody signs in here by another service, nor elsewhere by this one; programs use personal tokens'

const asked: Readonly<Record<string, string>> = {
  '10.1.1': 'tokens go only to what needs them',
  '10.1.2': 'answers of a sign-in elsewhere are for whoever began it',
  '10.2.1': 'a sign-in elsewhere cannot be forged across sites',
  '10.2.2': 'servers that sign in are not mixed up',
  '10.3.1': 'access tokens are for this service',
  '10.3.2': 'what a token allows is looked at',
  '10.3.3': 'whose a token is does not change hands',
  '10.3.4': 'how strongly somebody signed in is looked at',
  '10.4.1': 'addresses to return to are known beforehand',
  '10.4.2': 'codes of another service count once',
  '10.4.3': 'codes of another service end soon',
  '10.4.4': 'each client uses its own grants',
  '10.4.5': 'refresh tokens that are shown again are noticed',
  '10.4.6': 'codes are of use to whoever asked for them alone',
  '10.4.7': 'clients that register themselves are looked at',
  '10.4.8': 'refresh tokens end for good',
  '10.4.9': 'people can take tokens back',
  '10.4.10': 'clients with secrets show them',
  '10.4.11': 'clients have the scopes they need',
  '10.5.1': 'ID tokens are not replayed',
  '10.5.2': 'people are known by what does not change',
  '10.5.3': 'another issuer is not taken for the known one',
  '10.5.4': 'ID tokens are for this client',
  '10.5.5': 'signing out from behind is not misused',
  '10.6.1': 'response modes are of a list',
  '10.6.2': 'nobody is signed out by force',
  '10.7.1': 'people agree to what is asked for them',
  '10.7.2': 'people read what they agree to',
  '10.7.3': 'people can take their word back',
}

export const oauth: Chapter = {
  number: 10,
  title: 'OAuth and OpenID Connect',
  answers: Object.fromEntries(
    Object.entries(asked).map(([id, asks]): [string, Answer] => [id, notOurs(asks, none)]),
  ),
}
