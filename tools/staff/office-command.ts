// Commands about the install itself: its settings.

export type OfficeCommand =
  | { readonly kind: 'settings' }
  | { readonly kind: 'set'; readonly name: string; readonly value: string; readonly by: string }

type Problem = { readonly problem: string }

/** Undefined where it is a command about something else. `values` are the options given. */
export function officeCommandOf(
  words: readonly string[],
  values: { readonly as?: string },
): OfficeCommand | Problem | undefined {
  const [topic, verb, ...rest] = words
  const name = `${topic} ${verb}`
  if (name === 'settings list') {
    const [strange] = [...Object.keys(values).map((option) => `--${option}`), ...rest]
    if (strange !== undefined) return { problem: `${strange} is not for "${name}".` }
    return { kind: 'settings' }
  }
  return name === 'settings set' ? setOf(rest, values) : undefined
}

function setOf(
  words: readonly string[],
  values: { readonly as?: string },
): OfficeCommand | Problem {
  const [name, value, ...rest] = words
  const strange = Object.keys(values).find((option) => option !== 'as')
  if (strange) return { problem: `--${strange} is not for "settings set".` }
  if (name === undefined || value === undefined) {
    return { problem: 'Say which setting, and its value: settings set NAME VALUE' }
  }
  if (rest.length > 0) return { problem: 'A value with blanks in it has to be quoted.' }
  const by = values.as?.trim()
  return by ? { kind: 'set', name, value, by } : { problem: 'Say who acts: --as ADDRESS' }
}

/** What was typed may be JSON, as in `null` and `["NL"]`, or a text as it stands. */
export function readingsOf(typed: string): readonly unknown[] {
  try {
    return [JSON.parse(typed), typed]
  } catch {
    return [typed]
  }
}
