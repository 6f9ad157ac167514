// What people typed cannot steer a terminal.

import type { KeptReason } from '#server/identity/clients/reason.ts'

export function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '?')
}

/** With its code, where the system gave it. */
export function reasonShown({ text, code }: KeptReason): string {
  return code === null ? shown(text) : `${shown(text)} (${code})`
}
