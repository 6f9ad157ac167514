// What messages of a webhook are signed with, sealed for this webhook of this client and no other.

import type { ClientId } from '#kernel/ids.ts'
import type { Seal } from '#server/platform/seal.ts'

type Place = { readonly id: string; readonly clientId: ClientId }

function placeOf({ id, clientId }: Place): string {
  return `webhook:${id}:${clientId}`
}

export function sealSecret(seal: Seal, place: Place, secret: Uint8Array): Buffer {
  return seal.seal(secret, placeOf(place))
}

export function unsealSecret(seal: Seal, place: Place, sealed: Uint8Array): Buffer {
  return seal.unseal(sealed, placeOf(place))
}
