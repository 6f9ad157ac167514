// Passkeys in the browser. What speaks to it is loaded with the first use.

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Assertion, NewCredential } from '#contract/shared/second-factors.ts'

/** What the server asks for, as the standard writes it. */
type Asked = { readonly challenge: string }

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Lets a passkey sign; undefined when the client thought better of it. */
export async function signWithPasskey(asked: Asked): Promise<Assertion | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = asked as PublicKeyCredentialRequestOptionsJSON
  const signed = await unlessCancelled(startAuthentication({ optionsJSON }))
  if (!signed) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response
  const response = { clientDataJSON, authenticatorData, signature }
  return {
    id: signed.id,
    rawId: signed.rawId,
    type: 'public-key',
    response: userHandle === undefined ? response : { ...response, userHandle },
  }
}

/** Makes a new one; undefined when the client thought better of it. */
export async function makePasskey(asked: Asked): Promise<NewCredential | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = asked as Parameters<typeof startRegistration>[0]['optionsJSON']
  const made = await unlessCancelled(startRegistration({ optionsJSON }))
  if (!made) return undefined
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** Browsers do not tell a client's "no" from having found no passkey. */
async function unlessCancelled<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAllowedError') return undefined
    throw error
  }
}
