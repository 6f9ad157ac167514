// The fields of a form as text, and what is wrong with them, by name.

export type Fields = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, string | undefined>>

/** What is sent, or what is wrong with it. What is said of the whole form has no name. */
export type Checked<Body> = { readonly value: Body } | { readonly errors: Errors }

/** A field that is not there reads as empty; files are left out. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** What is said about two fields at once stands at the second, and goes with either. */
const pairs: Readonly<Record<string, string>> = { password: 'confirmPassword' }

/** What remains said when this field is edited. */
export function without(errors: Errors, edited: string): Errors {
  const gone = [edited, pairs[edited], '']
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.includes(field)))
}
