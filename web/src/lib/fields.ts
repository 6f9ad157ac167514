// The fields of a form as text, and what is wrong with them, by name.

export type Fields = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, string | undefined>>

/** A field that is not there reads as empty; files are left out. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}
