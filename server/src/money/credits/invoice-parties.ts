// Who an invoice is from and to, as they are when it is made: a line each.

import type { Client } from '#server/identity/clients/client.ts'
import type { StoredProfile } from '#server/identity/clients/profile.ts'
import type { Settings } from '#server/install/operators/settings.ts'

export function sellerOf({
  companyName,
  companyNumber,
  companyAddress,
  brandName,
}: Settings): string {
  return linesOf([companyName ?? brandName, companyAddress, companyNumber])
}

export function buyerOf(
  { firstname, lastname, id }: Client,
  profile: StoredProfile | undefined,
): string {
  const place = profile && [profile.city, profile.state].filter(Boolean).join(', ')
  return linesOf([
    `${firstname} ${lastname}`,
    profile?.address ?? null,
    place ?? null,
    profile?.country ?? null,
    `#${id}`,
  ])
}

const mostOf = 2_000

function linesOf(parts: readonly (string | null)[]): string {
  const lines = parts.filter((part) => part !== null && part !== '')
  return lines.join('\n').slice(0, mostOf)
}
