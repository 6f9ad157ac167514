// The fields of an answer kept ready, filled in for one conversation.

export type CannedFields = Readonly<Record<'client' | 'email' | 'me', string>>

/** What is no field of ours stays as it is written. */
export function filledIn(text: string, fields: CannedFields): string {
  return text.replace(/\{(client|email|me)\}/g, (_, name: keyof CannedFields) => fields[name])
}
