// JSON that is made once for all who are told of it.

declare const of: unique symbol

/** The JSON of a T. */
export type Json<T> = string & { readonly [of]: T }

export function jsonOf<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>
}

/** The JSON of these fields, of which there is at least one, and of `value` under its name. */
export function jsonWith<Fields extends object, Name extends string, T>(
  fields: Fields,
  name: Name,
  value: Json<T>,
): Json<Fields & Record<Name, T>> {
  return `${JSON.stringify(fields).slice(0, -1)},"${name}":${value}}` as never
}
