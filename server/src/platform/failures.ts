// Errors on their way to another thread or process, where they lose their class.

import { Outage } from './outage.ts'
import { WrongSetting } from './wrong-setting.ts'

export type Failure = { readonly name: string; readonly message: string }

export function failureOf(error: unknown): Failure {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
}

const classes: Readonly<Record<string, new (message: string) => Error>> = {
  Outage,
  DatabaseOutage: Outage,
  WrongSetting,
}

export function errorOf({ name, message }: Failure): Error {
  return new (classes[name] ?? Error)(message)
}
